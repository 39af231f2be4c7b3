// Made by `python -m ludus.server.typescript` from the server's protocol and the games' views.
// Do not edit: change the Python and make this anew.

export interface ArticleText {
  id: string;
  title: string;
  text: string;
  edition: string | null;
}

export interface Ask {
  type: 'why';
  seat: number;
  move: string;
}

export interface BrutusCombination {
  value: number;
  count: number;
  owner: number;
}

export interface BrutusEnd {
  manches?: number | null;
  target?: number | null;
  time?: number | null;
}

export interface BrutusGains {
  caesar: number[];
  revolt: number[];
  mercy: number[];
}

export interface BrutusGift {
  to: number;
  value: number;
}

export interface BrutusManche {
  places: number[];
  position: number[];
  caesar: number[];
  revolt: number[];
  mercy: number[];
}

export interface BrutusOptions {
  players: number;
  revolt: boolean;
  conspiracy: boolean;
  benevolence: boolean;
  end: BrutusEnd | null;
}

export interface BrutusPlay {
  seat: number;
  kind: 'lead' | 'beat' | 'equal' | 'pass' | 'skip';
  value: number;
  count: number;
}

export interface BrutusView {
  options: BrutusOptions;
  end: BrutusEnd;
  copies: number;
  seat: number | null;
  manche: number;
  phase: 'announce' | 'lay' | 'mercy' | 'take' | 'power' | 'lead' | 'reply' | 'conspire' | 'slip' | 'gifts' | 'to' | 'give' | 'discard' | 'over';
  turn: number | null;
  waiting: number[];
  ranks: number[];
  scores: number[];
  won: number[];
  places: number[];
  sizes: number[];
  hand: number[];
  laid: number[];
  asked: number;
  forum: number[];
  pickers: number[];
  mercy: boolean | null;
  power: boolean;
  top: BrutusCombination | null;
  plays: BrutusPlay[];
  before: BrutusPlay[];
  gifts: number;
  given: BrutusGift[];
  gone: number[];
  known: number[][];
  gains: BrutusGains;
  manches: BrutusManche[];
  outcome: Outcome | null;
}

export interface ChapterText {
  id: string;
  title: string;
  intro: string;
  articles: ArticleText[];
}

export interface ClockInfo {
  kind: 'none' | 'move' | 'bank';
  seconds: number;
  increment: number;
  left: number[];
  running: number[];
}

export interface Consent {
  type: 'consent';
  seat: number;
  yes: boolean;
}

export interface GameInfo {
  name: string;
  version: number;
  players: number[];
  options: Record<string, OptionInfo[]>;
  bots: string[];
  chapters: number;
}

export interface GloriaAct {
  type: 'Act';
  who: number;
  foes: number[];
  rights: number[];
  stopped: boolean;
  crossing: boolean;
  item: string;
  kicked: boolean;
  seats: number[];
  ask: string;
}

export interface GloriaAftermath {
  type: 'Aftermath';
  striker: number;
  victim: number;
  seats: number[];
  ask: string;
}

export interface GloriaDeploy {
  type: 'Deploy';
  seats: number[];
  ask: string;
}

export interface GloriaDie {
  label: string;
  who: number;
  value: number;
  total: number;
  limit: number;
  result: string;
}

export interface GloriaDuel {
  one: number;
  other: number;
  since: number;
}

export interface GloriaEnlist {
  type: 'Enlist';
  places: ([number, number])[];
  outfit: GloriaOutfit | null;
  seats: number[];
  ask: string;
}

export interface GloriaEntrant {
  level: number;
  type?: string;
  outfit?: GloriaOutfit | null;
}

export interface GloriaForced {
  type: 'Forced';
  who: number;
  away: number;
  jostled: boolean;
  to: number;
  wall: boolean;
  occupant: number;
  front: boolean;
  lay: boolean;
  seats: number[];
  ask: string;
}

export interface GloriaGladiator {
  id: number;
  owner: number;
  name: string;
  type: string;
  outfit: GloriaOutfit;
  initial: number;
  level: number;
  hands: string[];
  sheathed: string;
  weight: number;
  armed: boolean;
  arm: string;
  guard: number;
  status: 'waiting' | 'fit' | 'out' | 'dead' | 'gone' | 'freed';
  hex: number;
  facing: number;
  down: boolean;
  snare: string;
  marker: boolean;
  pa: number;
  thrown: boolean;
  stunned: number;
  cowed: number;
  appealing: boolean;
  hurt: boolean;
  victories: number;
  opponent: number;
  bye: boolean;
  fights: number;
  wins: number;
  scars: number;
}

