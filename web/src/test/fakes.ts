/** What stands in for the house: a line to nowhere whose other end the test holds, and tables. */
import { vi } from 'vitest';
import { NO_FORECASTS } from '../lib/board.ts';
import type { Forecast, FromServer, SeatInfo, TableInfo, ViewMessage } from '../lib/protocol.ts';
import type { Surroundings } from '../lib/socket.ts';
import { speechOf } from './catalogue.ts';
import { printedIn } from './printed.ts';

export class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: { type: string }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export class FakeNet {
  readonly sockets: FakeSocket[] = [];
  visibilityState: DocumentVisibilityState = 'visible';
  readonly events = new EventTarget();

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no line was opened');
    return socket;
  }

  surroundings(): Surroundings {
    const net = this;
    return {
      connect() {
        const socket = new FakeSocket();
        net.sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      window: this.events as unknown as Surroundings['window'],
      document: {
        addEventListener: net.events.addEventListener.bind(net.events),
        removeEventListener: net.events.removeEventListener.bind(net.events),
        get visibilityState() {
          return net.visibilityState;
        },
      } as Surroundings['document'],
    };
  }
}

export function seatInfo(seat: number, part: Partial<SeatInfo> = {}): SeatInfo {
  const name = ['Ann', 'Ben', 'Cid'][seat] ?? '';
  return {
    seat,
    kind: 'person',
    name,
    bot: null,
    mine: false,
    host: false,
    here: true,
    held: false,
    bot_in: null,
    missed: null,
    promise: null,
    gave: false,
    agrees: false,
    advised: false,
    ...part,
  };
}

export function tableInfo(part: Partial<TableInfo> = {}): TableInfo {
  return {
    type: 'table',
    id: 't1',
    game: 'gorus',
    printed: 'v1',
    options: { players: 3 },
    status: 'running',
    public: false,
    host: true,
    several: false,
    kept_out: [],
    seats: [seatInfo(0, { mine: true }), seatInfo(1), seatInfo(2)],
    clock: { kind: 'none', seconds: 0, increment: 0, left: [], running: [] },
    spectators: 0,
    commitment: 'abc',
    starting: false,
    bot_after: 60,
    undo: null,
    next: null,
    hurried: false,
    lesson: null,
    counsel: true,
    practice: null,
    ...part,
  };
}

export function viewMessage(part: Partial<ViewMessage> = {}): ViewMessage {
  return {
    type: 'view',
    table: 't1',
    seq: 0,
    seat: 0,
    view: { turn: 0 },
    log_first: 0,
    log_from: 0,
    log: [],
    sheets_from: 0,
    sheets: [],
    acting: [0],
    prompt: null,
    can_undo: false,
    ...part,
  };
}

/** What the house gives every board, whatever is played; nothing is asked of anybody. */
export function boardProps(game: string, part: Partial<TableInfo> = {}) {
  return {
    info: tableInfo({ game, ...part }),
    printed: printedIn(game),
    acting: [],
    prompt: null,
    speech: speechOf('en'),
    act: vi.fn<(move: string) => void>(),
    why: vi.fn<(move: string) => void>(),
    ...NO_FORECASTS,
    said: null,
    replay: false,
  };
}

export function forecastOf(part: Partial<Forecast> = {}): Forecast {
  return { costs: [], sums: [], odds: [], brings: [], facts: {}, settled: true, ...part };
}
