/**
 * A table as this browser knows it: the last `table` and `view` messages, the log and the talk.
 * It is right from those alone; whatever arrives replaces what was there.
 */

import { app } from '../lib/app.svelte.ts';
import type { Pace } from '../lib/pace.svelte.ts';
import type {
  FromServer,
  LogLine,
  Message,
  Ref,
  Refused,
  Sheet,
  TableInfo,
  TalkLine,
  ViewMessage,
  WhyNot,
} from '../lib/protocol.ts';
import { type Line, type Surroundings, TableLine } from '../lib/socket.ts';
import { Since } from './since.svelte.ts';

interface Pending {
  seat: number;
  prompt: string;
  move: string;
}

type Seat = number | null;

/** The kind of the sheet that tells how the whole game ended. */
const FINAL = 'game';

/** What the reader wishes of bots: how fast they move, and that they wait. */
interface Wish {
  pace: Pace;
  reading: boolean;
}

/** Some lines of the log, by number: from the first to before the last. */
export interface LogRange {
  from: number;
  to: number;
}

export class TableModel {
  info = $state.raw<TableInfo | null>(null);
  /** When `info` came, on this machine's clock: times left go down from there. */
  infoAt = $state.raw(0);
  views = $state.raw<ReadonlyMap<Seat, ViewMessage>>(new Map());
  logs = $state.raw<ReadonlyMap<Seat, readonly LogLine[]>>(new Map());
  /** What has been counted so far: rounds, and at last the game. */
  sheets = $state.raw<readonly Sheet[]>([]);
  /** Score sheets that wait to be read, the oldest first. */
  private waiting = $state.raw<readonly Sheet[]>([]);
  /** The score sheet that is being read; null once the reader has gone on from all. */
  readonly unread: Sheet | null = $derived(this.waiting[0] ?? null);
  /** The view before the score sheet that is being read: what has ended, and what it ended with. */
  private ended = $state.raw<ViewMessage | null>(null);
  /** The view before the last part of the log ended: what it ended in may still be looked at. */
  closing = $state.raw<ViewMessage | null>(null);
  talk = $state.raw<readonly TalkLine[]>([]);
  said = $state.raw<WhyNot | Refused | null>(null);
  problem = $state.raw<Message | null>(null);
  line = $state.raw<Line>('connecting');
  /** There is no such table any more, or it is set aside. */
  gone = $state.raw(false);
  /** The house cannot store anything for the moment; games go on by themselves. */
  oneMoment = $state.raw(false);
  /** Words that were sent and are not yet heard; they come back to the field if they are refused. */
  private spoken = '';
  unsaid = $state.raw('');
  /** Lines of the log that came with the last change, for those who listen. */
  news = $state.raw<readonly LogLine[]>([]);
  /** What the reader points at in the log. */
  pointed = $state.raw<Ref | null>(null);
  /** The line of the log whose things are shown on the board. */
  shownLine = $state.raw<number | null>(null);
  /** Lines of the log that the reader has asked to see. */
  marked = $state.raw<LogRange | null>(null);
  /** The seat whose secrets lie open on this device; null before anyone has said who they are. */
  shown = $state.raw<Seat>(null);
  pending = $state.raw<Pending | null>(null);
  /** What has happened since my last move. */
  readonly since = new Since();

  readonly mine = $derived(
    this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [],
  );
  /** Nobody else waits for me: all other seats are bots'. */
  readonly alone = $derived(
    this.mine.length > 0 && !this.info?.seats.some((seat) => seat.kind === 'person' && !seat.mine),
  );
  readonly names = $derived(this.info?.seats.map((seat) => app.who(seat.name)) ?? []);
  readonly running = $derived(this.info?.status === 'running');
  readonly eyes = $derived.by(() => this.whoseEyes());
  /** Several people share this device and it is another one's turn: first hand it over. */
  readonly curtain = $derived(
    this.running && this.mine.length > 1 && this.eyes !== this.shown ? this.eyes : null,
  );
  /** The log of whoever looks; behind the curtain lies nobody's. */
  readonly log = $derived(this.curtain === null ? (this.logs.get(this.eyes) ?? []) : []);
  readonly current = $derived(this.views.get(this.eyes) ?? null);
  /** The view that tells how far the game is: what is being read about has only just ended. */
  readonly told = $derived(this.unread ? this.ended : this.current);
  /** While a bot plays for me, nothing is asked of me: it might answer under my hand. */
  readonly asked = $derived(
    this.running && !this.info?.seats[this.eyes ?? -1]?.held
      ? (this.current?.prompt ?? null)
      : null,
  );
  /** What I can answer now: one thing at a time, so not while I read what was counted. */
  readonly prompt = $derived(this.unread ? null : this.asked);
  /** The seats that have to decide now; while I read, nobody has begun. */
  readonly acting = $derived(this.running && !this.unread ? (this.current?.acting ?? []) : []);

  private readonly socket: TableLine;
  private fresh = false;
  private wished: Wish = { pace: 'usual', reading: false };

  constructor(url: string, around?: Surroundings) {
    this.socket = new TableLine(
      url,
      {
        heard: (message) => this.hear(message),
        changed: (line) => this.changed(line),
        gone: () => {
          this.gone = true;
        },
      },
      around,
    );
  }

  close(): void {
    this.socket.close();
  }

  tryNow(): void {
    this.socket.wake();
  }

  /** Uncover a seat's secrets on a shared device. */
  uncover(seat: number): void {
    this.shown = seat;
    this.said = null;
  }

  act(move: string): void {
    const prompt = this.prompt;
    const seat = this.eyes;
    if (!prompt || seat === null || this.pending) return;
    this.said = null;
    this.problem = null;
    this.pending = { seat, prompt: prompt.id, move };
    this.socket.send({ type: 'move', ...this.pending });
  }

