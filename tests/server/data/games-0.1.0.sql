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
INSERT INTO "games" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',1.79498920185020518301e+09,'','loaded','{
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
  "scoring": ["MSC11", "MSC12", "MSC09", "MSC03", "MSC05", "MSC08"],
  "bonus": ["BON1", "BON3", "BON8", "BON9", "BON10", "MBON1", "MBON4"],
  "factions": [],
  "colours": [],
  "dwellings": [],
  "final_tile": "stronghold-sanctuary",
  "start_vp": {},
  "seed": 11
 },
 "facts": {}
}
',600,'6a783934704c08e98e766933c042a3235391d0df3f7252ed727245a3ce04c544','over','nobody',0,1.79498920185020518301e+09);
INSERT INTO "games" VALUES('DBPbFfBMWnzgv9V169Pibw',1.79498920207147073749e+09,'','loaded','{
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
  "scoring": ["SCORE5", "SCORE3", "SCORE8", "SCORE7", "SCORE6", "SCORE4"],
  "bonus": ["BON1", "BON3", "BON5", "BON6", "BON7", "BON9"],
  "factions": ["halflings", "witches", "engineers"],
  "colours": [],
  "dwellings": [],
  "final_tile": "",
  "start_vp": {},
  "seed": 1
 },
 "facts": {}
}
',600,'81336b9d63086a39dbb465371f43978ad642592aa5338db2721036c54736ae07','over','nobody',0,1.79498920207147073749e+09);
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
INSERT INTO "seats" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',0,'Ann','','e39fa71d52afe22996dea93bd2fd02a5c8c20b6b2cb07db27e288696c3e40892',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',1,'Bjørn','','9b0e2355ad4195970e2e71f7cbb02dc84db7c950ff10bbce5a26b5bce5a05854',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',2,'지수','','04c133acb4f7a2e680f2fe45690c4480c3251de675b29bf766896c4774b38846',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',3,'Dee','','75f5cb7ed4896f6174e481929840fed62b80634ddcb879f2b78b2ed462a09646',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('DBPbFfBMWnzgv9V169Pibw',0,'','','a49055c383ef5bb245e83e6144170f09416ad25abcd8bdc8cf655c88e5c29a19',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('DBPbFfBMWnzgv9V169Pibw',1,'','','784a344d2891548ea6b1088416d6bde5998ee114a03054188a2c11e78a7f0203',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
INSERT INTO "seats" VALUES('DBPbFfBMWnzgv9V169Pibw',2,'','','115b79d8ff5bd3379ebbb4abdae60f321417faa63b0d614a408e47df608ca9d1',0,'{"take":0,"refuse":null,"helping":false,"no_waste":false,"end_turn":true}',0);
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
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',1,'turn',0,'setup shapeshifters. pick-color yellow',NULL,0,'f1535f41bc4c2b90',1.79498920185049390795e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',2,'turn',1,'setup chaosmagicians',NULL,0,'22de34864ca2cde2',1.79498920185058569902e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',3,'turn',2,'setup auren',NULL,0,'b4ae2cf1b40f4429',1.79498920185063552852e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',4,'turn',3,'setup yetis. pick-color blue',NULL,0,'aa8bd3ab1fc30c00',1.79498920185067725174e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',5,'turn',0,'build G4',NULL,0,'5fe83db230378420',1.79498920185071778295e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',6,'turn',2,'build D1',NULL,0,'9cde927b5d73d4e4',1.79498920185075664518e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',7,'turn',3,'build E11',NULL,0,'db8a4163425338af',1.79498920185079693795e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',8,'turn',3,'build A4',NULL,0,'4ff409b29c4bf64f',1.79498920185086345679e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',9,'turn',2,'build G3',NULL,0,'7bde018b3e469f8d',1.79498920185093760494e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',10,'turn',0,'build I7',NULL,0,'0097618b465d1db6',1.79498920185100960733e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',11,'turn',1,'build G2',NULL,0,'b4e3d5dc93c1b641',1.79498920185107231142e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',12,'turn',0,'dock G4',NULL,0,'98e61302183811a7',1.79498920185114336015e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',13,'turn',2,'dock G3',NULL,0,'1bdef59b7fefeaaf',1.79498920185118436814e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',14,'turn',3,'pass BON8',NULL,0,'feec222aaa861443',1.79498920185122251514e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',15,'turn',2,'pass BON9',NULL,0,'84bacd6955bfe745',1.79498920185126113885e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',16,'turn',1,'pass BON10',NULL,0,'e8d0974486864877',1.79498920185129880906e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',17,'turn',0,'pass MBON1',NULL,0,'0e348ad20e9f7053',1.79498920185133671763e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',18,'turn',0,'action MBON1. ship r24. convert 1w to 1c. burn 1. convert 1pw to 1c. done',NULL,0,'756523474e9c6d61',1.79498920185137557986e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',19,'turn',1,'transform F3 to red. build F3. done',NULL,0,'f1e0fe4ce80f5fd1',1.79498920185141348834e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',20,'turn',2,'pass MBON4. convert 2w to 2c. done',NULL,0,'7c2de8ed07aa0e9f',1.794989201851452589e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',21,'turn',3,'upgrade A4 to TP. convert 1p to 1w. done',NULL,0,'8ccdf1c87acea3aa',1.79498920185149240494e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',22,'turn',0,'transform I8 to yellow. build I8. convert 1w to 1c. burn 1. convert 1pw to 1c',NULL,0,'60cfc675c096386d',1.79498920185153245927e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',23,'turn',1,'upgrade F3 to TP. done',NULL,0,'9c1b414113f2d5a3',1.79498920185157060627e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',24,'turn',3,'upgrade A4 to SY. burn 5. convert 5pw to 1p. burn 1. convert 1pw to 1c. done',NULL,0,'d1eaafe9370f19f3',1.79498920185160851475e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',25,'turn',0,'pass BON3',NULL,0,'1bf5357cc161c39c',1.79498920185164618492e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',26,'turn',1,'burn 1. convert 1pw to 1c. pass BON1. done',NULL,0,'f6fda131382f7a68',1.79498920185168385509e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',27,'turn',3,'send p to earth for 3. done',NULL,0,'e3bd049f5b71d1ef',1.7949892018517222404e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',28,'turn',3,'action SHIPBUILD',NULL,0,'96c5a46c616b9156',1794989201.85176);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',29,'turn',3,'action SHIPMOVE. sail r1. to r8. sail r1. to r0',NULL,0,'9ffb68b66ed7bf53',1.79498920185183095934e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',30,'turn',3,'pass BON10',NULL,0,'1d9e320d2ceb79ce',1.79498920185190892224e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',31,'turn',2,'transform D2 to green. build D2. burn 1. convert 1pw to 1c. done',NULL,0,'bd3da5498c0ebfc8',1.79498920185198307039e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',32,'turn',0,'upgrade I8 to TP. done',NULL,0,'3145db14d4b5dddc',1.79498920185203337672e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',33,'turn',1,'upgrade G2 to TP. burn 3. convert 3pw to 1w. convert 1w to 1c. done',NULL,0,'23d6c7577ba90ad2',1.79498920185207200047e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',34,'turn',3,'action SHIPMOVE. sail r8. to r1. sail r0. to r1. sail r1. to r0. convert 1w to 1c. burn 1. convert 1pw to 1c. done',NULL,0,'8a002ddcad660560',1.79498920185214519504e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',35,'turn',2,'upgrade G3 to TP. done',NULL,0,'443631b64287b012',1.79498920185218501085e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',36,'turn',0,'upgrade G4 to TP',NULL,0,'e28dfc64ea1b9f15',1.79498920185222291942e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',37,'turn',1,'action BON1. transform E5 to blue. burn 1. convert 1pw to 1c',NULL,0,'b3e051206e5083ea',1794989201.85226);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',38,'turn',3,'convert 1w to 1c. pass MBON1. done',NULL,0,'4290b20f52abea5e',1.79498920185229778284e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',39,'turn',2,'transform E1 to brown. burn 1. convert 1pw to 1c. done',NULL,0,'17f1f244851c4d0e',1.79498920185233449935e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',40,'turn',0,'pass BON10',NULL,0,'97ee069759e1fbd3',1.79498920185237216952e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',41,'turn',1,'pass BON3',NULL,0,'50d4b0cacf961ff3',1.79498920185241055483e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',42,'turn',2,'pass BON8. done',NULL,0,'9c0fd085180c21f4',1.79498920185244870183e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',43,'turn',3,'action SHIPMOVE. sail r1. to r8. sail r0. to r1. sail r1. to r0. done',NULL,0,'1d2e5d9909a8b507',1.79498920185248756406e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',44,'turn',0,'upgrade I8 to TE. +FAV9. done',NULL,0,'1937975e6c67b019',1.79498920185252571106e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',45,'turn',1,'pass MBON4. convert 1w to 1c. done',NULL,0,'e23710366062e4af',1.79498920185256290431e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',46,'turn',2,'advance ship. convert 1w to 1c. done',NULL,0,'6191f9ba7ba791c5',1.79498920185260057449e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',47,'turn',3,'upgrade E11 to TP. done',NULL,0,'0c065e59a5b888cf',1.79498920185263776782e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',48,'turn',0,'burn 1. convert 1pw to 1c. action SHIPMOVE. sail r24. burn 1. pay 1pw. to r18',NULL,0,'daddb3b43393fb61',1.79498920185267496103e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',49,'turn',2,'upgrade G3 to TE. +MFAV3. burn 1. convert 1pw to 1c. burn 1. convert 1pw to 1c',NULL,0,'e367ddc2e1d892f1',1.79498920185271239281e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',50,'turn',3,'burn 1. convert 1pw to 1c. pass BON9',NULL,0,'e40af62962fd4427',1.79498920185275030137e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',51,'turn',0,'build E8 by ship',NULL,0,'b3a00b609cb81902',1.79498920185278797146e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',52,'turn',2,'pass BON1',NULL,0,'e85c94ee35035942',1.79498920185282588007e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',53,'turn',0,'pass MBON1',NULL,0,'911bc00679f3843f',1.79498920185286426546e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',54,'turn',2,'ship r30',NULL,0,'07997ec0f0792009',1.79498920185290217394e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',55,'turn',1,'upgrade G2 to TE. +FAV5. +FAV9. convert 1pw to 1c. burn 1. convert 1pw to 1c. burn 1. convert 1pw to 1c. burn 1. convert 1pw to 1c. convert 1w to 1c',NULL,0,'f6fde4ce9cb43441',1.7949892018565773964e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',56,'turn',3,'pass BON10. convert 1w to 1c. done',NULL,0,'9a13ca931b109446',1.79498920185663795472e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',57,'turn',2,'action SHIPMOVE. sail r30. to G4',NULL,0,'ff265bbf09fbcc11',1.79498920185668539998e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',58,'turn',0,'leech 2 from auren',NULL,0,'c23e9c2c243b855c',1.7949892018567256927e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',59,'turn',2,'convert 1p to 1w. done',NULL,0,'3de75ff63495a926',1.7949892018567652702e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',60,'turn',0,'upgrade I7 to TP. convert 1p to 1w. done',NULL,0,'4521db358df18564',1.79498920185680603976e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',61,'turn',1,'pass BON3',NULL,0,'e1f96277c9b46a0f',1.79498920185684537886e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',62,'turn',2,'upgrade D2 to TP. done',NULL,0,'54c25ba91c13c1c3',1.79498920185688328743e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',63,'turn',0,'upgrade G4 to TE. +MFAV4. done',NULL,0,'bbc1360430d15bb1',1.7949892018569424153e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',64,'turn',2,'upgrade D2 to TE. +FAV5. burn 1. convert 1pw to 1c',NULL,0,'9a0bd746a7ccf560',1.79498920185698175424e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',65,'turn',0,'action MBON1. ship r24. burn 1. convert 1pw to 1c. done',NULL,0,'d6585440c68bb7cd',1.79498920185702228544e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',66,'turn',2,'pass MBON4',NULL,0,'d56021cc00685b3a',1.79498920185706114767e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',67,'turn',0,'action SHIPMOVE. sail r24. burn 1. pay 1pw. to r19',NULL,0,'f94e7ecb5fcefea5',1.79498920185711383816e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',68,'turn',0,'pass BON8',NULL,0,'f184425e85396ca1',1.79498920185715270039e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',69,'turn',2,'ship r23',NULL,0,'6af69435cc8c8934',1.794989201857190609e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',70,'turn',3,'action ACT5. transform E10 to ice. build E10',NULL,0,'e1e37ea3ed1c343d',1.79498920185723280906e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',71,'turn',1,'send p to water for 3. burn 1. convert 1pw to 1c. done',NULL,0,'025217a34aeef478',1.79498920185729646682e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',72,'turn',2,'build F4',NULL,0,'da1a7556066826e4',1.7949892018573391437e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',73,'turn',1,'leech 4 from auren',NULL,0,'fc9842c2b496639a',1.79498920185737824437e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',74,'turn',2,'convert 1p to 1w. done',NULL,0,'c60fd8f66c2591d1',1.7949892018574271202e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',75,'turn',0,'send p to water for 1. convert 1p to 1w. done',NULL,0,'4d76c7fc4879ce45',1.79498920185749435418e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',76,'turn',3,'action SHIPMOVE. sail r8. to r14. sail r0. to r1. sail r1. to r0',NULL,0,'9304301a1ffb0050',1.7949892018575587273e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',77,'turn',1,'convert 1w to 1c. pass BON1. done',NULL,0,'dd46b9386d597ab1',1.79498920185762858387e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',78,'turn',2,'send p to earth for 1. done',NULL,0,'ffef6b0009a0f1b7',1.7949892018576893806e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',79,'turn',0,'send p to fire for 3. done',NULL,0,'116a86e16d30c3a8',1.79498920185772919654e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',80,'turn',3,'pass BON3',NULL,0,'3a381e840278bc90',1.79498920185776686666e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',81,'turn',2,'transform H4 to green. build H4',NULL,0,'a807e63e57587b87',1.79498920185780501367e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',82,'turn',0,'upgrade I7 to TE. +MFAV2',NULL,0,'e7d0bfc1ae192b6a',1.7949892018578653336e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',83,'turn',2,'leech 1 from shapeshifters',NULL,0,'935edd59b3525a03',1.79498920185793828969e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',84,'turn',0,'gain p3 for vp. convert 1pw to 1c. done',NULL,0,'2e7991dbaa6a49a0',1.79498920185798215868e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',85,'turn',2,'action SHIPMOVE. sail r23. to r22',NULL,0,'ad45c93700261dbb',1794989201.85802);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',86,'turn',0,'action SHIPMOVE. sail r19. pay 1pw. to r24. done',NULL,0,'c55909c2023206fe',1.79498920185805749889e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',87,'turn',2,'pass MBON1',NULL,0,'539595ef3f782949',1.79498920185812783239e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',88,'turn',0,'convert 1pw to 1c. pass BON10. convert 1w to 1c',NULL,0,'5712d7c9b6b53e09',1.79498920185817098611e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',89,'turn',2,'ship r23',NULL,0,'7a5bd9a6e16868eb',1.79498920185820817945e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',90,'turn',1,'send p to fire for 1. convert 1pw to 1c. done',NULL,0,'3f01f81edc426000',1.79498920185824537279e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',91,'turn',3,'upgrade E11 to TE. +FAV7. convert 1pw to 1c. burn 1. convert 1pw to 1c',NULL,0,'0dff8446e24511cb',1.79498920185829758649e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',92,'turn',2,'transform E7 to green. build E7',NULL,0,'7912f3c50a83bb8b',1.79498920185836839677e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',93,'turn',0,'leech 1 from auren',NULL,0,'91a4ccd1a1b86d58',1.79498920185845351219e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',94,'turn',2,'convert 1w to 1c. done',NULL,0,'6c4c7bca53c1d0d0',1.79498920185853075978e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',95,'turn',0,'send p to water for 2. convert 4w to 4c. convert 3pw to 1w. convert 1w to 1c. convert 2p to 2w. convert 1w to 1c. done',NULL,0,'abe8a3b06242acee',1.79498920185857796668e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',96,'turn',1,'transform E6 to black. convert 1pw to 1c',NULL,0,'fc98da37e6e9d2dc',1.79498920185861635208e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',97,'turn',3,'action SHIPMOVE. sail r14. to r8. sail r1. to r0. sail r0. to r7',NULL,0,'2f4a74fe44b985b4',1.79498920185865449908e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',98,'turn',2,'send p to earth for 1. burn 1. convert 1pw to 1c. convert 1p to 1w. done',NULL,0,'a45a7f98990f1f96',1.79498920185870218272e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',99,'turn',0,'convert 1w to 1c. pass',NULL,0,'83589c935b1131e8',1.79498920185877323149e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',100,'turn',1,'action BON1. done',NULL,0,'2713a852e64e393e',1.79498920185882925989e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',101,'turn',3,'pass',NULL,0,'7906fb90c11ecaa1',1.79498920185886788364e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',102,'turn',2,'action MBON1. ship r29. done',NULL,0,'79dd9fe1423b53a7',1.79498920185890555381e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',103,'turn',1,'pass',NULL,0,'dc5173fa609f6df7',1.79498920185894298559e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',104,'turn',2,'action SHIPMOVE. sail r29. to G2. sail r22. to E8. sail r23. to r18. trade G2. +earth',NULL,0,'8c97e4f02d1e40c5',1.79498920185898447037e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',105,'turn',1,'leech 2 from auren',NULL,0,'17ecabd166f8acc7',1.79498920185902500158e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',106,'turn',0,'leech 1 from auren',NULL,0,'4016c20cc32b987c',1.79498920185906338685e+09);
INSERT INTO "turns" VALUES('cAU3sTw5IPBRcXfxPLFXpQ',107,'turn',2,'convert 2w to 2c. pass',NULL,0,'d112a9b1431cafea',1.79498920185914301872e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',1,'turn',0,'build H3',NULL,0,'75c94caec1587691',1.79498920207163596154e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',2,'turn',1,'build C3',NULL,0,'a9b97400b7823cfc',1.79498920207167673114e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',3,'turn',2,'build H8',NULL,0,'683bf9154d068529',1.79498920207171082496e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',4,'turn',2,'build I9',NULL,0,'1290c22d208eb615',1.79498920207174277301e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',5,'turn',1,'build I11',NULL,0,'6a7e49dfef2676e8',1.79498920207177424428e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',6,'turn',0,'build H7',NULL,0,'81ed0aea3cc44bc5',1.79498920207180619242e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',7,'turn',2,'pass BON9',NULL,0,'d173e1f2ee43d089',1.79498920207183957102e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',8,'turn',1,'pass BON5',NULL,0,'fb6729f2414b824a',1.79498920207187390328e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',9,'turn',0,'pass BON1',NULL,0,'4efb0672b729e5c2',1.79498920207191109662e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',10,'turn',0,'upgrade H3 to TP. convert 2w to 2c. burn 3. convert 3pw to 1w. convert 2w to 2c. done',NULL,0,'be4904e2cfc5821f',1.7949892020719437599e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',11,'turn',1,'upgrade I11 to TP',NULL,0,'fee6cf908b26093e',1.79498920207197952265e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',12,'turn',2,'leech 1 from witches',NULL,0,'aba39f2979f2b124',1.79498920207201194767e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',13,'turn',0,'leech 1 from witches',NULL,0,'013231755b9826bf',1.7949892020720429421e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',14,'turn',1,'convert 1w to 1c. burn 1. convert 1pw to 1c. burn 3. convert 3pw to 1w. burn 1. convert 1pw to 1c. convert 1w to 1c. done',NULL,0,'261a8564977ad115',1.79498920207208037371e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',15,'turn',2,'action ACTE. bridge H6:I9. burn 1. convert 1pw to 1c. convert 1w to 1c. done',NULL,0,'fc4966cfb3d63e71',1.79498920207213807104e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',16,'turn',0,'pass BON3. burn 1. convert 1pw to 1c. done',NULL,0,'1c666e5cf4ca3178',1.79498920207216954231e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',17,'turn',1,'upgrade I11 to TE. +FAV2',NULL,0,'f9ba51b637bf4d8e',1.79498920207220244403e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',18,'turn',2,'leech 1 from witches',NULL,0,'7ff5d386aa879806',1.79498920207223415373e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',19,'turn',0,'leech 1 from witches',NULL,0,'0fb670fea0b687b8',1.79498920207226777081e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',20,'turn',1,'done',NULL,0,'a8aaff77ba063c2a',1.79498920207230186463e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',21,'turn',2,'upgrade I9 to TP. done',NULL,0,'515ff3fefcb140c6',1.79498920207233285907e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',22,'turn',1,'upgrade C3 to TP',NULL,0,'78e02be1c4cf90ef',1.79498920207236337663e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',23,'turn',2,'pass BON7. burn 1. convert 1pw to 1c. burn 3. convert 3pw to 1w. done',NULL,0,'65f5b415401567cf',1.79498920207239460945e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',24,'turn',1,'pass BON6',NULL,0,'a423ab0558e611cb',1.79498920207242465022e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',25,'turn',0,'pass BON1. convert 1w to 1c. done',NULL,0,'f53bb5671d7e599a',1.79498920207245755194e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',26,'turn',1,'send p to air for 3. done',NULL,0,'3d02ed04b8c41887',1.79498920207248735428e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',27,'turn',2,'upgrade I9 to SH. done',NULL,0,'163af1b636731b45',1.79498920207252025604e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',28,'turn',1,'upgrade C3 to TE. +FAV12. convert 1w to 1c. burn 1. convert 1pw to 1c. burn 1. convert 1pw to 1c',NULL,0,'9d67b1ea2c90a823',1.79498920207255101199e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',29,'turn',2,'burn 1. convert 1pw to 1c. pass BON3',NULL,0,'63ef1e4438a8c7f4',1.79498920207258105276e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',30,'turn',1,'pass BON7',NULL,0,'52456bc374ccbe9f',1.79498920207261109353e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',31,'turn',0,'pass BON5. convert 1w to 1c. done',NULL,0,'df25bfd8133c85d9',1.79498920207264113426e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',32,'turn',1,'send p to water for 3. done',NULL,0,'435d0a239f691177',1.79498920207267165186e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',33,'turn',2,'build H6',NULL,0,'509660da39a5fa24',1.79498920207270359992e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',34,'turn',0,'leech 1 from engineers',NULL,0,'41fe3d71bf027aa2',1.79498920207273697851e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',35,'turn',2,'done',NULL,0,'692ec5593fa16da7',1.7949892020727679729e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',36,'turn',1,'send p to water for 2. done',NULL,0,'bc0cc66517a64efb',1.79498920207279801363e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',37,'turn',2,'pass BON1. burn 1. convert 1pw to 1c',NULL,0,'fa853698d910d831',1.79498920207282853123e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',38,'turn',1,'burn 1. convert 1pw to 1c. pass BON6. burn 1. convert 1pw to 1c. convert 1w to 1c. done',NULL,0,'f7131dac6b8a3969',1.7949892020728588104e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',39,'turn',1,'transform I10 to green',NULL,0,'3b62a05e893d6c7f',1.794989202072889328e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',40,'turn',0,'pass BON9. done',NULL,0,'d8720b6597c43417',1.7949892020769953728e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',41,'turn',1,'send p to earth for 3. done',NULL,0,'6dd429288e1ecc69',1.79498920207706952095e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',42,'turn',2,'action BON1. transform I12 to gray. build I12',NULL,0,'bd574c2c14a5e99b',1.79498920207713603966e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',43,'turn',1,'leech 2 from engineers',NULL,0,'11c16ddf6339287f',1.79498920207719469066e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',44,'turn',2,'done',NULL,0,'a31f3b9b2628f29b',1.79498920207723283767e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',45,'turn',1,'transform D5 to green. build D5. done',NULL,0,'9f97b5b58eaeba17',1.7949892020772652626e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',46,'turn',2,'upgrade I12 to TP',NULL,0,'12f9ba6f1b656120',1.79498920207729768753e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',47,'turn',1,'leech 2 from engineers',NULL,0,'ce69e3a136b9aa9b',1.79498920207733821865e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',48,'turn',2,'burn 1. convert 1pw to 1c',NULL,0,'b0238022818587bf',1.79498920207736849781e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',49,'turn',1,'send p to air for 1. done',NULL,0,'a62c4920f4fc6f92',1.79498920207739925385e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',50,'turn',2,'pass BON3',NULL,0,'8397961d6c89af4d',1.79498920207743072508e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',51,'turn',1,'action ACT1. bridge B4:C3',NULL,0,'02c190a1bc78966a',1.79498920207746076585e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',52,'turn',1,'pass BON5',NULL,0,'bdc30a0f23b41f78',1.79498920207749032974e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',53,'turn',0,'upgrade H3 to SH. transform I10 to brown the long way. build I10',NULL,0,'76f4eebd82109d8a',1.79498920207752728469e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',54,'turn',1,'leech 2 from halflings',NULL,0,'a4707f02eeee10ad',1.79498920207755947118e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',55,'turn',2,'leech 1 from halflings',NULL,0,'71ff867397f77b1d',1.79498920207758927347e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',56,'turn',0,'convert 3pw to 1w. burn 1. convert 1pw to 1c. done',NULL,0,'4f3befecb0d07067',1.7949892020776202679e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',57,'turn',1,'send p to fire for 3. convert 1w to 1c. convert 1p to 1w. convert 1w to 1c. convert 1pw to 1c. done',NULL,0,'89cef0d4834bb4ec',1.79498920207765054707e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',58,'turn',2,'upgrade H8 to TP',NULL,0,'93303de800c70e2e',1.79498920207768917082e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',59,'turn',0,'leech 1 from engineers',NULL,0,'4dc6e626c73365bf',1.79498920207772159583e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',60,'turn',1,'leech 2 from engineers',NULL,0,'04987088b0c63837',1.79498920207775735854e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',61,'turn',2,'done',NULL,0,'071f725bfa2c59fa',1.79498920207778835294e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',62,'turn',0,'pass BON7. done',NULL,0,'76e65650a1aefb00',1.79498920207781815531e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',63,'turn',1,'action ACT2. convert 2w to 2c. done',NULL,0,'43fa38dbe69d3cb7',1.79498920207784748081e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',64,'turn',2,'upgrade H8 to TE. +FAV6',NULL,0,'e856c025adae1fa4',1.79498920207788038253e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',65,'turn',0,'leech 1 from engineers',NULL,0,'de73e86e394ea3be',1.79498920207791256902e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',66,'turn',1,'leech 2 from engineers',NULL,0,'5a8bc50f1410b7d4',1.79498920207794594762e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',67,'turn',2,'burn 1. convert 1pw to 1c. burn 1. convert 1pw to 1c',NULL,0,'28712f3114d6558f',1.79498920207797479624e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',68,'turn',1,'send p to earth for 2. done',NULL,0,'97b25c9f3aeb9468',1.79498920207800412175e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',69,'turn',2,'action FAV6. +water',NULL,0,'6fba6e0393909c6a',1.79498920207803392412e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',70,'turn',1,'upgrade D5 to TP. convert 1pw to 1c. done',NULL,0,'08c025cc9dcf15b7',1.79498920207806396485e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',71,'turn',2,'pass BON1',NULL,0,'63ff87f4a90d5169',1.79498920207811951633e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',72,'turn',1,'pass BON3. burn 1. convert 1pw to 1c. done',NULL,0,'27c9a2bb90a68787',1.79498920207815265658e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',73,'turn',1,'transform E7 to green. done',NULL,0,'a6637e4be3c753d2',1.79498920207818484307e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',74,'turn',0,'upgrade H7 to TP',NULL,0,'47f99701f25e21d5',1.794989202078217268e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',75,'turn',1,'leech 2 from halflings',NULL,0,'c7aa73449d2c0e6a',1.79498920207824683194e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',76,'turn',0,'burn 1. convert 1pw to 1c. convert 1w to 1c. burn 1. convert 1pw to 1c. done',NULL,0,'aed7f4e856e2464b',1.79498920207827687266e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',77,'turn',1,'advance ship. done',NULL,0,'8bdd99bb79bd2194',1.79498920207830739027e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',78,'turn',2,'action FAV6. +air. convert 1pw to 1c. convert 1p to 1w. convert 1pw to 1c. convert 2w to 2c',NULL,0,'aa6df3610de70ca7',1.79498920207833671577e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',79,'turn',0,'upgrade H7 to TE. +FAV4',NULL,0,'b2ce12e724d3c437',1.79498920207837104798e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',80,'turn',1,'leech 2 from halflings',NULL,0,'9b048b1680a6ea43',1.79498920207840347287e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',81,'turn',2,'leech 3 from halflings',NULL,0,'d63a50ecee82d7ef',1.79498920207843327525e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',82,'turn',0,'done',NULL,0,'0abaabba98059f90',1.79498920207846283914e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',83,'turn',1,'build E7. convert 1w to 1c. done',NULL,0,'5edd799bfa298a02',1.79498920207849240304e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',84,'turn',2,'action BON1. transform G6 to green. done',NULL,0,'2d43b567de28e2f8',1.79498920207852149014e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',85,'turn',0,'burn 1. convert 1pw to 1c. burn 1. convert 1pw to 1c. pass',NULL,0,'3af1738daf3cfd43',1.79498920207855081551e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',86,'turn',1,'pass. done',NULL,0,'fc6a22014f773591',1.79498920207858276374e+09);
INSERT INTO "turns" VALUES('DBPbFfBMWnzgv9V169Pibw',87,'turn',2,'convert 1pw to 1c. pass',NULL,0,'8d1eec49cd7cfd4a',1.79498920207861304278e+09);
CREATE TABLE wishes (
	game VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	to_ply INTEGER NOT NULL, 
	base INTEGER NOT NULL, 
	agreed TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE INDEX games_waiting ON games (status, waiting, updated);
COMMIT;
