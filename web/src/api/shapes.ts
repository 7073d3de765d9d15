// Generated from src/mystica/server/shapes by tools/web_types.py. Do not edit.

export interface AdvisedMove {
  text: string;
  steps: EventShape[];
}

/** What an option that is on adds to a rule, or changes of it. */
export interface AlsoShape {
  option: string;
  text: string;
}

/** A faction that is bid for: who holds it for how many VP, and what the next bid must be at least. */
export interface AuctionView {
  faction: string;
  holder: number | null;
  bid: number;
  least: number;
}

/** What a player lets happen without being asked. */
export interface AutomaticRules {
  take?: number;
  refuse?: number | null;
  helping?: boolean;
  no_waste?: boolean;
  end_turn?: boolean;
}

/** A bonus card. `spades` and `steps` are its special action; `pass_vp` by structure or "shipping". */
export interface BonusCard {
  code: string;
  option: string;
  source: string;
  provenance: Record<string, string>;
  more: Record<string, number>;
  more_rows: Record<string, number[]>;
  more_tables: Record<string, Record<string, number>>;
  name: string;
  income: Income;
  spades: number;
  steps: number;
  shipping: number;
  pass_vp: Record<string, number>;
}

/** A bonus card of this game: the coins on it, and who holds it. */
export interface BonusView {
  code: string;
  coins: number;
  holder: number | null;
}

export interface BotShape {
  name: string;
  description: string;
  seconds: number;
  times: number[];
}

/** A bridge and whose it is. */
export interface BridgeView {
  ends: [string, string];
  owner: number;
}

/** What goes out to several who ask: written as JSON once. */
export interface CachedOutgoing {
}

/** A canal: the land on both sides of it, and the river spaces it joins. */
export interface CanalView {
  between: [string, string];
  joins: [string, string];
}

/** The facts of the game, as the data files have them. */
export interface Catalogue {
  version: string;
  locales: string[];
  language_names: Record<string, string>;
  common: Common;
  factions: Record<string, Faction>;
  power_actions: Record<string, PowerAction>;
  bonus_cards: Record<string, BonusCard>;
  favor_tiles: Record<string, FavorTile>;
  town_tiles: Record<string, TownTile>;
  scoring_tiles: Record<string, ScoringTile>;
  final_tiles: Record<string, FinalTile>;
  ships: ShipFacts;
  replaced_tiles: Record<string, string>;
  options: Record<string, Option>;
  vp_tables: Record<string, Record<string, number>>;
  profiles: string[];
  presets: string[];
  preset_options: Record<string, Record<string, string>>;
  introductions: Introductory[];
  maps: MapPicture[];
  bots: BotShape[];
  usual_bot: string;
}

/** A legal move: what to send, what it is done to, and what it brings its player. */
export interface Choice {
  text: string;
  kind: string;
  target: string;
  spaces: string[];
  cost: Record<string, number>;
  gain: Record<string, number>;
  vp: number;
  sources: Record<string, number>;
  follow_ups: FollowUp[];
  warnings: Warning[];
  steps: EventShape[];
  title: number;
}

/** The numbers every faction shares. */
export interface Common {
  players: [number, number];
  rounds: number;
  starting_vp: number;
  priest_limit: number;
  bridge_limit: number;
  power_tokens: number;
  extra_bonus_cards: number;
  coins_on_leftover_card: number;
  spade_tile_barred_rounds: number[];
  auction_vp: number;
  structure_names: Record<string, string>;
  structure_limits: Record<string, number>;
  power_values: Record<string, number>;
  upgrades: Record<string, string>;
  lonely_trading_house_factor: number;
  town_power: number;
  town_structures: number;
  sanctuary_counts: number;
  burn_cost: number;
  burn_gain: number;
  conversions: Record<string, [number, number]>;
  cults: string[];
  cult_top: number;
  cult_power: Record<string, number>;
  priest_steps: number[];
  returned_priest_steps: number;
  wheel: string[];
  terrain_names: Record<string, string>;
  terrain_letters: Record<string, string>;
  off_wheel: string[];
  other_colours: string[];
  area_vp: number[];
  cult_vp: number[];
  coins_per_vp: number;
  traits: Record<string, string>;
  sources: Record<string, string>;
}

