/**
 * The contract between the house and a game's board.
 *
 * A game's board is `src/games/<game>/Board.svelte`, found by its folder's name; without one, the
 * game is played on the plain board. It gets `BoardProps` and fills the middle of the table: the
 * arena, the other seats, my hand. Header, prompt line, log, talk, clocks and dialogs are the
 * house's. A board must be right from `view` alone and animates by the difference of two views.
 *
 * Times come from pace.svelte.ts: `ms` for movements, `linger` for what has ended and should be seen.
 * While a panel is open bots wait: `$effect(hold)`, see reading.svelte.ts.
 *
 * In its module script a board may say `export const line = true` (see below), and
 * `export const outcome = (view) => …` where its view has no `outcome`.
 *
 * Beside it a game may have
 * - `Token.svelte` (`TokenProps`): a thing spoken of in the log as a small picture;
 * - `Sheet.svelte` (`SheetProps`): a score sheet, drawn better than as a plain table;
 * - `sign.ts`, which exports `sign(seat)`: the picture and colour of a seat, for the log;
 * - `prompt.ts`, which exports `prompt: PromptLine`: what the seat to act can do, in words;
 * - `status.ts`, which exports `status: StatusLine`: where the game stands and what wins it, in a few
 *   words that are always in sight in the header ("Round 2 · fight 3 of 10 · first to 3 laurels");
 * - `printed.ts`, which exports `read(printed)`: takes in what is printed on cards and boards, once
 *   and before anything of the game is drawn, so that it need not be handed to every part;
 * - `fresco.ts`, which exports `fresco`: how the game hangs in the lobby (see lobby/frescoes.ts);
 * - `protocol.ts`, the types of its view, written by `python -m ludus.server.typescript`.
 *
 * Pictures: `import fist from '~icon/fist'` and `<Icon icon={fist} />` (any name of Game-icons).
 * Colours: the variables of theme.css, such as `--school-BL`, and `--school-BL-ink` for text.
 */
import type { Component, Snippet } from 'svelte';
import { type Printed, printedOf } from './printed.ts';
import type {
  Forecast,
  Offer,
  Outcome,
  Prompt,
  Ref,
  Refused,
  Sheet,
  TableInfo,
  WhyNot,
} from './protocol.ts';
import type { Speech } from './speech.ts';

export interface BoardProps<V = unknown, P = Printed> {
  /** What the seat sees; replaced as a whole when something changes. */
  view: V;
  /** What is printed on cards and boards: the game's content files by their names. */
  printed: P;
  info: TableInfo;
  /** The seat whose eyes these are; null for a spectator. */
  seat: number | null;
  /** Names by seat. */
  names: string[];
  /** The seats that have to decide now; in a replay nobody has. */
  acting: readonly number[];
  /** The question to this seat with its legal moves; null when it need not act. */
  prompt: Prompt | null;
  speech: Speech;
  /** Make a move of the prompt. */
  act(move: string): void;
  /** Ask why a move is not allowed; the answer comes as `said`. */
  why(move: string): void;
  /** The last answer to `why`, or the last refusal; null once the view has changed. The house
      shows its sentence and article in the prompt line; a board may point at the piece. */
  said: WhyNot | Refused | null;
  /** What a move of the prompt costs and brings, as far as is known now; null if nothing is. */
  forecast(move: string): Forecast | null;
  /** Somebody looks at a move: its exact odds are asked for, and `forecast` tells them soon. */
  consider(move: string): void;
  /** The moves of the prompt in their parts (word and facts), with those that are listed but not
      allowed; empty until the house has answered. */
  offers: readonly Offer[];
  /** Looking back at a finished game: nothing can be done. */
  replay: boolean;
  /** What has just been counted, while its sheet is being read beside the board: what has ended stays
      in sight until the reader goes on. */
  counted?: Sheet | null;
  /** What the reader points at in the log, to be shown on the board. */
  pointed?: Ref | null;
  /** The house's prompt line, for a board that has a better place for it (between arena and hand):
      such a board says `export const line = true` in its module script and renders this once.
      Otherwise the house puts the line below the board. */
  line?: Snippet;
  /** Open the talk beside the table, for a game in which one should bargain; not in a replay. */
  talk?: () => void;
}

