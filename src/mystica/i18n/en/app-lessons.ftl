### The lessons: their list, the coach's card, and what it says at each step.

lesson-title = Lessons
lesson-lead = Short lessons on real positions. Each takes about five minutes: we tell you what to do, and the others answer.
lesson-any-time = You can leave a lesson at any time and play on without it.
lesson-begin = Begin
lesson-again = Again
lesson-begin-one = Begin the lesson: { $lesson }
lesson-continue = Continue: { $lesson }
lesson-number = { $n }. { $lesson }
lesson-done = done
lesson-step = { $n } of { $total }
lesson-next = Next
lesson-next-one = Next: { $lesson }
lesson-all = All lessons
lesson-play-on = Play on
lesson-leave = Leave the lesson
lesson-fold = Fold the card
lesson-unfold = Unfold the card
lesson-more = The rule
lesson-show = Show me
lesson-wait = The others are playing. The lesson goes on as soon as you can decide again.
lesson-stray = You can do that, but this lesson goes another way. Take your turn back and try again.
lesson-take-back = Take it back

## A turn

lesson-turn = Your turn
lesson-turn-about = Build a dwelling, change the land with spades.
lesson-turn-home = Your land
lesson-turn-home-text = You lead the Witches, a people of the forest. The ring shows one of your first two dwellings. You can only build on forest. After six rounds, the player with the most victory points wins.
lesson-turn-goods = What you have
lesson-turn-goods-text = This is your board: coins and workers, which pay for structures, then priests and power. The small numbers show what you will get as income at the start of the next round.
lesson-turn-build = A dwelling
lesson-turn-build-text = C4 is forest already. It lies across the river, but your bonus card lets you cross one river space. A dwelling costs 1 worker and 2 coins.
lesson-turn-build-task = Click C4 to build a dwelling there, then confirm. G3 will do, too.
lesson-turn-others = One action each
lesson-turn-others-text = A turn is one action. Then the next player takes one, until everybody has passed. The Nomads have just built a trading house. The bar at the top shows whose turn it is.
lesson-turn-spades = Spades
lesson-turn-spades-text = Other land has to be changed into forest first. C2 is one spade away, and a spade costs you 3 workers. You may build there in the same turn.
lesson-turn-spades-task = Click C2 to change it into forest and build a dwelling there, then confirm. Another space you can afford will do, too.
lesson-turn-points = This round's points
lesson-turn-points-text = Every round has its own scoring tile. In this round a dwelling brings 2 victory points, so you have just scored twice. The lower half counts at the end of the round.
lesson-turn-end = That was a turn
lesson-turn-end-text = You know how to look, choose and confirm. Nothing is sent before you confirm, and afterwards you can still take a turn back as long as nobody but bots has moved.

## Power

lesson-power = Power and neighbours
lesson-power-about = Fill your bowls when others build, and spend power on actions.
lesson-power-bowls = Three bowls
lesson-power-bowls-text = When you gain power, tokens move from bowl I to bowl II. Once bowl I is empty, they move on from II to III. You can only spend tokens in bowl III, and they fall back into bowl I.
lesson-power-offer = A neighbour builds
lesson-power-offer-text = The Nomads have built a trading house on F3, right beside your own on F4. A trading house counts 2, so you may take 2 power. The price is always one victory point less than the power you take, so here it is 1.
lesson-power-offer-task = Take the power or refuse it. Here it is worth the price.
lesson-power-action = A power action
lesson-power-action-text = Once a round, somebody can take 7 coins for 4 power. Your bowl III is empty, but you may sacrifice: one token in bowl II leaves the game, and another one moves to bowl III.
lesson-power-action-task = Click the action for 7 coins to take it and sacrifice 4 tokens, then confirm.
lesson-power-sacrifice = What it cost
lesson-power-sacrifice-text = Four tokens have left the game for good, and the four you spent are in bowl I again. Sacrifice when something is worth it, but not in every round.
lesson-power-neighbours = Why neighbours help
lesson-power-neighbours-text = It works both ways: when you build on F4, the Nomads are offered power. And beside a neighbour, a trading house costs you 3 coins instead of 6. So settle close to others.
lesson-power-end = Power comes and goes
lesson-power-end-text = You have taken power and spent it. When 1 power is offered, it is free; you can let the app take it for you without asking.

## Structures

lesson-structures = Trading houses and temples
lesson-structures-about = Upgrade a dwelling twice and choose a favor tile.
lesson-structures-board = Where income comes from
lesson-structures-board-text = Your structures wait on this board. Whatever you put on the map uncovers income: dwellings bring workers, trading houses coins and power, temples priests.
lesson-structures-house = A trading house
lesson-structures-house-text = A dwelling becomes a trading house. On F4 it costs 2 workers and only 3 coins, because the Nomads live next door. Elsewhere it would be 6 coins.
lesson-structures-house-task = Click F4 to upgrade it to a trading house, then confirm.
lesson-structures-priests = What has changed
lesson-structures-priests-text = Your income for the next round has grown by coins and power, but the dwelling is back on your board and covers its worker again. The Nomads have taken 1 power, since you built beside them.
lesson-structures-temple = A temple
lesson-structures-temple-text = A trading house becomes a temple for 2 workers and 5 coins. A temple brings a priest each round and a favor tile at once.
lesson-structures-temple-task = Click F4, choose the temple, then any favor tile, and confirm.
lesson-structures-favors = Favor tiles
lesson-structures-favors-text = A favor tile moves you up one to three steps in a cult. Those with fewer steps stay useful: they bring income, points when you build, or an action. You can have only one of each kind.
lesson-structures-stronghold = Stronghold and sanctuary
lesson-structures-stronghold-text = A trading house can become your stronghold instead. For the Witches it means a free dwelling on any forest, once a round. A temple can become a sanctuary, which brings one more favor tile.
lesson-structures-end = The path upwards
lesson-structures-end-text = Dwelling, trading house, then temple or stronghold, and sanctuary at the end. Each is worth more power to your neighbours, and to your towns.