/** A new game. Who has a key plays that seat; who has the host's key may close and delete the game. */
export interface Created {
  id: string;
  host: string;
  keys: SeatKey[];
  invitations: Invitation[];
}

/** What the cult bonus of this round brings a seat as it stands: what finds no room is left out. */
export interface CultBonusView {
  seat: number;
  coins: number;
  workers: number;
  priests: number;
  power: number;
  spades: number;
  more: Record<string, number>;
}

/** One cult track: levels by seat, who stands on its places (3, 2, 2, 2 steps), and who is on top. */
export interface CultView {
  name: string;
  levels: number[];
  priests: (number | null)[];
  top: number | null;
}

/** What a seat may do now, after the moves of its draft. */
export interface Desk {
  seat: number;
  decision: string;
  amount: number;
  draft: Choice[];
  dropped: number;
  moves: Choice[];
  kinds: string[];
  order: number[];
  groups: number[];
  starts: Start[];
  other_ways: string[];
  conversions: Choice[];
  finish: string[];
  complete: boolean;
}

/** The digging track: price of a spade by level, price of a step and the VP of each step in turn. */
export interface Digging {
  top: number;
  workers_per_spade: number[];
  priests_per_spade: number[];
  workers: number;
  coins: number;
  priests: number;
  vp: number[];
}

/** The whole unfinished turn; an empty one throws it away. */
export interface DraftRequest {
  seat: number;
  base: number;
  moves: string[];
}

/** What stands in a link: an invitation, or a key where it was made by 0.1.0. The key goes on playing. */
export interface EnterRequest {
  secret: string;
  key?: string | null;
}

export interface Entered {
  seat: number;
  key: string | null;
  new: boolean;
}

/** A thing that happened, or a part of a move: a key and arguments for the catalogues, never prose. */
export interface EventShape {
  key: string;
  seat: number;
  args: Record<string, number | string>;
}

export interface ExplainRequest {
  seat: number;
  draft?: string[];
  what: string;
}

export interface Explanation {
  possible: boolean;
  reason: ReasonShape | null;
}

/** A faction board. `traits` are the numbers of its abilities; one that is absent counts as 0. */
export interface Faction {
  key: string;
  name: string;
  colour: string;
  source: string;
  ability: string;
  stronghold: string;
  coins: number;
  workers: number;
  priests: number;
  power: [number, number, number];
  cults: [number, number, number, number];
  first_dwellings: number;
  shipping: Track | null;
  digging: Digging;
  structures: Record<string, Structure>;
  traits: Record<string, number>;
  action: string;
  other_action: string;
  option: string;
}

/** A favor tile. `town_power` is the power a town needs with it, 0 if it changes nothing. */
export interface FavorTile {
  code: string;
  option: string;
  source: string;
  provenance: Record<string, string>;
  more: Record<string, number>;
  more_rows: Record<string, number[]>;
  more_tables: Record<string, Record<string, number>>;
  name: string;
  count: number;
  cult: number;
  steps: number;
  income: Income;
  action_steps: number;
  town_power: number;
  build_vp: Record<string, number>;
  pass_vp_trading_houses: number[];
  one_of: Record<string, number>;
}

/** A final scoring tile: VP of the places for the most of something in one connected area. */
export interface FinalTile {
  code: string;
  option: string;
  source: string;
  provenance: Record<string, string>;
  more: Record<string, number>;
  more_rows: Record<string, number[]>;
  more_tables: Record<string, Record<string, number>>;
  name: string;
  ledger: string;
  measure: string;
  vp: number[];
}

/** Final scoring of a seat if the game ended now. */
export interface FinalView {
  seat: number;
  vp: number;
  cults: [number, number, number, number];
  area: number;
  area_vp: number;
  tile: number;
  tile_vp: number;
  resources_vp: number;
  total: number;
}

/** A seat's ships, or merchants, and everything that belongs to them. */
export interface FleetView {
  seat: number;
  merchants: boolean;
  ships: string[];
  ships_left: number;
  dock: string;
  yard: string;
  markers: string[];
  markers_left: number;
  movement: number;
  extra_spaces: number;
  extra_power: number;
  extra_from_bowl_two: boolean;
  income: number;
  board: Record<string, number>;
  range: RangeView | null;
}