export interface GloriaGoal {
  hex: number;
  cost: number;
  way: string[];
}

export interface GloriaJoust {
  type: 'Joust';
  engager: number;
  engaged: number;
  kind: 'joust' | 'free' | 'jostle' | 'pull';
  push: boolean;
  far: boolean;
  stage: 'face' | 'react' | 'buy' | 'roll' | 'next' | 'step' | 'again' | 'armour' | 'advance' | 'after' | 'end';
  first: number;
  second: number;
  tie: boolean;
  reacts: boolean;
  extra: [number, number];
  results: GloriaResult[];
  at: number;
  touches: [number, number];
  dealt: [number, number];
  origin: number;
  lying: boolean;
  rights: number;
  withdrawn: boolean;
  chained: boolean;
  open: boolean;
  seats: number[];
  ask: string;
}

export interface GloriaMemory {
  name: string;
  type: string;
  owner: number;
  level: number;
  wins: number;
  tournament: number;
  end: 'killed' | 'wounds' | 'rudis';
}

export interface GloriaOptions {
  players: number;
  mode: 'melee' | 'single';
  crowd_appeal: boolean | null;
  victory: 'last_troop' | 'missions';
  activation: 'choice' | 'random';
  turn_limit: number | null;
  duel_turn_limit: number | null;
  parallel_duels: number;
  xp_defeated: 'each_below' | 'sum_below' | 'each_above';
  campaign: number | null;
  troops: 'choice' | 'custom' | 'drawn' | GloriaEntrant[][];
}

export interface GloriaOutfit {
  armour: string[];
  hands: string[];
  sheathed: string;
}

export interface GloriaPending {
  kind: 'free' | 'jostle';
  striker: number;
  victim: number;
}

export interface GloriaResult {
  first: boolean;
  blow: 'touch' | 'push' | 'close';
  special: boolean;
  last: boolean;
}

export interface GloriaSchool {
  laurels: number;
  freed: number;
  named: number;
  trainers: GloriaTrainer[];
}

export interface GloriaState {
  options: GloriaOptions;
  radius: number;
  tournament: number;
  turn: number;
  gladiators: GloriaGladiator[];
  places: Record<number, number>;
  bodies: Record<number, number>;
  ground: Record<number, string[]>;
  order: number[];
  up: number;
  active: number;
  roused: number[];
  frames: (GloriaEnlist | GloriaDeploy | GloriaTurn | GloriaAct | GloriaJoust | GloriaForced | GloriaThrow | GloriaAftermath | GloriaTurnEnd | GloriaTests)[];
  queue: GloriaPending[];
  queued: number;
  moved: boolean;
  hit: boolean;
  won: boolean;
  defeated: number[];
  duels: GloriaDuel[];
  due: GloriaDuel[];
  idle: number[];
  dice: GloriaDie[];
  schools: GloriaSchool[];
  memories: GloriaMemory[];
  tournaments: GloriaTournament[];
  over: Outcome | null;
}

export interface GloriaTests {
  type: 'Tests';
  seat: number;
  left: number[];
  who: number;
  dice: number[];
  helped: number;
  seats: number[];
  ask: string;
}

export interface GloriaThrow {
  type: 'Throw';
  who: number;
  target: number;
  item: string;
  stage: 'caught' | 'duty' | 'face' | 'failed' | 'closer' | 'counter' | 'end';
  origin: number;
  seats: number[];
  ask: string;
}

export interface GloriaTournament {
  winners: number[];
  scores: number[];
  reason: string;
  decided_by: string;
}

export interface GloriaTrainer {
  name: string;
  type: string;
}

export interface GloriaTurn {
  type: 'Turn';
  seats: number[];
  ask: string;
}

export interface GloriaTurnEnd {
  type: 'TurnEnd';
  judged: boolean;
  winners: number[];
  seats: number[];
  ask: string;
}

export interface GloriaView {
  seat: number | null;
  turn: number | null;
  ask: string;
  table: GloriaState;
  waiting: number[];
  goals: GloriaGoal[];
}

export interface GorusFight {
  plays: GorusPlay[];
  winner: number | null;
}

export interface GorusOptions {
  players: number;
  edition: 'fr2018' | 'ru2020';
  teams: string | null;
  target: number | null;
  schools: ('BL' | 'BR' | 'GR' | 'PI' | 'YE')[] | null;
  dealer: number | null;
}

