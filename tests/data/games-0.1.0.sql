BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE drafts (
	game VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	moves TEXT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "drafts" VALUES('jlLiWOmgKFEfChDZlH6uQg',2,'["upgrade A7 to TP"]');
CREATE TABLE games (
	id VARCHAR(22) NOT NULL, 
	created FLOAT NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	preset VARCHAR(60) NOT NULL, 
	setup TEXT NOT NULL, 
	pace INTEGER NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	waiting VARCHAR(8) NOT NULL, 
	changes INTEGER NOT NULL, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('jlLiWOmgKFEfChDZlH6uQg',1.79498877109239625927e+09,'Base with a wish','standard','{
 "mystica": "setup",
 "version": 3,
 "setup": {
  "players": 3,
  "map": "base",
  "map_rows": [],
  "profile": "official",
  "options": {
   "promo-bonus": "false",
   "promo-towns": "false",
   "temple-tile": "false",
   "turn-order": "clockwise",
   "fire-and-ice": "false",
   "final-tile": "off",
   "merchants": "false",
   "merchants-ships": "false",
   "merchants-tiles": "false",
   "merchants-canals": "false",
   "merchants-cards-first": "false",
   "vp": "flat",
   "factions": "choice",
   "leech": "at-once",
   "unanswered-leech": "answer-first",
   "leech-without-room": "skipped",
   "reaction-step": "at-once",
   "refused-power": "true",
   "spade-rewards": "used",
   "conversions": "around-action",
   "sacrifice": "for-a-use",
   "coins-to-vp": "final",
   "free-spades": "home-first",
   "fixed-spades-target": "home",
   "keys-short": "choice",
   "cult-spades-order": "next-round",
   "token-loss": "choice"
  },
  "scoring": ["SCORE7", "SCORE4", "SCORE1", "SCORE5", "SCORE3", "SCORE2"],
  "bonus": ["BON1", "BON3", "BON4", "BON7", "BON8", "BON9"],
  "factions": [],
  "colours": [],
  "dwellings": [],
  "final_tile": "",
  "start_vp": {},
  "seed": 11
 },
 "facts": {}
}
',0,'d5f1c083dd7014fd74f659778e7ee3019abc111ed69eedc9a3bae8a841c96aca','open','person',32,1.79498877150439071657e+09);
INSERT INTO "games" VALUES('kNMAkr9mNbVjMbTjvEODLg',1.79498877154156756402e+09,'All boxes','everything','{
 "mystica": "setup",
 "version": 3,
 "setup": {
  "players": 4,
  "map": "base",
  "map_rows": [],
  "profile": "official",
  "options": {
   "promo-bonus": "true",
   "promo-towns": "true",
   "temple-tile": "true",
   "turn-order": "passing",
   "fire-and-ice": "true",
   "final-tile": "draw",
   "merchants": "true",
   "merchants-ships": "false",
   "merchants-tiles": "false",
   "merchants-canals": "false",
   "merchants-cards-first": "false",
   "vp": "flat",
   "factions": "choice",
   "leech": "at-once",
   "unanswered-leech": "answer-first",
   "leech-without-room": "skipped",
   "reaction-step": "at-once",
   "refused-power": "true",
   "spade-rewards": "used",
   "conversions": "around-action",
   "sacrifice": "for-a-use",
   "coins-to-vp": "final",
   "free-spades": "home-first",
   "fixed-spades-target": "home",
   "keys-short": "choice",
   "cult-spades-order": "next-round",
   "token-loss": "choice"
  },
  "scoring": ["MSC05", "MSC07", "MSC06", "MSC10", "MSC04", "MSC03"],
  "bonus": ["BON1", "BON2", "BON3", "BON4", "BON10", "MBON3", "MBON4"],
  "factions": [],
  "colours": [],
  "dwellings": [],
  "final_tile": "stronghold-sanctuary",
  "start_vp": {},
  "seed": 5
 },
 "facts": {}
}
',0,'15fe5b2c9c793ee572169caf7637591cb4fc9653b53d2db75136712a528c6f7c','open','person',144,1.79498877369553732873e+09);
INSERT INTO "games" VALUES('0H6FNn2ThwU5O6IfvotQPw',1.79498877370636868481e+09,'Finished','standard','{
 "mystica": "setup",
 "version": 3,
 "setup": {
  "players": 2,
  "map": "base",
  "map_rows": [],
  "profile": "official",
  "options": {
   "promo-bonus": "false",
   "promo-towns": "false",
   "temple-tile": "false",
   "turn-order": "clockwise",
   "fire-and-ice": "false",
   "final-tile": "off",
   "merchants": "false",
   "merchants-ships": "false",
   "merchants-tiles": "false",
   "merchants-canals": "false",
   "merchants-cards-first": "false",
   "vp": "flat",
   "factions": "choice",
   "leech": "at-once",
   "unanswered-leech": "answer-first",
   "leech-without-room": "skipped",
   "reaction-step": "at-once",
   "refused-power": "true",
   "spade-rewards": "used",
   "conversions": "around-action",
   "sacrifice": "for-a-use",
   "coins-to-vp": "final",
   "free-spades": "home-first",
   "fixed-spades-target": "home",
   "keys-short": "choice",
   "cult-spades-order": "next-round",
   "token-loss": "choice"
  },
  "scoring": ["SCORE7", "SCORE5", "SCORE1", "SCORE8", "SCORE2", "SCORE6"],
  "bonus": ["BON1", "BON4", "BON6", "BON7", "BON8"],
  "factions": [],
  "colours": [],
  "dwellings": [],
  "final_tile": "",
  "start_vp": {},
  "seed": 3
 },
 "facts": {}
}
',0,'38a391c545d6ece91b424c622f76a65e564cb250621de3504ada4c271006e70b','over','nobody',76,1.7949887760353844166e+09);
INSERT INTO "games" VALUES('alQ1niW8txQJdydg9C-9hA',1.7949887760568802357e+09,'Closed','standard','{
 "mystica": "setup",
 "version": 3,
 "setup": {
  "players": 2,
  "map": "base",
  "map_rows": [],
  "profile": "official",
  "options": {
   "promo-bonus": "false",
   "promo-towns": "false",
   "temple-tile": "false",
   "turn-order": "clockwise",
   "fire-and-ice": "false",
   "final-tile": "off",
   "merchants": "false",
   "merchants-ships": "false",
   "merchants-tiles": "false",
   "merchants-canals": "false",
   "merchants-cards-first": "false",
   "vp": "flat",
   "factions": "choice",
   "leech": "at-once",
   "unanswered-leech": "answer-first",
   "leech-without-room": "skipped",
   "reaction-step": "at-once",
   "refused-power": "true",
   "spade-rewards": "used",
   "conversions": "around-action",
   "sacrifice": "for-a-use",
   "coins-to-vp": "final",
   "free-spades": "home-first",
   "fixed-spades-target": "home",
   "keys-short": "choice",
   "cult-spades-order": "next-round",
   "token-loss": "choice"
  },
  "scoring": ["SCORE6", "SCORE4", "SCORE1", "SCORE7", "SCORE8", "SCORE3"],
  "bonus": ["BON1", "BON2", "BON5", "BON6", "BON9"],
  "factions": [],
  "colours": [],
  "dwellings": [],
  "final_tile": "",
  "start_vp": {},
  "seed": 8
 },
 "facts": {}
}
',0,'36a3f353d2bff7f5b76a06a651c8a17c54523ac4825361e7be99e6c7cafe5974','closed','nobody',8,1.79498877612411260598e+09);
INSERT INTO "games" VALUES('-oiPzUOTPTQH5gEPYr-O8A',1.79498877613820123676e+09,'With bots','standard','{
 "mystica": "setup",
 "version": 3,
 "setup": {
  "players": 3,
  "map": "base",
  "map_rows": [],
  "profile": "official",
  "options": {
   "promo-bonus": "false",
   "promo-towns": "false",
   "temple-tile": "false",
   "turn-order": "clockwise",
   "fire-and-ice": "false",
   "final-tile": "off",
   "merchants": "false",
   "merchants-ships": "false",
   "merchants-tiles": "false",
   "merchants-canals": "false",
   "merchants-cards-first": "false",
   "vp": "flat",
   "factions": "choice",
   "leech": "at-once",
   "unanswered-leech": "answer-first",
   "leech-without-room": "skipped",
   "reaction-step": "at-once",
   "refused-power": "true",
   "spade-rewards": "used",
   "conversions": "around-action",
   "sacrifice": "for-a-use",
   "coins-to-vp": "final",
   "free-spades": "home-first",
   "fixed-spades-target": "home",
   "keys-short": "choice",
   "cult-spades-order": "next-round",
   "token-loss": "choice"
  },
  "scoring": ["SCORE2", "SCORE8", "SCORE1", "SCORE3", "SCORE7", "SCORE6"],
  "bonus": ["BON1", "BON2", "BON3", "BON6", "BON7", "BON9"],
  "factions": [],
  "colours": [],
  "dwellings": [],
  "final_tile": "",
  "start_vp": {},
  "seed": 21
 },
 "facts": {}
}
',0,'e0b62e83aedf9f53b75ca83e3b512b0f1e6ae5d402ff3f78336556e404684e48','open','person',50,1.7949887780330607891e+09);
INSERT INTO "games" VALUES('Kdvxy__2HsUEqH3EU2Duqw',1.7949887780589261055e+09,'First game','first-game','{
 "mystica": "setup",
 "version": 3,
 "setup": {
  "players": 3,
  "map": "base",
  "map_rows": [],
  "profile": "official",
  "options": {
   "promo-bonus": "false",
   "promo-towns": "false",
   "temple-tile": "false",
   "turn-order": "clockwise",
   "fire-and-ice": "false",
   "final-tile": "off",
   "merchants": "false",
   "merchants-ships": "false",
   "merchants-tiles": "false",
   "merchants-canals": "false",
   "merchants-cards-first": "false",
   "vp": "flat",
   "factions": "choice",
   "leech": "at-once",
   "unanswered-leech": "answer-first",
   "leech-without-room": "skipped",
   "reaction-step": "at-once",
   "refused-power": "true",
   "spade-rewards": "used",
   "conversions": "around-action",
   "sacrifice": "for-a-use",
   "coins-to-vp": "final",
   "free-spades": "home-first",
   "fixed-spades-target": "home",
   "keys-short": "choice",
   "cult-spades-order": "next-round",
   "token-loss": "choice"
  },
  "scoring": ["SCORE5", "SCORE7", "SCORE1", "SCORE6", "SCORE4", "SCORE8"],
  "bonus": ["BON1", "BON3", "BON4", "BON5", "BON6", "BON8"],
  "factions": ["witches", "nomads", "alchemists"],
  "colours": [],
  "dwellings": [["E9", "F4"], ["F3", "G4", "I7"], ["E5", "G5"]],
  "final_tile": "",
  "start_vp": {},
  "seed": null
 },
 "facts": {}
}
',0,'9e64457c211ed729b5a0a340de1ab449308564ede8e4df6e571e875a26478fa5','open','person',1,1.79498877806379556658e+09);
INSERT INTO "games" VALUES('jB1ZKo_13eUVHNUDTcH5sw',1.7949887780867185593e+09,'A bot is to move','standard','{
 "mystica": "setup",
 "version": 3,
 "setup": {
  "players": 2,
  "map": "base",
  "map_rows": [],
  "profile": "official",
  "options": {
   "promo-bonus": "false",
   "promo-towns": "false",
   "temple-tile": "false",
   "turn-order": "clockwise",
   "fire-and-ice": "false",
   "final-tile": "off",
   "merchants": "false",
   "merchants-ships": "false",
   "merchants-tiles": "false",
   "merchants-canals": "false",
   "merchants-cards-first": "false",
   "vp": "flat",
   "factions": "choice",
   "leech": "at-once",
   "unanswered-leech": "answer-first",
   "leech-without-room": "skipped",
   "reaction-step": "at-once",
   "refused-power": "true",
   "spade-rewards": "used",
   "conversions": "around-action",
   "sacrifice": "for-a-use",
   "coins-to-vp": "final",
   "free-spades": "home-first",
   "fixed-spades-target": "home",
   "keys-short": "choice",
   "cult-spades-order": "next-round",
   "token-loss": "choice"
  },
  "scoring": ["SCORE5", "SCORE7", "SCORE4", "SCORE6", "SCORE3", "SCORE8"],
  "bonus": ["BON1", "BON2", "BON3", "BON6", "BON9"],
  "factions": [],
  "colours": [],
  "dwellings": [],
  "final_tile": "",
  "start_vp": {},
  "seed": 22
 },
 "facts": {}
}
',5000,'55b9b117c1a835f73c7e3f15fc75f5daaaa5c865bec52a7ac196ae20d1ffebee','open','bot',3,1.79498877811776590346e+09);
CREATE TABLE seats (
	game VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	bot VARCHAR(60) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	claimed BOOLEAN NOT NULL, 
	automatic TEXT NOT NULL, advice BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('jlLiWOmgKFEfChDZlH6uQg',0,'Ann','','ea65950f30caf8328a1fba8866efaf0ae54e3f1f647bc614f1b401a22d33ca15',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('jlLiWOmgKFEfChDZlH6uQg',1,'Bob','','76bde9f86ea3763f63f25731aa13dd334b05a2c47eabbbe72e4976923b2a2fb0',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('jlLiWOmgKFEfChDZlH6uQg',2,'Cyd','','18ed3cc7e3140911065f8512d7760055cf8df5c61582467f28f1b6aa55b19c73',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('kNMAkr9mNbVjMbTjvEODLg',0,'Dan','','d23c174ae49bbc905ae62702f18f030e7dd2616fdc7428256105722b11320fcc',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('kNMAkr9mNbVjMbTjvEODLg',1,'Eve','','8b64a454989dd5a57676454e1a471339990502faa080f237a31e6159fefe8604',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('kNMAkr9mNbVjMbTjvEODLg',2,'Fay','','f5ab60d44ebaaf5b31781f71743cd0e6b9ad72f5a8c47f69a0078ea365066b61',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('kNMAkr9mNbVjMbTjvEODLg',3,'Gus','','e9fea9ed3f446dd5db74b0aea4bcffcd128c3533d46b96ea71a83cc9535cb559',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('0H6FNn2ThwU5O6IfvotQPw',0,'Hal','','fc273eb4d20860f9be12bfe9a7aa10c9328196de100b9e877028b12f1aa71c05',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('0H6FNn2ThwU5O6IfvotQPw',1,'','novice','032e8a74f0648efab7edec4e7e3e57e5aa6259c3b08d1f25624fe2beb2f2a0ee',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('alQ1niW8txQJdydg9C-9hA',0,'','','0cdca88a8929cea9ecd5e2db2011b867c01b5f3f9fb0742727862f3f534fce20',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('alQ1niW8txQJdydg9C-9hA',1,'','','e0d6a64dc8f5b044e5b53070d379f2b51b7f7445e1fa6ec8970b6c1f85b9d8ef',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('-oiPzUOTPTQH5gEPYr-O8A',0,'Ida','','4a7e1685961564a298223775fedac4cfcbaf6b26a1f219fea05aed56033d9e7c',1,'{"take":2,"refuse":4,"helping":false,"no_waste":false,"end_turn":true}',1);
INSERT INTO "seats" VALUES('-oiPzUOTPTQH5gEPYr-O8A',1,'','casual','f022045c7671fd4dcf0d4e1c4f9e19fcd59d57c0515c0446c654f6834ee4d99c',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('-oiPzUOTPTQH5gEPYr-O8A',2,'','novice','7dd65411b13e29336d6798f152c4fcf3703efabd3feae04428896696ab8ac01c',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('Kdvxy__2HsUEqH3EU2Duqw',0,'','','d919fa0a04a8c5c62b55fe3a56b8dbf20f0fd914713f93ecf4b3fd77d655b38f',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('Kdvxy__2HsUEqH3EU2Duqw',1,'','','e47e32b1ad03686067d5880076ea96d6767a49d35c5a7c5b37586fa2c816afb3',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('Kdvxy__2HsUEqH3EU2Duqw',2,'','','0598733ab1376ad22f6930f4372cdf91d31e7a0eadde1ed21a02679c3914dbcf',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('jB1ZKo_13eUVHNUDTcH5sw',0,'Jon','','20674bcb0e6e05f03f7b1d6cfda2575a5dcce9e29a68391e729c5428a75037d3',1,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('jB1ZKo_13eUVHNUDTcH5sw',1,'','novice','8669fe9d077f6f340e4ae17fdcd3d67227625ef9c83ba249af8849bc14f236d4',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
CREATE TABLE turns (
	game VARCHAR(22) NOT NULL, 
	ply INTEGER NOT NULL, 
	kind VARCHAR(4) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	back_to INTEGER, 
	automatic BOOLEAN NOT NULL, 
	hash VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (game, ply), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',1,'turn',0,'setup darklings',NULL,0,'f607d9553fca65fb',1.79498877113756585117e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',2,'turn',1,'setup witches',NULL,0,'8930e6cb4aff8ab8',1794988771.1543);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',3,'turn',2,'setup cultists',NULL,0,'2747f0bf2dd150fb',1.79498877116459488872e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',4,'turn',0,'build E10',NULL,0,'75b93004132c5f8f',1.79498877118013572696e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',5,'turn',1,'build A10',NULL,0,'40a1d47bcd124cb9',1.79498877119004130367e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',6,'turn',2,'build H7',NULL,0,'e7f9890deb124254',1.79498877120186185836e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',7,'turn',2,'build A7',NULL,0,'b8ac8900952e0e8e',1.79498877121568465231e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',8,'turn',1,'build A3',NULL,0,'b966a14ab627ce53',1.79498877125064826018e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',9,'turn',0,'build G5',NULL,0,'c3fdc8a77ca99e03',1.79498877130098938945e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',10,'turn',2,'pass BON9',NULL,0,'e9330e2339389355',1.7949887713490219116e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',11,'turn',1,'pass BON1',NULL,0,'d521c7fcb6142949',1.79498877139677071564e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',12,'turn',0,'pass BON8',NULL,0,'354b7c34bb6186ba',1.7949887714109253883e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',13,'turn',0,'send p to air for 3. done',NULL,0,'ab18a5e123c621e1',1.79498877143441581722e+09);
INSERT INTO "turns" VALUES('jlLiWOmgKFEfChDZlH6uQg',14,'turn',1,'transform B5 to blue. done',NULL,0,'b0b67e3561cca7da',1.79498877145800805098e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',1,'turn',0,'setup riverwalkers. pick-color gray',NULL,0,'cb96e88e88b00dba',1.79498877158326268195e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',2,'turn',1,'setup giants',NULL,0,'9b9ec18d51bc6b3a',1.7949887715956349373e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',3,'turn',2,'setup witches',NULL,0,'4bb8b83c3b5a9755',1.79498877161454725272e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',4,'turn',3,'setup cultists',NULL,0,'dad6deb62d5dfca6',1.79498877163462209703e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',5,'turn',0,'build C2',NULL,0,'acbc4e48261d7406',1.79498877165059661864e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',6,'turn',1,'build D7',NULL,0,'104db6c248337fda',1.79498877166639614105e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',7,'turn',2,'build I6',NULL,0,'531db554e69da8e9',1.7949887716816577912e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',8,'turn',3,'build F5',NULL,0,'7a31e43e420f5d0f',1.79498877169663619999e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',9,'turn',3,'build E6',NULL,0,'ea65acabb3c04525',1.79498877170630526545e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',10,'turn',2,'build C4',NULL,0,'540a03b88953b2b1',1.79498877172156286238e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',11,'turn',1,'build D4',NULL,0,'4c58ea723e38571b',1.79498877173121023178e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',12,'turn',0,'build E7',NULL,0,'f7595b244e8e7e94',1.79498877174225234983e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',13,'turn',0,'dock E7',NULL,0,'efaf98a7ceec9de0',1.79498877175290012363e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',14,'turn',1,'dock D4',NULL,0,'67c6b6fdf58fabac',1.79498877176489567758e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',15,'turn',2,'dock I6',NULL,0,'560a99b2cbc0e372',1.79498877181957983972e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',16,'turn',3,'dock F5',NULL,0,'5c731fa0d90d55c5',1794988771.86916);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',17,'turn',3,'pass BON10',NULL,0,'8cb898b3ea764acd',1.79498877190865254406e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',18,'turn',2,'pass BON2',NULL,0,'68efef289a775219',1.79498877196507310863e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',19,'turn',1,'pass BON3',NULL,0,'8a415245819c7fae',1.79498877198832702635e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',20,'turn',0,'pass BON1',NULL,0,'1d502d993ac4b6d1',1.7949887720111584663e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',21,'turn',0,'pass BON4. done',NULL,0,'e9ba0c4ddfb1de10',1.7949887720359218121e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',22,'turn',1,'transform E9 to red. done',NULL,0,'732e57586713fa04',1.79498877207432651521e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',23,'turn',2,'transform D6 to gray. done',NULL,0,'381b5412a900dcc7',1.79498877211024188997e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',24,'turn',3,'burn 5. convert 5pw to 1p. send p to fire for 2. done',NULL,0,'cb571979bb7b71f4',1.79498877216612100606e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',25,'turn',1,'burn 3. action ACT2. done',NULL,0,'c08a919acca64a13',1.79498877221886754028e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',26,'turn',2,'action BON2. +fire. done',NULL,0,'8f54ff1ada44ca9a',1.79498877223891711235e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',27,'turn',3,'transform E5 to brown. done. done',NULL,0,'a822cf1f4ecfa270',1.7949887722578876019e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',28,'turn',1,'send p to air for 1',NULL,0,'7ce33b992bed8739',1.79498877231337141983e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',29,'turn',2,'transform I5 to gray. done',NULL,0,'e0f619b50cfd3a70',1.79498877232679343229e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',30,'turn',3,'build E5. done',NULL,0,'5ac255c78a603233',1.79498877234295845027e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',31,'turn',1,'pass BON1',NULL,0,'14f5e37672e4d41e',1.79498877237902951242e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',32,'turn',2,'pass BON3. done',NULL,0,'0db332a5602e87e5',1.79498877243413829801e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',33,'turn',3,'upgrade F5 to TP',NULL,0,'cb15b400e3b2e3b0',1.79498877245068383214e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',34,'turn',3,'pass MBON3',NULL,0,'9000c1229d7c173f',1.79498877246686053274e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',35,'turn',3,'ship r24',NULL,0,'ed4d91c5257ff017',1.79498877248174858092e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',36,'turn',0,'upgrade E7 to TP',NULL,0,'5f50bad4c6edf1bd',1.79498877253105473513e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',37,'turn',1,'leech 1 from riverwalkers',NULL,1,'066a6a0a36a9b3ef',1.794988772539440155e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',38,'turn',3,'leech 1 from riverwalkers',NULL,1,'0d0d6ece9ae0bb7c',1.79498877254828214647e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',39,'turn',0,'done',NULL,1,'0d150d7928906990',1.79498877255774021144e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',40,'turn',1,'action BON1. transform E10 to red. done',NULL,0,'a58ca7f97c093d83',1.79498877260593628878e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',41,'turn',2,'transform D6 to green. done',NULL,0,'77cf797c5ffe02c7',1.79498877264891195295e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',42,'turn',3,'transform G4 to brown. build G4. done',NULL,0,'8593bc78f8173fa0',1.79498877270769381523e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',43,'turn',0,'pass MBON4. done',NULL,0,'9043faab94e29a67',1.79498877276010870935e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',44,'turn',1,'pass BON4. done',NULL,0,'c3de928f4359ff9d',1.79498877278420662876e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',45,'turn',2,'pass BON2. done',NULL,0,'8bc3b07a74da0a53',1.79498877279905533783e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',46,'turn',3,'pass BON3. done',NULL,0,'d743e82956bb8721',1.79498877281613302228e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',47,'turn',0,'burn 3. action ACT1. bridge C2:D4. done',NULL,0,'88e8a3705c18268d',1.79498877283614277841e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',48,'turn',1,'upgrade D7 to TP. done',NULL,0,'9090ef61e5061d64',1.79498877289460968971e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',49,'turn',2,'pass BON10. done',NULL,0,'c8763ad48fe897b8',1.79498877293237352366e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',50,'turn',3,'transform E4 to black. done',NULL,0,'7d65a0a139217f96',1.79498877295939183234e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',51,'turn',0,'upgrade E7 to SY',NULL,0,'4faff8a120e441bf',1.79498877297415566443e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',52,'turn',1,'leech 1 from riverwalkers',NULL,1,'00a50e2dffbe6379',1.79498877298070645333e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',53,'turn',3,'leech 1 from riverwalkers',NULL,1,'c54fcf944ecd4ed4',1.79498877300971841812e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',54,'turn',0,'done',NULL,1,'04caaeaabc497719',1.79498877302588987349e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',55,'turn',1,'pass BON2. done',NULL,0,'1605b459b1cfc539',1.79498877304249644278e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',56,'turn',3,'pass BON4. done',NULL,0,'9aef1312c8a188f6',1.79498877306332945821e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',57,'turn',0,'action SHIPMOVE. done. done',NULL,0,'9aef1312c8a188f6',1.79498877310371637338e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',58,'turn',0,'upgrade C2 to TP',NULL,0,'58a916cbe7290cbb',1.79498877313011169433e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',59,'turn',1,'leech 1 from riverwalkers',NULL,1,'2daacbef1f7f9439',1.79498877313336396214e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',60,'turn',0,'done',NULL,1,'2daacbef1f7f9439',1.79498877314149665827e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',61,'turn',0,'upgrade C2 to TE. +MFAV2',NULL,0,'49f93d3bc23a5513',1.79498877320652723316e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',62,'turn',1,'leech 1 from riverwalkers',NULL,1,'376007f86b5d15ef',1.79498877322170472146e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',63,'turn',0,'done',NULL,1,'376007f86b5d15ef',1.7949887732275083065e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',64,'turn',0,'pass BON3. done. unlock-terrain gain-priest',NULL,0,'88f8e26e21c6c381',1.79498877327776098253e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',65,'turn',2,'burn 5. convert 5pw to 1p. send p to fire for 2. done',NULL,0,'1a7e5a52029b75c8',1.79498877331370759007e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',66,'turn',1,'action BON2. +earth. done',NULL,0,'1b27b2319c15b826',1.79498877337466835974e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',67,'turn',3,'burn 1. convert 3pw to 1w. transform G1 to yellow. done',NULL,0,'53a577b0fcd6c8e3',1.79498877345067214968e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',68,'turn',0,'send p to fire for 1. done',NULL,0,'6d8772a85d48a837',1.7949887734724051953e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',69,'turn',2,'pass MBON4. done',NULL,0,'75ddd44b066c6205',1.79498877349155044553e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',70,'turn',1,'burn 3. action ACT2. done',NULL,0,'ebbe7d612da9d34a',1.79498877353651165966e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',71,'back',0,'',67,0,'53a577b0fcd6c8e3',1.79498877357106280329e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',72,'turn',0,'send p to air for 1. done',NULL,0,'8beba5612e4d5be8',1.79498877361269164082e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',73,'turn',2,'transform B4 to gray. done',NULL,0,'a0b727f540409998',1.79498877363225150106e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',74,'turn',1,'burn 4. action ACT4. done',NULL,0,'6a489475892bcf91',1.79498877366045618054e+09);
INSERT INTO "turns" VALUES('kNMAkr9mNbVjMbTjvEODLg',75,'turn',3,'pass MBON3. done',NULL,0,'d45e2d34479dc4b9',1.7949887736955125332e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',1,'turn',0,'setup giants',NULL,0,'582cf191664b7c45',1.79498877372606563569e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',2,'turn',1,'setup darklings',NULL,0,'dc40871bac69ba0d',1.79498877492535924911e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',3,'turn',0,'build A12',NULL,0,'b5f3b627239b9223',1.7949887749642910957e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',4,'turn',1,'build E10',NULL,0,'a2a06ec592ec1b6f',1.79498877497044682502e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',5,'turn',1,'build E5',NULL,0,'2a35a32021a5c7ad',1.79498877497441148764e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',6,'turn',0,'build E3',NULL,0,'ae239f335b3f3cb0',1.79498877500210762023e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',7,'turn',1,'pass BON1',NULL,0,'9ca3b026f784ee5e',1.79498877502525496481e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',8,'turn',0,'pass BON7',NULL,0,'580e25f314830af0',1.79498877507289814948e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',9,'turn',0,'transform B6 to red. done. done',NULL,0,'f1b3cb76c59e4caa',1.79498877512170767782e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',10,'turn',1,'action BON1. transform F7 to black. build F7. done',NULL,0,'1554689b96a87c7d',1.79498877513867306711e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',11,'turn',0,'pass BON4. done',NULL,0,'e0a0203b83e999ba',1.79498877516608834267e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',12,'turn',1,'transform G6 to black. build G6. done',NULL,0,'6089f8769cf29ce2',1.79498877517670750621e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',13,'turn',1,'build G5. done',NULL,0,'a66994f4d13b018c',1.79498877518467783928e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',14,'turn',1,'burn 3. action ACT2. done',NULL,0,'2a162b409e7f7c10',1.79498877521254324909e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',15,'turn',1,'send p to earth for 3. done',NULL,0,'854a76178cb3ed73',1.79498877522040891641e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',16,'turn',1,'pass BON8. done',NULL,0,'18253d931282e84d',1.79498877522434139254e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',17,'turn',0,'burn 4. action ACT5. transform G1 to red. done. done',NULL,0,'ae7f76c17b4c2a2e',1.79498877526142549512e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',18,'turn',1,'transform D8 to black. build D8. done',NULL,0,'e911390b2f969865',1.79498877527519059183e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',19,'turn',0,'pass BON7. done',NULL,0,'0f7bd26b6c6d96da',1.7949887753045892715e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',20,'turn',1,'pass BON1. done',NULL,0,'1bd36aa56c2b3d10',1.79498877531372117996e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',21,'turn',0,'pass BON8. done',NULL,0,'32e14c585f9665b3',1.79498877534841608997e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',22,'turn',1,'action BON1. transform H7 to black. build H7. done',NULL,0,'ebd45582716dc00a',1.7949887753661139012e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',23,'turn',1,'pass BON6. done',NULL,0,'542c8da76d9ae5e7',1.79498877537316155433e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',24,'turn',0,'transform A13 to red. done. done',NULL,0,'916527eb544b9626',1.79498877539930653569e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',25,'turn',1,'upgrade E5 to TP. done',NULL,0,'3ee44373534bf4ba',1.79498877541232895846e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',26,'turn',0,'pass BON1. done',NULL,0,'05151e8c6539b840',1.79498877544745826721e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',27,'turn',1,'upgrade E5 to TE. +FAV10. done',NULL,0,'0d1c1cce6cad2edc',1.79498877545967555052e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',28,'turn',1,'convert 3w to 3c. upgrade E5 to SA. +FAV11. done',NULL,0,'54984f84d6511eb2',1.7949887754742875099e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',29,'turn',1,'convert 4w to 4c. burn 1. convert 1pw to 1c. burn 1. convert 1pw to 1c. upgrade D8 to TP. +TW5. done',NULL,0,'8159518f339b6bd0',1.79498877548582792288e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',30,'turn',1,'pass BON4. done',NULL,0,'e9736da683a7b4b4',1.79498877549813461301e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',31,'turn',0,'action BON1. transform D3 to red. done. done',NULL,0,'0f1c2e15f42d5ada',1.79498877555426716804e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',32,'turn',1,'transform E4 to black. build E4',NULL,0,'f52f5b5c8a0de240',1.79498877559478664392e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',33,'turn',0,'leech 1 from darklings',NULL,1,'fb460ff7f41dbe87',1.79498877561686038975e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',34,'turn',1,'done',NULL,0,'208b03689e68b41c',1.79498877562018799777e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',35,'turn',0,'advance dig. done',NULL,0,'d0bd322a8b602155',1.79498877565945959096e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',36,'turn',1,'transform E6 to black. build E6. done',NULL,0,'d96d7648b455bb7b',1.79498877567506575584e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',37,'turn',0,'pass BON8. done',NULL,0,'a184a427865eb2cc',1.79498877570017027855e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',38,'turn',1,'convert 1w to 1c. burn 1. convert 1pw to 1c. burn 1. convert 1pw to 1c. upgrade E4 to TP',NULL,0,'0475d1690adb0b10',1.79498877571137595179e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',39,'turn',0,'leech 1 from darklings',NULL,1,'f9d34a775107f9fb',1.79498877571620845793e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',40,'turn',1,'done',NULL,0,'f9d34a775107f9fb',1.79498877571913480763e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',41,'turn',1,'pass BON6. done',NULL,0,'87069002892ee188',1.79498877572276353828e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',42,'turn',1,'done',NULL,0,'6f204dcd94e5c1bd',1.79498877572679829597e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',43,'turn',0,'upgrade A12 to TP. done',NULL,0,'9019fc1f61761460',1.7949887757429692745e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',44,'turn',1,'convert 1w to 1c. upgrade E4 to SH. +TW5. convert 3w to 3p',NULL,0,'d07b6690998b31be',1.79498877576621365548e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',45,'turn',0,'leech 1 from darklings',NULL,1,'54acd899e769311c',1.79498877576964855195e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',46,'turn',1,'done',NULL,0,'af03de12dd9ef6ad',1.79498877577890062328e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',47,'turn',0,'send p to air for 2. done',NULL,0,'e6c299a0beb360bd',1.79498877581180071826e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',48,'turn',1,'convert 5w to 5c. burn 1. convert 1pw to 1c. upgrade E6 to TP. done',NULL,0,'d3f7762c72f9da2d',1.79498877583770728109e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',49,'turn',0,'build B6. done',NULL,0,'0205b6f9e050403c',1.79498877586394643786e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',50,'turn',1,'send p to air for 3. done',NULL,0,'f93f847ae5e2147a',1.79498877588413715362e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',51,'turn',0,'burn 3. action ACT2. done',NULL,0,'2ac7985f98ac1656',1.79498877592687559132e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',52,'turn',1,'convert 1p to 1w. convert 2pw to 2c. transform D7 to black. build D7. done',NULL,0,'56e1287ea271524f',1.79498877594633054729e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',53,'turn',0,'send p to fire for 1',NULL,0,'4da4429bd7dca511',1.79498877598588585857e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',54,'turn',1,'pass. done',NULL,0,'be51246860b41e3c',1.794988775995783329e+09);
INSERT INTO "turns" VALUES('0H6FNn2ThwU5O6IfvotQPw',55,'turn',0,'pass',NULL,0,'a09a225fcff3c57b',1.79498877603536581993e+09);
INSERT INTO "turns" VALUES('alQ1niW8txQJdydg9C-9hA',1,'turn',0,'setup auren',NULL,0,'4675366163033033',1.79498877607785224915e+09);
INSERT INTO "turns" VALUES('alQ1niW8txQJdydg9C-9hA',2,'turn',1,'setup darklings',NULL,0,'5e1209cedbe3fb92',1.79498877609361648559e+09);
INSERT INTO "turns" VALUES('alQ1niW8txQJdydg9C-9hA',3,'turn',0,'build A3',NULL,0,'c8f2b952350fe215',1.79498877611319470398e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',1,'turn',0,'setup nomads',NULL,0,'7b267b8a2e76af22',1.79498877616783261302e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',2,'turn',1,'setup darklings',NULL,0,'66508f335c66861e',1.7949887761749553681e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',3,'turn',2,'setup chaosmagicians',NULL,0,'ef04bcf9bb10970f',1.79498877618226170536e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',4,'turn',0,'build D3',NULL,0,'ecbd37b62e34a75f',1.79498877621360707285e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',5,'turn',1,'build E10',NULL,0,'7105bea21903ebae',1.79498877628378653526e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',6,'turn',1,'build E5',NULL,0,'d1cc1868525b6da4',1.79498877634402585028e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',7,'turn',0,'build B1',NULL,0,'73d73e75ed9f4cb2',1.7949887763556640148e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',8,'turn',0,'build B4',NULL,0,'9aebb9277c58dfc8',1.79498877639662861825e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',9,'turn',2,'build D7',NULL,0,'9188a81beaafc422',1.79498877642188215254e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',10,'turn',2,'pass BON3',NULL,0,'e9b806c4bafce4a6',1.79498877643436980247e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',11,'turn',1,'pass BON2',NULL,0,'ec4faf2019f0892b',1.79498877650366091729e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',12,'turn',0,'pass BON1',NULL,0,'cfc19e61536fdec7',1.79498877654465079306e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',13,'turn',0,'pass BON6. done',NULL,0,'0461ca7483386f13',1.79498877659839630119e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',14,'turn',1,'transform F7 to black. build F7. done',NULL,0,'79b5efea1f62e66c',1.79498877669993448262e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',15,'turn',2,'upgrade D7 to TP',NULL,0,'bf6e921e07f20504',1.79498877672831177714e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',16,'turn',1,'leech 1 from chaosmagicians',NULL,0,'15de73665d683f1b',1.79498877682509231572e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',17,'turn',2,'done',NULL,0,'d4312d7551281814',1.79498877685083580019e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',18,'turn',1,'burn 4. action ACT5. transform G6 to black. build G6. done',NULL,0,'1de41a510d65b316',1.79498877695919609068e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',19,'turn',2,'upgrade D7 to TE. +FAV7. +FAV9',NULL,0,'8498451a7283eb51',1.79498877700792217257e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',20,'turn',1,'leech 1 from chaosmagicians',NULL,0,'d4f75e5035cea164',1.79498877708490180973e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',21,'turn',2,'done',NULL,0,'03ca6395fdb6b4d6',1.7949887770884542465e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',22,'turn',1,'build G5. done',NULL,0,'39cafabbb5ee2266',1.79498877717598247531e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',23,'turn',2,'burn 3. action ACT2. done',NULL,0,'53d2974bfa54c31e',1.79498877720773696896e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',24,'turn',1,'action BON2. +earth. done',NULL,0,'1adee996019eaefc',1.7949887772739679813e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',25,'turn',2,'send p to earth for 3. done',NULL,0,'102bf6ad7412494a',1.79498877727944135661e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',26,'turn',1,'pass BON9. done',NULL,0,'dcd913809b76aab4',1.79498877735347986224e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',27,'turn',2,'pass BON2. done',NULL,0,'e31665799dfe449d',1.79498877735783314707e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',28,'turn',2,'transform C5 to red',NULL,0,'76b5537e458e0aa7',1.79498877738263773917e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',29,'turn',0,'transform C1 to brown. done',NULL,0,'cb66ab649230732d',1.79498877744217705731e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',30,'turn',1,'upgrade E10 to TP',NULL,0,'5a1dd63e376a60a3',1.7949887775885207653e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',31,'turn',2,'decline 2 from darklings',NULL,0,'02537883a2491743',1.794988777615178585e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',32,'turn',1,'done',NULL,0,'fce0a6eeb29ceb33',1.79498877762696290019e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',33,'turn',2,'upgrade D7 to SA. +FAV8. +FAV10',NULL,0,'892a54a50cabe48e',1.79498877764734172815e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',34,'turn',1,'decline 2 from chaosmagicians',NULL,0,'62c547708974d312',1.79498877774899411206e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',35,'turn',2,'done',NULL,0,'364726921d1de54b',1.79498877775824570652e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',36,'turn',0,'burn 3. action ACT1. bridge B4:C3. done',NULL,0,'649b167cb2043178',1.7949887777938354016e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',37,'turn',1,'upgrade E10 to TE. +FAV9',NULL,0,'262e1988d378efa9',1.79498877799641609184e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',38,'turn',2,'decline 3 from darklings',NULL,0,'58211b7075f01564',1.79498877802208209038e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',39,'turn',1,'done',NULL,0,'0081f441171ec0af',1.79498877802753448486e+09);
INSERT INTO "turns" VALUES('-oiPzUOTPTQH5gEPYr-O8A',40,'turn',2,'burn 3. convert 3pw to 1w. build C5. done',NULL,0,'18b7cb075e08e02e',1.79498877803304386136e+09);
INSERT INTO "turns" VALUES('jB1ZKo_13eUVHNUDTcH5sw',1,'turn',0,'setup fakirs',NULL,0,'aaa04e2c02bcd47a',1.79498877811774635313e+09);
CREATE TABLE wishes (
	game VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	to_ply INTEGER NOT NULL, 
	base INTEGER NOT NULL, 
	agreed TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "wishes" VALUES('jlLiWOmgKFEfChDZlH6uQg',0,8,14,'[1]');
CREATE INDEX games_waiting ON games (status, waiting, updated);
COMMIT;