/** What comes next because of a move. */
export interface FollowUp {
  kind: string;
  seat: number;
  amount: number;
}

/** A value that an option has because of other choices, as long as nobody chooses one. */
export interface Following {
  value: string;
  when: Record<string, string>;
  map_without: string;
}

/** What the host may still change as long as nobody else has come. */
export interface GameChangeRequest {
  advice: "yes" | "no" | "agree";
}

export interface Health {
  status: "ready" | "trouble";
  troubles: string[];
  version: string;
  engine: "compiled" | "pure";
}

/** A look at the position of the own seat that decides, after the moves of its draft. */
export interface HintRequest {
  seat: number;
  base: number;
  draft?: string[];
  bot?: string;
  seconds?: number | null;
  steps?: number | null;
  top?: number;
}

export interface HintShape {
  move: AdvisedMove;
  vp: number;
  behind: number;
  terms: TermShape[];
  alike: AdvisedMove[];
}

export interface Hints {
  seat: number;
  bot: string;
  moves: HintShape[];
  seats: SeatForecast[];
}

/** What a board, card or tile brings in the income phase. */
export interface Income {
  coins: number;
  workers: number;
  priests: number;
  power: number;
  more: Record<string, number>;
}

/** What the next income phase brings a seat as it stands, and what of it would be lost for want of room. */
export interface IncomeView {
  seat: number;
  coins: number;
  workers: number;
  priests: number;
  power: number;
  priests_lost: number;
  power_lost: number;
  more: Record<string, number>;
  more_lost: Record<string, number>;
}

/** What comes in: nothing unknown is let through. */
export interface Incoming {
}

export interface Introductory {
  players: number;
  factions: string[];
  scoring: string[];
  bonus: string[];
  dwellings: Record<string, string[]>;
  status: string;
}

/** What stands in a link: whoever brings it first gets a key of the seat that nobody else has seen. */
export interface Invitation {
  seat: number;
  secret: string;
}

/** A decision beside what a bot would have done. */
export interface JudgementShape {
  turn: number;
  action: number;
  round: number;
  seat: number;
  decision: string;
  played: AdvisedMove;
  better: AdvisedMove;
  cost: number;
  terms: TermShape[];
}

export interface LeechPlace {
  seat: number;
  power: number;
}

export interface LessonShape {
  key: string;
  icon: string;
  seat: number;
  factions: string[];
  options: string[];
  steps: LessonStepShape[];
}

/** One card: its words are `lesson-<lesson>-<step>` in the catalogues. */
export interface LessonStepShape {
  key: string;
  look: string[];
  moves: string[];
  free: boolean;
  rule: string;
}

/** A save or a ledger, as text. */
export interface LoadGameRequest {
  text: string;
  title?: string;
  seats?: SeatRequest[];
  pace?: number;
  advice?: "yes" | "no" | "agree" | null;
}

/** A committed row of the game: a turn, or a step back to an earlier row. */
export interface LogEntry {
  row: number;
  kind: "turn" | "back";
  seat: number;
  round: number;
  decision: string;
  text: string;
  back_to: number | null;
  automatic: boolean;
  events: EventShape[];
  spaces: string[];
  vp: number[];
  at: number;
}

export interface MapPicture {
  name: string;
  title: string;
  source: string;
  spaces: Space[];
  start_vp: Record<string, number>;
  vp_mark: string;
  barred: string[];
  notes: Said[];
}

/** A map of one's own in the community's format, to be looked at. */
export interface MapRequest {
  name?: string;
  text: string;
}

export interface MapShape {
  name: string;
  spaces: Space[];
  bridges: BridgeView[];
}

/** Everything about a new game; what is left out is drawn or usual. */
export interface NewGameRequest {
  preset?: string;
  title?: string;
  map?: string;
  map_text?: string;
  profile?: string;
  options?: Record<string, string>;
  start_vp?: Record<string, number>;
  facts_text?: string;
  seats: SeatRequest[];
  scoring?: string[];
  bonus?: string[];
  seed?: number | null;
  pace?: number;
  advice?: "yes" | "no" | "agree" | null;
}