export interface GorusPlay {
  seat: number | null;
  card: string;
  kind: 'lead' | 'follow' | 'challenge' | 'discard';
}

export interface GorusRoundScore {
  totals: number[];
  gained: number[];
  preferred: 'BL' | 'BR' | 'GR' | 'PI' | 'YE';
  trial_failed: boolean;
}

export interface GorusView {
  options: GorusOptions;
  seat: number | null;
  round: number;
  dealer: number | null;
  turn: number | null;
  preferred: 'BL' | 'BR' | 'GR' | 'PI' | 'YE' | null;
  hand: string[];
  hand_sizes: number[];
  deck_size: number;
  fight: GorusPlay[];
  last_fight: GorusFight | null;
  pile_sizes: number[];
  wanderers_pile: string[];
  tokens: number[];
  targets: number[];
  scores: GorusRoundScore[];
  memory: GorusFight[];
  outcome: Outcome | null;
}

export interface InsanamAction {
  type: 'Action';
  seat: number;
  zone: string;
  index: number;
  tile: string;
  banner: boolean;
  stage: 'parts' | 'march' | 'corruption' | 'banner';
  extra: number;
  seats: number[];
  ask: string;
}

export interface InsanamAtom {
  kind: 'gain' | 'lose' | 'levy' | 'pay' | 'recruit' | 'free' | 'deploy' | 'move' | 'race' | 'hinder' | 'gbuy' | 'gdraw' | 'gdiscard' | 'fight' | 'refresh' | 'peek' | 'redo' | 'unlock' | 'tile' | 'swap' | 'steal' | 'push' | 'drop' | 'unbanner' | 'cull' | 'lock' | 'levyper' | 'barb' | 'mod' | 'tax' | 'sp' | 'spend';
  n?: number;
  d?: number;
  resource?: string;
  troop?: string;
  zones?: string[];
  region?: string;
  deck?: string;
  metric?: string;
  key?: string;
  numbers?: number[];
  limit?: string;
  goods?: ([string, number])[];
}

export interface InsanamBattle {
  type: 'Battle';
  seat: number;
  land: string;
  defender: number;
  forced: boolean;
  stage: 'charm' | 'begin' | 'revolt' | 'blow' | 'dice' | 'fall' | 'end';
  exchange: number;
  dice: [number, number];
  totals: [number, number];
  killed: [number, number];
  citadels: number;
  damage: number;
  choosing: number[];
  seats: number[];
  ask: string;
}

export interface InsanamBattles {
  type: 'Battles';
  seat: number;
  seats: number[];
  ask: string;
}

export interface InsanamDealing {
  kind: 'deal' | 'shown' | 'redeal' | 'redeemed';
  seats: number[];
  card: '' | 'loyal' | 'traitor';
}

export interface InsanamEffects {
  type: 'Effects';
  seat: number;
  atoms: InsanamAtom[];
  source: string;
  at: number;
  left: number;
  chosen: string;
  barracks: boolean;
  seats: number[];
  ask: string;
}

export interface InsanamEnding {
  type: 'Ending';
  stage: 'reveal' | 'score' | 'penalties';
  seats: number[];
  ask: string;
}

export interface InsanamEvent {
  type: 'Event';
  event: string;
  stage: 'reveal' | 'choose' | 'end';
  kinds: string;
  least: number;
  seats: number[];
  ask: string;
}

export interface InsanamFallen {
  first: number;
  second: number;
  totals: [number, number];
}

export interface InsanamFavour {
  type: 'Favour';
  seat: number;
  requester: number;
  zone: string;
  index: number;
  price: number;
  seats: number[];
  ask: string;
}

export interface InsanamFight {
  type: 'Fight';
  seat: number;
  gladiator: string;
  adversary: string;
  bonus: number;
  hidden: boolean;
  stage: 'dice' | 'result' | 'buyback' | 'reward' | 'slide' | 'end';
  dice: [number, number];
  totals: [number, number];
  again: number;
  result: '' | 'won' | 'tied' | 'lost';
  seats: number[];
  ask: string;
}

export interface InsanamFund {
  type: 'Fund';
  seat: number;
  seats: number[];
  ask: string;
}

export interface InsanamHouse {
  points: number;
  strength: [number, number, number];
  lands: number;
  income: [number, number, number];
}

export interface InsanamIncited {
  type: 'Incited';
  seat: number;
  source: string;
  land: string;
  seats: number[];
  ask: string;
}

