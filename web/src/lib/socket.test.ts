import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeNet, tableInfo } from '../test/fakes.ts';
import { type Line, TableLine } from './socket.ts';

describe('the line to a table', () => {
  let net: FakeNet;
  let lines: Line[];
  let heard: string[];
  let line: TableLine;
  let gone: number;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    net = new FakeNet();
    lines = [];
    heard = [];
    gone = 0;
    line = new TableLine(
      '/ws',
      {
        heard: (message) => heard.push(message.type),
        changed: (now) => lines.push(now),
        gone: () => (gone += 1),
      },
      net.surroundings(),
    );
  });

  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('opens, listens and speaks', () => {
    expect(line.send({ type: 'talk', text: 'too early' })).toBe(false);
    net.last.onopen?.();
    net.last.hear(tableInfo());
    expect(line.send({ type: 'talk', text: 'hello' })).toBe(true);
    expect(heard).toEqual(['table']);
    expect(net.last.sent).toEqual([{ type: 'talk', text: 'hello' }]);
    expect(lines).toEqual(['open']);
  });

  it('comes back by itself, waiting longer each time and never too long', () => {
    const waits = [500, 1000, 2000, 4000, 8000, 15_000, 15_000];
    for (const [tries, wait] of waits.entries()) {
      net.last.onclose?.();
      vi.advanceTimersByTime(wait - 1);
      expect(net.sockets).toHaveLength(tries + 1);
      vi.advanceTimersByTime(1);
      expect(net.sockets).toHaveLength(tries + 2);
    }
    net.last.onopen?.();
    net.last.onclose?.();
    vi.advanceTimersByTime(500);
    expect(net.sockets).toHaveLength(waits.length + 2);
  });

  it.each([4404, 4410])('does not come back to a table that is gone: %i', (code) => {
    net.last.onopen?.();
    net.last.onclose?.({ code });
    vi.advanceTimersByTime(60_000);
    net.events.dispatchEvent(new Event('online'));
    expect(net.sockets).toHaveLength(1);
    expect(lines).toEqual(['open', 'closed']);
    expect(gone).toBe(1);
  });

  it('comes back after any other code', () => {
    net.last.onopen?.();
    net.last.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(500);
    expect(net.sockets).toHaveLength(2);
    expect(gone).toBe(0);
  });

  it('tries at once when the device is online again', () => {
    net.last.onopen?.();
    net.last.onclose?.();
    net.events.dispatchEvent(new Event('online'));
    expect(net.sockets).toHaveLength(2);
    net.last.onopen?.();
    expect(lines).toEqual(['open', 'lost', 'connecting', 'open']);
    vi.advanceTimersByTime(10_000);
    expect(net.sockets).toHaveLength(2);
  });

  it('tries at once when it is looked at again, but not while hidden', () => {
    net.last.onopen?.();
    net.last.onclose?.();
    net.visibilityState = 'hidden';
    net.events.dispatchEvent(new Event('visibilitychange'));
    expect(net.sockets).toHaveLength(1);
    net.visibilityState = 'visible';
    net.events.dispatchEvent(new Event('visibilitychange'));
    expect(net.sockets).toHaveLength(2);
  });

  it('takes a silent line for a broken one', () => {
    net.last.onopen?.();
    vi.advanceTimersByTime(20_000);
    expect(net.last.sent).toEqual([{ type: 'ping' }]);
    net.last.hear({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(net.last.sent).toHaveLength(2);
    vi.advanceTimersByTime(8000);
    expect(lines.at(-1)).toBe('lost');
    expect(net.last.closed).toBe(true);
    expect(heard).toEqual([]);
  });

  it('does not listen to a line it has given up', () => {
    const first = net.last;
    first.onopen?.();
    first.onclose?.();
    vi.advanceTimersByTime(500);
    first.hear(tableInfo());
    first.onclose?.();
    expect(heard).toEqual([]);
    expect(net.sockets).toHaveLength(2);
  });

  it('stays closed once closed', () => {
    line.close();
    net.last.onclose?.();
    net.events.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(net.sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe('closed');
  });
});