/** A game that begins with a lesson. The others answer as it was prepared. */
export interface NewLessonRequest {
  lesson: string;
  title?: string;
  name?: string;
  pace?: number;
}

/** Power offered and not answered yet. `gain` is what taking it would bring now, `price` the VP it would cost. */
export interface OfferView {
  owner: number;
  builder: number;
  power: number;
  gain: number;
  price: number;
  occasion: string;
}

/** A choice of the setup with the value each profile starts from. Bools have the values "false" and "true". */
export interface Option {
  key: string;
  values: string[];
  official: string;
  snellman: string;
  text: string;
  source: string;
  whole: string;
  needs: string;
  since: number;
  before: string;
  retired: boolean;
  follows: Record<string, Following>;
}

/** Further ways to transform: away from home, the long way round, with free spades left unused. */
export interface OtherWays {
  moves: Choice[];
  groups: number[];
}

export interface OtherWaysRequest {
  seat: number;
  draft?: string[];
  space?: string;
}

/** What goes out. Every field is always there. */
export interface Outgoing {
}

/** Looking at the map with the eyes of a seat. */
export interface Overlays {
  seat: number;
  reach: string[];
  reach_more: string[];
  spades: Record<string, number>;
  towns: TownChance[];
  leech: Record<string, LeechPlace[]>;
  network: string[][];
  ships: ShipReach[];
  ship_land: string[];
}

/** Tiles of a game that differ from the catalogue's, by code. */
export interface OwnTiles {
  favor_tiles: Record<string, FavorTile>;
  town_tiles: Record<string, TownTile>;
  scoring_tiles: Record<string, ScoringTile>;
}

/** A seat and everything in front of it. Before a faction is chosen all numbers are 0. */
export interface PlayerView {
  seat: number;
  faction: string;
  name: string;
  colour: string;
  vp: number;
  coins: number;
  workers: number;
  priests: number;
  priests_left: number;
  bowls: [number, number, number];
  cults: [number, number, number, number];
  shipping: number;
  shipping_value: number;
  digging: number;
  spade_price: [number, number];
  structures: Record<string, number>;
  structures_left: Record<string, number>;
  favors: string[];
  bonus_card: string;
  towns: string[];
  keys: number;
  passed: boolean;
  dropped: boolean;
  specials_taken: string[];
  bridges: string[];
  bridges_left: number;
  skip_range: number;
  skip_price: [number, number];
  late_steps: number;
  start_terrain: string;
  unlocked: string[];
  action_open: boolean;
}

/** A power action: its price in power, priests that go back to the supply, and what it brings. */
export interface PowerAction {
  code: string;
  option: string;
  source: string;
  provenance: Record<string, string>;
  more: Record<string, number>;
  more_rows: Record<string, number[]>;
  more_tables: Record<string, Record<string, number>>;
  cost: number;
  coins: number;
  workers: number;
  priests: number;
  spades: number;
  bridges: number;
  paid_priests: number;
  favors: number;
}

/** A typed move, tried on a copy. */
export interface Preview {
  choice: Choice | null;
  problem: string;
  reason: ReasonShape | null;
  table: TableView | null;
  completions: string[];
}

export interface PreviewRequest {
  seat: number;
  draft?: string[];
  text: string;
}

/** An error: a key for the catalogues (`problem-<key>`) and a plain English sentence. */
export interface Problem {
  problem: string;
  detail: string;
  said: Said[];
  reason: ReasonShape | null;
  view: View | null;
}

/** A range tile: by space from the left, how far merchants move and how far tunnel or carpet reach. */
export interface Range {
  faction: string;
  movement: number[];
  reach: number[];
  provenance: Record<string, string>;
  stated: Record<string, number[]>;
}

/** A range tile: the space its marker is on, from 1; what each space says of merchants and of tunnel or carpet. */
export interface RangeView {
  place: number;
  movement: number[];
  reach: number[];
}

/** Why a move is not possible: `reason-<key>` in the catalogues. */
export interface ReasonShape {
  key: string;
  args: Record<string, number | string | null>;
  topic: string;
  rule: string;
  first: Choice | null;
  move: Choice | null;
  missing: string;
  amount: number;
}