export interface InsanamLand {
  owner: number;
  troops: number[];
  camp: boolean;
  barb: number;
  citadel: boolean;
}

export interface InsanamMarch {
  type: 'March';
  seat: number;
  points: number;
  seats: number[];
  ask: string;
}

export interface InsanamNameGood {
  type: 'NameGood';
  seat: number;
  seats: number[];
  ask: string;
}

export interface InsanamOptions {
  players: number;
  expert_gladiators: boolean;
  expert_ambitions: boolean;
  boards: 'pick' | 'random';
  symbol_scope: 'first' | 'each';
  accuse_reward: 'VP' | 'COR';
  camp_vp: boolean;
  max_turns: number;
  stall_push: boolean;
}

export interface InsanamOwn {
  destiny: '' | 'loyal' | 'traitor';
  offered: '' | 'loyal' | 'traitor';
  past: ('' | 'loyal' | 'traitor')[];
  ambition: string;
  hand: string[];
  picks: string[];
  took: string[];
  packs: string[][];
  left: string[];
  peeked: string[];
  sure: Record<string, string[]>;
  among: Record<string, string[]>;
  answer: string[];
}

export interface InsanamPay {
  type: 'Pay';
  at: number;
  troop: number;
  paid: [number, number, number];
  unpaid: [number, number, number];
  seats: number[];
  ask: string;
}

export interface InsanamPlaceCamp {
  type: 'PlaceCamp';
  seat: number;
  seats: number[];
  ask: string;
}

export interface InsanamPlayer {
  board: string;
  goods: number[];
  vp: number;
  marker: number;
  peak: number;
  chariot: number;
  arrival: number;
  strip: number[];
  reserve: number[];
  extra: number[];
  storage: number[];
  start: string;
  supply: number;
  placed: number;
  held: number;
  locks: number;
  waiting: number[];
  passed: boolean;
  blocked: boolean;
  unlocked: boolean[];
  price: [number, number, number];
  accused: boolean;
  round: number;
  raided: boolean;
  incited: boolean;
  camps: number;
  released: number;
  first: string[];
  play: string[];
  tucked: string[];
  winners: string[];
  open: string;
  hidden: boolean;
  done: string[];
  counts: Record<string, number>;
  shown: '' | 'loyal' | 'traitor';
  exposed: boolean;
  since: number;
  card: string;
  before: Record<string, number>;
  doubled: string;
  used: string[];
  symbols: number[];
}

export interface InsanamPlayerTurn {
  type: 'PlayerTurn';
  seat: number;
  stage: 'before' | 'bonus' | 'share' | 'action' | 'sea' | 'after' | 'events';
  zone: string;
  circle: number;
  shared: number;
  seats: number[];
  ask: string;
}

export interface InsanamRedeal {
  type: 'Redeal';
  accuser: number;
  seats: number[];
  ask: string;
}

export interface InsanamRoundChange {
  type: 'RoundChange';
  stage: 'events' | 'score' | 'pay' | 'order' | 'names' | 'event' | 'owed';
  seats: number[];
  ask: string;
}

export interface InsanamSail {
  type: 'Sail';
  seat: number;
  rounds: number;
  groups: ([string, [number, number, number]])[];
  seats: number[];
  ask: string;
}

export interface InsanamSetup {
  type: 'Setup';
  stage: 'boards' | 'deal' | 'gladiators' | 'ambitions' | 'keep' | 'show' | 'starts';
  pick: number;
  drafting: '' | 'gladiators' | 'ambitions';
  seats: number[];
  ask: string;
}

export interface InsanamSteal {
  type: 'Steal';
  seat: number;
  victim: number;
  left: number;
  absent: string;
  plunder: boolean;
  seats: number[];
  ask: string;
}

export interface InsanamTable {
  options: InsanamOptions;
  players: InsanamPlayer[];
  lands: Record<string, InsanamLand>;
  seas: Record<string, number[][]>;
  zones: Record<string, InsanamZone>;
  turn: number;
  round: number;
  order: number[];
  rose: boolean;
  pending: boolean;
  owed: number;
  symbols: number[];
  arrivals: number;
  suburra: number[];
  display: string[];
  adversaries: string[];
  eyes: string;
  ambitions: string[];
  discards: Record<string, string[]>;
  beneath: string[];
  surfaced: string[];
  gone: string[];
  tops: Record<string, number>;
  invaders: Record<string, number[]>;
  passing: Record<string, number[]>;
  mover: number;
  taxed: string[];
  event: string;
  gifts: number[];
  thumbs: string[];
  dice: InsanamFallen | null;
  dealings: InsanamDealing[];
  ender: number;
  ended: boolean;
  frames: (InsanamSetup | InsanamTurn | InsanamPlayerTurn | InsanamAction | InsanamEffects | InsanamFund | InsanamNameGood | InsanamPlaceCamp | InsanamSteal | InsanamFight | InsanamMarch | InsanamBattles | InsanamBattle | InsanamWithdrawal | InsanamIncited | InsanamSail | InsanamFavour | InsanamEvent | InsanamRoundChange | InsanamPay | InsanamRedeal | InsanamEnding)[];
  over: Outcome | null;
}