## Cults

lesson-cults = Cults and priests
lesson-cults-about = Send a priest, use a card, and gain power on the way up.
lesson-cults-tracks = Four tracks
lesson-cults-tracks-text = Fire, water, earth and air. Your marker climbs by priests, favor tiles and some cards. At the end of the game, the first three on each track score 8, 4 and 2 points.
lesson-cults-priest = Send a priest
lesson-cults-priest-text = Your temple has brought a priest. The first priest sent to a track moves you up 3 steps, the next ones 2, and they stay there. Or take just 1 step, and the priest returns to your supply.
lesson-cults-priest-task = Click a cult to send the priest there, then confirm. Air is best here, for 3 steps.
lesson-cults-power = Power on the way
lesson-cults-power-text = Certain spaces bring power when you reach or pass them: 3, 5, 7 and 10. Space 10 needs a key from a town, and only one player can stand there on each track.
lesson-cults-card = A card that climbs
lesson-cults-card-text = Some cards and tiles have an action of their own, once a round. Your bonus card brings one step on a track of your choice.
lesson-cults-card-task = Click your bonus card, choose a step and confirm: in air, say, which pays at the end of this round.
lesson-cults-bonus = The cult bonus
lesson-cults-bonus-text = Look at the lower half of this round's scoring tile. When the round ends, it pays for steps: here 1 worker for every 2 steps you have made in air. The last round has no such bonus.
lesson-cults-end = Worth a thought each round
lesson-cults-end-text = Steps bring power now, a bonus at the end of the round, and points at the end of the game. Watch who is ahead of you: one step more may be worth 4 points.

## Towns

lesson-towns = Towns, bridges, shipping
lesson-towns-about = Found a town with a bridge, and reach further.
lesson-towns-groups = Almost a town
lesson-towns-groups-text = Four structures with a power value of 7 make a town, if they touch each other. Around F4 you have four that count 5. G3 and H4 add 2, but the river lies between.
lesson-towns-bridge = A bridge
lesson-towns-bridge-text = A bridge joins two land spaces across one river space. You have the 3 power that the power action costs. Built from F4 to G3, it joins both groups.
lesson-towns-bridge-task = Click the bridge action, build from F4 to G3, choose a town tile and confirm.
lesson-towns-key = Your first town
lesson-towns-key-text = The town tile brought points and a bit more. It is also a key: with one key, you may go up to space 10 on one cult track. Nothing in this town can become part of another.
lesson-towns-shipping = Shipping
lesson-towns-shipping-text = Shipping says how many river spaces you can cross when you build. A step costs a priest and 4 coins and brings points at once, more with each step.
lesson-towns-shipping-task = Click the shipping track to advance on it, then confirm.
lesson-towns-reach = Reach and touch
lesson-towns-reach-text = With shipping you can now build across one river space. But a town, and power from neighbours, needs spaces that touch or are joined by a bridge.
lesson-towns-end = Plan for towns
lesson-towns-end-text = Towns bring the most points in a single move. Look early for four good spaces close together, and keep a bridge in mind.

## Rounds

lesson-rounds = Rounds, passing, scoring
lesson-rounds-about = Pass, play the last round, and see what counts in the end.
lesson-rounds-pass = Nothing left to do
lesson-rounds-pass-text = Round 5 is nearly over and you have no coins. When you pass, you give back your bonus card and take another. Yours brings 2 points for each trading house now.
lesson-rounds-pass-task = Pass: click one of the glowing bonus cards, then confirm.
lesson-rounds-round = A new round
lesson-rounds-round-text = The Nomads have passed, too. Everybody got the cult bonus, then income from board, card and favor tiles. You passed first, so you begin round 6.
lesson-rounds-scoring = The last scoring tile
lesson-rounds-scoring-text = This is the last round: 2 points for each dwelling. There is no income after it, so spend what you have.
lesson-rounds-last = Play it out
lesson-rounds-last-text = Build what you can pay for, and look for more connected structures: the largest areas score. When you have had enough, pass. Without a card to take, that is all there is to it.
lesson-rounds-last-task = Take as many turns as you like, then pass.
lesson-rounds-result = The result
lesson-rounds-result-text = At the end, cults score 8, 4 and 2 on each track, the largest connected areas 18, 12 and 6, and every 3 coins left 1 point. The table shows where your points came from.
lesson-rounds-end = You know the game
lesson-rounds-end-text = That is everything you need for a first game. The help explains the rest right where you need it: look for the question mark.
