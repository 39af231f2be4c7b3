/** The house over HTTP. */
import type { Printed } from './printed.ts';
import type {
  ChapterText,
  Counsel,
  GameInfo,
  GoalInfo,
  Me,
  Message,
  MoveForecast,
  Offers,
  PuzzleForecast,
  PuzzleRows,
  PuzzleShown,
  PuzzleTry,
  Reach,
  Replay,
  ReplayLog,
  ReplayViews,
  ReviewState,
  TableInfo,
  TableRow,
  WhyNot,
} from './protocol.ts';

/** The house said no, and why: a message, and the article if a rule forbids it. */
export class Denied extends Error {
  readonly said: Message;
  readonly article: string | null;

  constructor(said: Message, article: string | null) {
    super(said.key);
    this.said = said;
    this.article = article;
  }
}

/** The house could not be reached, or did not make sense. */
class Unreachable extends Error {}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  // What was changed arrives even if the page is left at once.
  const init: RequestInit = { method, credentials: 'same-origin', keepalive: method === 'PUT' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (error) {
    throw new Unreachable(`${error}`);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as {
    article?: string | null;
    message?: Message;
  } | null;
  if (said?.message?.key) throw new Denied(said.message, said.article ?? null);
  throw new Unreachable(`${answer.status}`);
}

async function get<T>(path: string): Promise<T> {
  return (await ask('GET', path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await ask('POST', path, body)).json() as Promise<T>;
}

export interface ClockWish {
  kind: 'none' | 'move' | 'bank';
  seconds: number;
  increment: number;
}

interface TableWish {
  game: string;
  options: Record<string, unknown>;
  public: boolean;
  clock: ClockWish;
}

interface PlayWish {
  game: string;
  options: Record<string, unknown>;
  bot: string;
  /** Start at once, without a nonce. */
  start: boolean;
}

const table = (id: string, what = '') => `/api/tables/${encodeURIComponent(id)}${what}`;

const puzzle = (game: string, id: string, what = '') =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}${what}`;

const eyes = (seat: number | null) => (seat === null ? '' : `seat=${seat}`);

export const api = {
  me: () => get<Me>('/api/me'),
  /** Change name or language; what is not given stays. */
  changeMe: async (change: Partial<Me>) =>
    (await ask('PUT', '/api/me', change)).json() as Promise<Me>,
  games: () => get<GameInfo[]>('/api/games'),
  rules: (game: string, language: string) =>
    get<ChapterText[]>(`/api/games/${encodeURIComponent(game)}/rules?lang=${language}`),
  goal: (game: string, options: object | null) => {
    const query = options ? `?options=${encodeURIComponent(JSON.stringify(options))}` : '';
    return get<GoalInfo>(`/api/games/${encodeURIComponent(game)}/goal${query}`);
  },
  printed: (game: string, version: string) =>
    get<Printed>(`/api/games/${encodeURIComponent(game)}/printed?v=${version}`),
  locale: async (language: string) => (await ask('GET', `/api/locale/${language}`)).text(),
  tables: () => get<TableRow[]>('/api/tables'),
  open: (wish: TableWish) => post<TableInfo>('/api/tables', wish),
  teach: (game: string, lesson: string) => post<TableInfo>('/api/lessons', { game, lesson }),
  play: (wish: PlayWish) => post<TableInfo>('/api/play', wish),
  table: (id: string) => get<TableInfo>(table(id)),
  sit: (id: string, seat: number | null, name: string | null = null) =>
    post<TableInfo>(table(id, '/sit'), { seat, name }),
  leave: (id: string, seat: number) => post<TableInfo>(table(id, '/leave'), { seat }),
  bot: (id: string, seat: number, bot: string | null) =>
    post<TableInfo>(table(id, '/bot'), { seat, bot }),
  absence: (id: string, after: number | null) =>
    post<TableInfo>(table(id, '/absence'), { bot_after: after }),
  /** Close a table: for everybody, if its host does. */
  close: (id: string) => post<TableInfo>(table(id, '/close')),
  /** The host frees the seat of another person. */
  free: (id: string, seat: number) => post<TableInfo>(table(id, '/free'), { seat }),
  /** The host keeps the person on a seat out of the table. */
  keepOut: (id: string, seat: number) => post<TableInfo>(table(id, '/keep-out'), { seat }),
  letIn: (id: string, number: number) => post<TableInfo>(table(id, '/let-in'), { number }),
  handOver: (id: string, seat: number) => post<TableInfo>(table(id, '/hand-over'), { seat }),
  several: (id: string, allowed: boolean) => post<TableInfo>(table(id, '/several'), { allowed }),
  /** Start; whoever sits there alone adds nonces, by seat. */
  start: (id: string, nonces: Record<string, string> = {}) =>
    post<TableInfo>(table(id, '/start'), { nonces }),
  /** Promise a nonce by its hash; send it when the start calls for it. */
  promise: (id: string, seat: number, promise: string) =>
    post<TableInfo>(table(id, '/promise'), { seat, promise }),
  nonce: (id: string, seat: number, nonce: string) =>
    post<TableInfo>(table(id, '/nonce'), { seat, nonce }),
  comeBack: (id: string, seat: number) => post<TableInfo>(table(id, '/return'), { seat }),
  /** The table of the next game, which is not started yet. */
  rematch: (id: string) => post<TableInfo>(table(id, '/rematch'), { start: false }),
  /** Play on from a moment of a finished game, against bots, at a new table. */
  practise: (id: string, at: number, seat: number | null, bot: string) =>
    post<TableInfo>(table(id, '/practice'), { at, seat, bot }),
  /** A finished game in parts, through the eyes of a seat or of a spectator. */
  replay: (id: string) => ({
    index: (seat: number | null) => get<Replay>(table(id, `/replay?${eyes(seat)}`)),
    views: (seat: number | null, first: number) =>
      get<ReplayViews>(table(id, `/replay/views?first=${first}&${eyes(seat)}`)),
    log: (seat: number | null, first: number) =>
      get<ReplayLog>(table(id, `/replay/log?first=${first}&${eyes(seat)}`)),
  }),
  /** What every move of a seat costs and brings, as far as that is known at once. */
  forecasts: (id: string, seat: number) => get<Offers>(table(id, `/forecasts?seat=${seat}`)),
  /** All that one move costs and brings: its exact odds too. */
  forecast: (id: string, seat: number, move: string) =>
    get<MoveForecast>(table(id, `/forecast?seat=${seat}&move=${encodeURIComponent(move)}`)),
  /** A good move of one's own seat, and the next best one. */
  counsel: (id: string, seat: number) => post<Counsel>(table(id, '/counsel'), { seat }),
  agreeToCounsel: (id: string, yes: boolean) =>
    post<TableInfo>(table(id, '/counsel/agree'), { yes }),
  /** The review of a finished game, or how far it is. */
  review: (id: string) => get<ReviewState>(table(id, '/review')),
  beginReview: (id: string) => post<ReviewState>(table(id, '/review')),
  /** The puzzles of all games, and today's. */
  puzzles: () => get<PuzzleRows>('/api/puzzles'),
  puzzle: (game: string, id: string) => ({
    shown: () => get<PuzzleShown>(puzzle(game, id)),
    forecast: (move: string) =>
      get<PuzzleForecast>(puzzle(game, id, `/forecast?move=${encodeURIComponent(move)}`)),
    why: (move: string) => get<WhyNot>(puzzle(game, id, `/why?move=${encodeURIComponent(move)}`)),
    /** Try a move; whoever gives up is told the answer with it. */
    attempt: (move: string, give_up: boolean) =>
      post<PuzzleTry>(puzzle(game, id, '/try'), { move, give_up }),
    practise: (bot: string) => post<TableInfo>(puzzle(game, id, '/practice'), { bot }),
  }),
  record: (id: string) => get<unknown>(table(id, '/record')),
  recordUrl: (id: string) => table(id, '/record'),
  reach: () => get<Reach>('/api/reach'),
  qrUrl: (id: string, base: string) => table(id, `/qr.svg?base=${encodeURIComponent(base)}`),
};
