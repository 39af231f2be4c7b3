/** A puzzle being solved: the position, the moves tried, and the answer once it is told. */
import { api } from '../lib/api.ts';
import { app } from '../lib/app.svelte.ts';
import type {
  Forecast,
  Prompt,
  PuzzleShown,
  Refused,
  SeatInfo,
  TableInfo,
  Tried,
  WhyNot,
} from '../lib/protocol.ts';
import { note } from './solved.ts';

export class Solver {
  readonly shown: PuzzleShown;
  /** What became of the last move that was tried. */
  tried = $state.raw<Tried | null>(null);
  said = $state.raw<WhyNot | Refused | null>(null);
  trouble = $state('');
  busy = $state(false);
  /** Counts the tries: the board begins again with each. */
  tries = $state(0);
  private known = $state.raw<ReadonlyMap<string, Forecast>>(new Map());
  private readonly considered = new Set<string>();
  private readonly house;
  /** The day, if it is the puzzle of a day. */
  private readonly day: string | null;

  constructor(shown: PuzzleShown, day: string | null) {
    this.shown = shown;
    this.day = day;
    this.house = api.puzzle(shown.game, shown.id);
  }

  get over(): boolean {
    return Boolean(this.tried?.solution);
  }

  get prompt(): Prompt | null {
    return this.over ? null : { id: `puzzle.${this.tries}`, moves: this.shown.moves };
  }

  async attempt(move: string): Promise<void> {
    await this.ask(async () => {
      const { tried, why } = await this.house.attempt(move, false);
      if (why) {
        const { seat } = this.shown;
        this.said = { type: 'refused', seat, move, why, message: why.message };
      }
      if (tried) this.take(tried);
    });
  }

  /** Tell the answer to whoever has tried a move. */
  async giveUp(): Promise<void> {
    const { tried } = this;
    if (!tried) return;
    await this.ask(async () => {
      const told = await this.house.attempt(tried.move, true);
      if (told.tried) this.take(told.tried);
    });
  }

  async why(move: string): Promise<void> {
    await this.ask(async () => {
      this.said = await this.house.why(move);
    });
  }

  forecast(move: string): Forecast | null {
    const { offers } = this.shown;
    return this.known.get(move) ?? offers.find((one) => one.move === move)?.forecast ?? null;
  }

  /** Somebody looks at a move: ask for its exact odds. */
  async consider(move: string): Promise<void> {
    if (this.considered.has(move)) return;
    this.considered.add(move);
    const told = await this.house.forecast(move).catch(() => null);
    if (told?.forecast) this.known = new Map(this.known).set(move, told.forecast);
  }

  /** Describe the table as a board wants it: I sit there, and nobody else is a person. */
  info(): TableInfo {
    const { game, printed, options, seats, seat } = this.shown;
    return {
      type: 'table',
      id: '',
      game,
      printed,
      options,
      status: 'running',
      public: false,
      host: false,
      several: false,
      kept_out: [],
      seats: Array.from({ length: seats }, (_, one) => seatOf(one, one === seat)),
      clock: { kind: 'none', seconds: 0, increment: 0, left: [], running: [] },
      spectators: 0,
      commitment: '',
      starting: false,
      bot_after: null,
      undo: null,
      next: null,
      hurried: false,
      lesson: null,
      counsel: false,
      practice: null,
    };
  }

  private take(tried: Tried): void {
    this.tried = tried;
    this.said = null;
    this.tries += 1;
    const { game, id } = this.shown;
    if (tried.solution) note(game, id, tried.right ? 'solved' : 'shown', this.day);
  }

  private async ask(doing: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await doing();
    } catch (error) {
      this.trouble = app.excuse(error);
    } finally {
      this.busy = false;
    }
  }
}

function seatOf(seat: number, mine: boolean): SeatInfo {
  return {
    seat,
    kind: mine ? 'person' : 'bot',
    name: mine ? app.me.name : { kind: 'bot-name', id: seat },
    bot: mine ? null : 'search',
    mine,
    host: false,
    here: true,
    held: false,
    bot_in: null,
    missed: null,
    promise: null,
    gave: false,
    agrees: false,
    advised: false,
  };
}
