/**
 * What the moves of a prompt cost and bring, as the house works it out.
 *
 * All moves are asked about at once when a prompt comes; a move that somebody considers is asked
 * about again, because its exact odds take longer. What is known is kept until the next prompt.
 */
import { api } from './api.ts';
import type { Forecast, Offer, Offers } from './protocol.ts';

export interface Question {
  table: string;
  seat: number;
  prompt: string;
}

const NOTHING: Offers = { prompt: null, ask: null, offers: [] };

export class Forecasts {
  /** The moves in their parts, allowed or not; none before the answer has come. */
  offers = $state.raw<readonly Offer[]>([]);
  /** The name of the decision, such as `send`. */
  ask = $state.raw<string | null>(null);
  private known = $state.raw<ReadonlyMap<string, Forecast>>(new Map());
  private question: Question | null = null;
  private considered = new Set<string>();
  private readonly now: () => Question | null;

  /** `now` tells what is asked of the reader at present. */
  constructor(now: () => Question | null) {
    this.now = now;
  }

  /** A prompt may have come, or gone: then forget what was known, and ask about its moves. */
  async look(): Promise<void> {
    const question = this.now();
    if (isSame(this.question, question)) return;
    this.question = question;
    this.considered.clear();
    this.take(NOTHING);
    if (!question) return;
    // Forecasts help to decide; without them the game goes on.
    const told = await api.forecasts(question.table, question.seat).catch(() => NOTHING);
    if (this.question === question && told.prompt === question.prompt) this.take(told);
  }

  /** What is known of a move: null if nothing is, or nothing can be. */
  of(move: string): Forecast | null {
    return this.known.get(move) ?? null;
  }

  /** Somebody looks at a move: ask for all that can be told of it. */
  async consider(move: string): Promise<void> {
    void this.look();
    const question = this.question;
    if (!question || this.considered.has(move)) return;
    this.considered.add(move);
    const told = await api.forecast(question.table, question.seat, move).catch(() => null);
    if (this.question !== question || !told?.forecast) return;
    this.known = new Map(this.known).set(move, told.forecast);
  }

  private take(told: Offers): void {
    this.offers = told.offers;
    this.ask = told.ask;
    // What was considered meanwhile is known better.
    const known = new Map(this.known);
    for (const { move, forecast } of told.offers) {
      if (forecast && !known.has(move)) known.set(move, forecast);
    }
    this.known = told.prompt === null ? new Map() : known;
  }
}

const isSame = (one: Question | null, other: Question | null) =>
  one?.table === other?.table && one?.seat === other?.seat && one?.prompt === other?.prompt;
