// Made by `python -m ludus.server.typescript` from the server's protocol.
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
