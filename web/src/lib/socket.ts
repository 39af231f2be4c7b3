/**
 * A line to a table that mends itself.
 *
 * When it breaks it is tried again after 0.5, 1, 2, 4 … at most 15 seconds, and at once when the
 * device is online again or the page is looked at again. A line that gives no answer to a ping is
 * taken for broken: phones cut connections without saying so. On every new line the house tells
 * the whole table, so nothing has to be asked for.
 */
import type { FromClient, FromServer } from './protocol.ts';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

interface LineHandlers {
  heard(message: FromServer): void;
  changed(line: Line): void;
  /** The house has closed the line for good: there is no such table, or it is set aside. */
  gone?(): void;
}

/** With these codes the house says that there is nothing to come back to. */
const GONE: readonly number[] = [4404, 4410];

/** What can be replaced in tests. */
export interface Surroundings {
  connect(url: string): WebSocket;
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

const usual = (): Surroundings => ({ connect: (url) => new WebSocket(url), window, document });

export class TableLine {
  line: Line = 'connecting';
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private readonly url: string;
  private readonly handlers: LineHandlers;
  private readonly around: Surroundings;

  constructor(url: string, handlers: LineHandlers, around: Surroundings = usual()) {
    this.url = url;
    this.handlers = handlers;
    this.around = around;
    around.window.addEventListener('online', this.wake);
    around.document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Send now; false if the line is down. */
  send(message: FromClient): boolean {
    if (this.line !== 'open' || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try now instead of later; on an open line, see whether it still holds. */
  readonly wake = (): void => {
    if (this.line === 'closed' || this.around.document.visibilityState === 'hidden') return;
    if (this.line === 'lost') this.connect();
    else if (this.line === 'open') this.ping();
  };

  close(): void {
    this.around.window.removeEventListener('online', this.wake);
    this.around.document.removeEventListener('visibilitychange', this.wake);
    this.become('closed');
    this.drop();
  }

  private connect(): void {
    this.drop();
    this.become('connecting');
    const socket = this.around.connect(this.url);
    this.socket = socket;
    // A socket that was given up may still speak: it is not listened to.
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onclose = (event) => socket === this.socket && this.ended(event?.code);
    socket.onmessage = (event) => socket === this.socket && this.heard(event.data);
    this.beat = setTimeout(() => this.lost(), PONG_WITHIN);
  }

  private opened(): void {
    this.tries = 0;
    this.become('open');
    this.pingLater();
  }

  private heard(data: unknown): void {
    this.pingLater();
    const message = JSON.parse(`${data}`) as FromServer;
    if (message.type !== 'pong') this.handlers.heard(message);
  }

  private pingLater(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    clearTimeout(this.beat);
    this.send({ type: 'ping' });
    this.beat = setTimeout(() => this.lost(), PONG_WITHIN);
  }

  private ended(code: number | undefined): void {
    if (code !== undefined && GONE.includes(code)) {
      this.close();
      this.handlers.gone?.();
    } else {
      this.lost();
    }
  }

  private lost(): void {
    if (this.line === 'closed') return;
    this.drop();
    this.become('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    // Scattered a little, so that a restarted house is not stormed by all at once.
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private become(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.handlers.changed(line);
  }
}