export interface TokenProps {
  kind: string;
  id: number | string;
  /** Its name in words, for those who do not see the picture. */
  text: string;
}

export interface SheetProps {
  sheet: Sheet;
  /** The seat that reads it; null for a spectator. */
  seat: number | null;
  names: readonly string[];
  speech: Speech;
  /** Draws a thing that a reason speaks of. */
  token: Component<TokenProps> | null;
}

/** How a seat is told from the others: a picture in some box, and a colour. */
export interface SeatSign {
  picture: string;
  box: string;
  colour: string;
}

/** What the prompt line says to the seat to act. */
export type PromptLine<V = unknown> = (
  view: V,
  prompt: Prompt,
  speech: Speech,
  names: readonly string[],
) => string;

/** Where the game stands and what wins it; empty where there is nothing to say. */
export type StatusLine<V = unknown> = (view: V, speech: Speech) => string;

/** What a board gets of forecasts where nothing is asked. */
export const NO_FORECASTS = {
  offers: [],
  forecast: () => null,
  consider: () => undefined,
} satisfies Pick<BoardProps, 'offers' | 'forecast' | 'consider'>;

interface BoardModule {
  default: Component<BoardProps>;
  line?: boolean;
  outcome?: OutcomeOf;
}

/** Find in a view how the game ended; null while it goes on. */
type OutcomeOf = (view: unknown) => Outcome | null;

const plainOutcome: OutcomeOf = (view) =>
  (view as { outcome?: Outcome | null } | null)?.outcome ?? null;

type Lazy<T> = Record<string, () => Promise<T>>;

const boards = import.meta.glob('../games/*/Board.svelte') as Lazy<BoardModule>;
const tokens = import.meta.glob('../games/*/Token.svelte') as Lazy<{
  default: Component<TokenProps>;
}>;
const sheets = import.meta.glob('../games/*/Sheet.svelte') as Lazy<{
  default: Component<SheetProps>;
}>;
const readers = import.meta.glob('../games/*/printed.ts') as Lazy<{
  read(printed: Printed): void;
}>;
const prompts = import.meta.glob('../games/*/prompt.ts') as Lazy<{ prompt: PromptLine }>;
const signs = import.meta.glob('../games/*/sign.ts') as Lazy<{ sign(seat: number): SeatSign }>;
const statuses = import.meta.glob('../games/*/status.ts') as Lazy<{ status: StatusLine }>;

/** All that the client knows of a game's looks. */
export interface Looks {
  board: Component<BoardProps>;
  token: Component<TokenProps> | null;
  sheet: Component<SheetProps> | null;
  sign: ((seat: number) => SeatSign) | null;
  prompt: PromptLine | null;
  status: StatusLine | null;
  printed: Printed;
  /** The board places the prompt line itself. */
  line: boolean;
  outcome: OutcomeOf;
}

/** Fetch a game's board, what belongs to it, and what is printed in it. */
export async function looksOf(game: string, version: string): Promise<Looks> {
  const plain = () => import('./plain/PlainBoard.svelte') as Promise<BoardModule>;
  const [board, token, sheet, sign, prompt, status, reader, printed] = await Promise.all([
    (boards[`../games/${game}/Board.svelte`] ?? plain)(),
    tokens[`../games/${game}/Token.svelte`]?.(),
    sheets[`../games/${game}/Sheet.svelte`]?.(),
    signs[`../games/${game}/sign.ts`]?.(),
    prompts[`../games/${game}/prompt.ts`]?.(),
    statuses[`../games/${game}/status.ts`]?.(),
    readers[`../games/${game}/printed.ts`]?.(),
    printedOf(game, version),
  ]);
  reader?.read(printed);
  return {
    board: board.default,
    token: token?.default ?? null,
    sheet: sheet?.default ?? null,
    sign: sign?.sign ?? null,
    prompt: prompt?.prompt ?? null,
    status: status?.status ?? null,
    printed,
    line: board.line ?? false,
    outcome: board.outcome ?? plainOutcome,
  };
}