/** A piece of a review. */
export interface Review {
  bot: string;
  done: number;
  total: number;
  decisions: JudgementShape[];
}

export interface ReviewRequest {
  bot?: string;
  after?: number;
  steps?: number | null;
}

/** A sentence of the catalogues: its key and arguments. */
export interface Said {
  key: string;
  args: Record<string, number | string>;
}

/** A scoring tile: VP for an event, then a reward for every `per` steps on a cult (-1: priests on cult spaces). */
export interface ScoringTile {
  code: string;
  option: string;
  source: string;
  provenance: Record<string, string>;
  more: Record<string, number>;
  more_rows: Record<string, number[]>;
  more_tables: Record<string, Record<string, number>>;
  name: string;
  event: string;
  vp: number;
  cult: number;
  per: number;
  coins: number;
  workers: number;
  priests: number;
  power: number;
  spades: number;
  shipping: number;
}

/** The scoring tile of a round. */
export interface ScoringView {
  round: number;
  code: string;
  current: boolean;
}

/** Ships on the table. */
export interface SeaView {
  fleets: FleetView[];
  canals: CanalView[];
  markers: Record<string, number[]>;
  voyage: VoyageView | null;
}

/** What a player changes about the own seat; the host may also hand a seat to a bot or a person. */
export interface SeatChangeRequest {
  name?: string | null;
  automatic?: AutomaticRules | null;
  advice?: boolean | null;
  bot?: string | null;
  asks_back?: boolean | null;
}

/** From games played on: what a seat may expect in the end. */
export interface SeatForecast {
  seat: number;
  vp: number;
  spread: number;
  win_share: number;
  games: number;
}

export interface SeatKey {
  seat: number;
  key: string;
}

export interface SeatRequest {
  name?: string | null;
  bot?: string;
  faction?: string;
  here?: boolean;
}

/** Who sits there. */
export interface SeatShape {
  seat: number;
  name: string;
  bot: string;
  claimed: boolean;
  browsers: number | null;
  automatic: AutomaticRules | null;
  advice: boolean;
  asks_back: boolean;
}

/** Everything about ships that is not a tile. */
export interface ShipFacts {
  each: number;
  markers: number;
  extra_power: number;
  move_action: string;
  build_action: string;
  trade: Record<string, Trade>;
  yards: Record<string, Yard>;
  ranges: Record<string, Range>;
  canals: Record<string, ([string, string])[]>;
  canal_provenance: Record<string, string>;
  sources: Record<string, string>;
}

/** Where a ship may go: without power, and what only power for a longer move leads to. */
export interface ShipReach {
  ship: string;
  near: string[];
  far: string[];
}

/** A space of the map. `x` counts half spaces from the left, `row` rows from the top. */
export interface Space {
  label: string;
  row: number;
  x: number;
  terrain: string;
  structure: string;
  owner: number | null;
  town_of: number | null;
}

/** An action that may be taken alone, its spaces to be chosen on the map afterwards. */
export interface Start {
  code: string;
  text: string;
  move: number;
  steps: number;
}

/** One kind of structure on a faction board. `coins` of a trading house is the price beside another player. */
export interface Structure {
  code: string;
  workers: number;
  coins: number;
  power_value: number;
  limit: number;
  favors: number;
  income: Income[];
}

/** Everything everybody sees. */
export interface TableView {
  round: number;
  rounds: number;
  phase: string;
  decision: string;
  decider: number | null;
  amount: number;
  over: boolean;
  winners: number[];
  turn_order: number[];
  players: PlayerView[];
  income: IncomeView[];
  cult_bonus: CultBonusView[];
  final: FinalView[];
  sources: (Record<string, number>)[];
  spendable_power: number[];
  map: MapShape;
  tiles: Tiles;
  cults: CultView[];
  offers: OfferView[];
  auction: AuctionView[];
  sea: SeaView | null;
  hash: string;
}

/** A request to go back that waits for the others. */
export interface TakeBack {
  seat: number;
  to: number;
  agreed: number[];
  needed: number[];
}

export interface TakeBackAnswerRequest {
  seat: number;
  base: number;
  to: number;
  agree: boolean;
}