export interface InsanamTurn {
  type: 'Turn';
  stage: 'start' | 'income' | 'powers' | 'taxes' | 'laps' | 'events' | 'rounds' | 'stall' | 'end';
  at: number;
  seats: number[];
  ask: string;
}

export interface InsanamView {
  seat: number | null;
  turn: number | null;
  waiting: number[];
  ask: string;
  table: InsanamTable;
  mine: InsanamOwn | null;
  decks: Record<string, number>;
  prices: Record<string, [number, number, number]>;
  progress: Record<string, ([number, number])[]>;
  houses: InsanamHouse[];
}

export interface InsanamWithdrawal {
  type: 'Withdrawal';
  seat: number;
  land: string;
  charmer: number;
  seats: number[];
  ask: string;
}

export interface InsanamZone {
  circles: number[];
  banners: number[];
  tile: string;
  offer: string;
}

export interface LogLine {
  n: number;
  message: Message;
}

export interface MakeMove {
  type: 'move';
  seat: number;
  prompt: string;
  move: string;
}

export interface Me {
  name: string;
  language: string;
}

export interface Message {
  key: string;
  facts?: Record<string, number | string | Ref | (number | Ref)[]>;
}

export interface Moment {
  seq: number;
  seat: number | null;
  move: string | null;
  log: Message[];
  view: unknown;
}

export interface Odds {
  move: string;
  odds: Record<string, number> | null;
}

export interface OptionInfo {
  name: string;
  choices: unknown[];
  default: unknown;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  ranking: number[];
  reason: string;
  decided_by: string;
}

export interface Ping {
  type: 'ping';
}

export interface Pong {
  type: 'pong';
}

export interface Problem {
  type: 'problem';
  message: Message;
}

export interface Prompt {
  id: string;
  moves: string[];
}

export interface Ref {
  kind: string;
  id: number | string;
}

export interface Refused {
  type: 'refused';
  seat: number;
  move: string;
  why: Why | null;
  message: Message;
}

export interface Replay {
  table: string;
  game: string;
  options: Record<string, unknown>;
  names: string[];
  seat: number | null;
  moments: Moment[];
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  mine: boolean;
  here: boolean;
  held: boolean;
}

export interface TableInfo {
  type: 'table';
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: 'open' | 'running' | 'finished' | 'abandoned';
  public: boolean;
  host: boolean;
  seats: SeatInfo[];
  clock: ClockInfo;
  spectators: number;
  commitment: string;
  undo: UndoInfo | null;
  next: string | null;
}

export interface TableRow {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: 'open' | 'running' | 'finished' | 'abandoned';
  seats: (string | null)[];
  mine: boolean;
  touched: number;
}

export interface Talk {
  type: 'talk';
  text: string;
}

export interface TalkLine {
  type: 'talk';
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Undo {
  type: 'undo';
  seat: number;
}

export interface UndoInfo {
  seat: number;
  waiting: number[];
}

export interface ViewMessage {
  type: 'view';
  table: string;
  seq: number;
  seat: number | null;
  view: unknown;
  log_first: number;
  log_from: number;
  log: LogLine[];
  prompt: Prompt | null;
  can_undo: boolean;
}

export interface Why {
  article: string;
  message: Message;
}

export interface WhyNot {
  type: 'why';
  seat: number;
  move: string;
  why: Why | null;
}

export type Status = 'open' | 'running' | 'finished' | 'abandoned';

export type FromServer = TableInfo | ViewMessage | Refused | WhyNot | TalkLine | Problem | Pong;

export type FromClient = MakeMove | Ask | Talk | Undo | Consent | Ping;

export interface Views {
  brutus: BrutusView;
  gloria: GloriaView;
  gorus: GorusView;
  insanam: InsanamView;
}