  why(move: string): void {
    if (this.eyes !== null) this.socket.send({ type: 'why', seat: this.eyes, move });
  }

  /** Say something; false if the line is down, so that the words are not lost. */
  say(text: string): boolean {
    const sent = !this.oneMoment && this.socket.send({ type: 'talk', text });
    this.spoken = sent ? text : this.spoken;
    this.unsaid = '';
    return sent;
  }

  undo(seat: number): void {
    this.socket.send({ type: 'undo', seat });
  }

  consent(seat: number, yes: boolean): void {
    this.socket.send({ type: 'consent', seat, yes });
  }

  /** Say that I know what a bot did for me. */
  seen(seat: number): void {
    this.marked = null;
    this.socket.send({ type: 'seen', seat });
  }

  /** Go on from a step of a lesson that is only read. */
  teachOn(step: number): void {
    this.socket.send({ type: 'lesson', step });
  }

  /** Say how fast bots should move and whether they should wait, whenever that changes. */
  wish(wish: Wish): void {
    const before = this.wished;
    this.wished = wish;
    if (wish.pace !== before.pace) this.socket.send({ type: 'pace', pace: wish.pace });
    if (wish.reading !== before.reading) this.socket.send({ type: 'reading', on: wish.reading });
  }

  /** What an answer over HTTP told of the table. */
  tell(info: TableInfo): void {
    this.info = info;
    this.infoAt = performance.now();
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.tell(message);
        break;
      case 'view':
        this.see(message);
        break;
      case 'talk':
        // After a mended line all is told again.
        if (!this.talk.some((line) => line.n === message.n)) this.talk = [...this.talk, message];
        if (message.text === this.spoken) this.spoken = '';
        break;
      case 'moment':
        this.oneMoment = message.on;
        if (!message.on) this.sendAgain();
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'why':
        this.said = message;
        break;
      case 'problem':
        this.problem = message.message;
        this.unsaid = this.spoken;
        this.spoken = '';
        break;
      default:
    }
  }

  private refused(message: Refused): void {
    const key = message.message.key;
    // It goes again by itself as soon as the house can store it.
    if (key === 'house-one-moment' && this.oneMoment) return;
    // It went again, and had been stored the first time: the board shows it.
    if (key === 'table-stale' && !this.pending) return;
    this.pending = null;
    this.said = message;
  }

  private sendAgain(): void {
    const { pending } = this;
    if (pending && this.views.get(pending.seat)?.prompt?.id === pending.prompt)
      this.socket.send({ type: 'move', ...pending });
  }

  private see(view: ViewMessage): void {
    const known = this.logs.get(view.seat) ?? [];
    // Lines from `log_from` on replace what was there: a move may have been taken back.
    const log = [...known.filter((line) => line.n < view.log_from), ...view.log].filter(
      // Some rules close what was seen: in Gorus only the last fight may be looked at.
      (line) => line.n >= view.log_first,
    );
    const last = known.at(-1)?.n ?? -1;
    const before = this.views.get(view.seat) ?? null;
    const changed = before?.seq !== view.seq;
    this.views = new Map(this.views).set(view.seat, view);
    this.logs = new Map(this.logs).set(view.seat, log);
    if (view.seat === this.eyes) {
      this.count(view, known.length > 0 ? before : null);
      const own = this.pending?.seat === view.seat && view.prompt?.id !== this.pending.prompt;
      this.since.see(view, log.at(-1)?.n ?? -1, own);
      this.news = known.length ? view.log.filter((line) => line.n > last) : [];
      if (this.news.some((line) => line.ends)) this.closing = before;
      if (changed) {
        this.said = null;
        this.problem = null;
      }
    }
    this.settle(view);
  }

  /** Take in what has been counted; what is new while somebody looks on waits to be read. */
  private count(view: ViewMessage, before: ViewMessage | null): void {
    const known = this.sheets.length;
    this.sheets = [...this.sheets.slice(0, view.sheets_from), ...view.sheets];
    const fresh = before ? this.sheets.slice(known).filter(({ kind }) => kind !== FINAL) : [];
    const waiting = this.waiting.filter((sheet) => this.sheets.includes(sheet));
    if (fresh.length && !waiting.length) this.ended = before;
    this.waiting = [...waiting, ...fresh];
  }

  /** Go on from the score sheet that is being read. */
  readOn(): void {
    this.waiting = this.waiting.slice(1);
  }

  /** See what became of a move that was sent: it arrived, or the line broke and it goes again. */
  private settle(view: ViewMessage): void {
    const pending = this.pending;
    if (!pending || pending.seat !== view.seat) return;
    if (view.prompt?.id !== pending.prompt) this.pending = null;
    else if (this.fresh) this.socket.send({ type: 'move', ...pending });
    this.fresh = false;
  }

  private changed(line: Line): void {
    this.line = line;
    if (line !== 'open') return;
    this.oneMoment = false;
    this.fresh = true;
    // The house knows nothing yet of a new line.
    const { pace, reading } = this.wished;
    this.wished = { pace: 'usual', reading: false };
    this.wish({ pace, reading });
  }

  private whoseEyes(): Seat {
    const [first, second] = this.mine;
    if (first === undefined) return null;
    if (second === undefined) return first;
    const asked = (seat: Seat) => Boolean(this.views.get(seat)?.prompt);
    const now = this.shown !== null && this.mine.includes(this.shown) ? this.shown : null;
    if (!this.running || (now !== null && asked(now))) return now ?? first;
    return this.mine.find(asked) ?? now ?? first;
  }
}