export interface TakeBackRequest {
  seat: number;
  base: number;
  to: number;
}

/** Why a move that one might have wanted with something on the table is not possible. */
export interface TargetAnswer {
  text: string;
  words: EventShape | null;
  reason: ReasonShape | null;
}

export interface TargetAnswers {
  answers: TargetAnswer[];
}

export interface TargetRequest {
  seat: number;
  draft?: string[];
  target: string;
  offered?: boolean;
}

/** A term of the evaluation, by the key of its name, and by how many VP it differs. */
export interface TermShape {
  key: string;
  vp: number;
}

export interface Tiles {
  scoring: ScoringView[];
  bonus: BonusView[];
  favors_left: Record<string, number>;
  towns_left: Record<string, number>;
  power_actions: Record<string, boolean>;
  final: string;
}

export interface TopicShape {
  key: string;
  chapter: string;
  title: string;
  headings: string[];
  aliases: string[];
  text: string;
  example: string;
  ours: string;
  house: string;
  also: AlsoShape[];
  rulings: string[];
  see: string[];
}

export interface TownChance {
  spaces: string[];
  power: number;
  needed: number;
  structures: number;
  structures_needed: number;
}

/** A town tile. `steps` go on every cult track, `shipping` on the shipping track. */
export interface TownTile {
  code: string;
  option: string;
  source: string;
  provenance: Record<string, string>;
  more: Record<string, number>;
  more_rows: Record<string, number[]>;
  more_tables: Record<string, Record<string, number>>;
  name: string;
  count: number;
  keys: number;
  vp: number;
  coins: number;
  workers: number;
  priests: number;
  power: number;
  steps: number;
  shipping: number;
  skip_range: number;
}

/** The shipping track: its ends, the price of a step and the VP of each step in turn. */
export interface Track {
  start: number;
  top: number;
  coins: number;
  priests: number;
  vp: number[];
}

/** What a visit to one kind of structure brings. Of `one_of` the visitor picks one. */
export interface Trade {
  vp: number;
  coins: number;
  workers: number;
  power: number;
  spades: number;
  one_of: Record<string, number>;
}

/** A turn to be committed on top of row `base`. */
export interface TurnRequest {
  seat: number;
  base: number;
  moves: string[];
}

/** A game as this visitor sees it. */
export interface View {
  id: string;
  last_row: number;
  shown: number;
  line: number[];
  status: "open" | "over" | "closed";
  title: string;
  preset: string;
  seed: number | null;
  profile: string;
  options: Record<string, string>;
  facts: Record<string, number | string | number[] | string[]>;
  own_tiles: OwnTiles;
  seats: SeatShape[];
  mine: number[];
  handed_over: number[];
  host: boolean;
  thinking: number | null;
  table: TableView;
  desk: Desk | null;
  asides: Choice[];
  advice: boolean;
  advice_rule: "yes" | "no" | "agree";
  take_back: TakeBack | null;
  free_take_back: number | null;
  asked_take_back: number | null;
  tag: string;
}

/** How a view differs from the one before: what the live stream sends instead of the whole view. */
export interface ViewChange {
  start: string;
  tag: string;
  patch: Record<string, unknown>;
}

/** A trade to come: what it brings for certain, what is chosen then, and what the owner may take. */
export interface VisitView {
  space: string;
  structure: string;
  owner: number;
  gain: Record<string, number>;
  spades: number;
  one_of: Record<string, number>;
  power: number;
  price: number;
  builds: boolean;
}

/** Ships that move, or trades that follow. */
export interface VoyageView {
  seat: number;
  moving: boolean;
  chosen: string;
  paid: boolean;
  moved: string[];
  movable: string[];
  visits: VisitView[];
  prospects: VisitView[];
  total: Record<string, number>;
}

/** A hint that a move may be a mistake: `warning-<key>` in the catalogues. */
export interface Warning {
  key: string;
  args: Record<string, number | string>;
}

/** The shipyard board of a faction. `numbers` are its prices, rewards and abilities; absent ones count as 0. */
export interface Yard {
  faction: string;
  numbers: Record<string, number>;
  provenance: Record<string, string>;
}
