import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeNet, seatInfo, tableInfo, viewMessage } from '../test/fakes.ts';
import { TableModel } from './model.svelte.ts';

const say = (n: number) => ({ n, message: { key: `line-${n}` } });
const asked = (id: string) => ({ id, moves: ['BL1', 'BL2'] });

describe('a table', () => {
  let net: FakeNet;
  let model: TableModel;

  beforeEach(() => {
    net = new FakeNet();
    model = new TableModel('/ws', net.surroundings());
    net.last.onopen?.();
    net.last.hear(tableInfo());
  });
  afterEach(() => model.close());

  function mend(): void {
    net.last.onclose?.();
    model.tryNow();
    net.last.onopen?.();
    net.last.hear(tableInfo());
  }

  it('answers the prompt once', () => {
    net.last.hear(viewMessage({ prompt: asked('0.0') }));
    model.act('BL1');
    model.act('BL2');
    expect(net.last.sent).toEqual([{ type: 'move', seat: 0, prompt: '0.0', move: 'BL1' }]);
    net.last.hear(viewMessage({ seq: 1 }));
    expect(model.pending).toBeNull();
    expect(model.prompt).toBeNull();
  });

  it('asks nothing while a bot plays for me', () => {
    net.last.hear(viewMessage({ prompt: asked('0.0') }));
    expect(model.prompt?.id).toBe('0.0');
    const seats = tableInfo().seats.map((seat) => ({ ...seat, held: seat.mine }));
    net.last.hear(tableInfo({ seats }));
    expect(model.prompt).toBeNull();
    net.last.hear(tableInfo());
    expect(model.prompt?.id).toBe('0.0');
  });

  it('sends a move again that got lost with the line', () => {
    net.last.hear(viewMessage({ prompt: asked('0.0') }));
    model.act('BL1');
    mend();
    net.last.hear(viewMessage({ prompt: asked('0.0') }));
    expect(net.last.sent).toEqual([{ type: 'move', seat: 0, prompt: '0.0', move: 'BL1' }]);
  });

  it('waits while nothing can be stored, and then makes the move by itself', () => {
    const move = { type: 'move', seat: 0, prompt: '0.0', move: 'BL1' };
    net.last.hear(viewMessage({ prompt: asked('0.0') }));
    model.act('BL1');
    net.last.hear({ type: 'moment', on: true });
    expect(model.oneMoment).toBe(true);
    const message = { key: 'house-one-moment', facts: {} };
    net.last.hear({ type: 'refused', seat: 0, move: 'BL1', why: null, message });
    expect(model.pending?.move).toBe('BL1');
    expect(model.said).toBeNull();
    net.last.hear({ type: 'moment', on: false });
    expect(net.last.sent).toEqual([move, move]);
    net.last.hear(viewMessage({ seq: 1 }));
    expect(model.pending).toBeNull();
  });

  it('gives words back that could not be stored', () => {
    expect(model.say('salve')).toBe(true);
    net.last.hear({ type: 'moment', on: true });
    net.last.hear({ type: 'problem', message: { key: 'house-one-moment', facts: {} } });
    expect(model.unsaid).toBe('salve');
    expect(model.say('salve')).toBe(false);
    net.last.hear({ type: 'moment', on: false });
    expect(model.say('salve')).toBe(true);
    expect(model.unsaid).toBe('');
  });

  it('does not send a move again that had arrived', () => {
    net.last.hear(viewMessage({ prompt: asked('0.0') }));
    model.act('BL1');
    mend();
    net.last.hear(viewMessage({ seq: 4, prompt: asked('0.1') }));
    expect(net.last.sent).toEqual([]);
    expect(model.pending).toBeNull();
  });

  it('says its wishes when they change, and on every new line', () => {
    model.wish({ pace: 'calm', reading: false });
    model.wish({ pace: 'calm', reading: true });
    model.wish({ pace: 'calm', reading: true });
    const said = [
      { type: 'pace', pace: 'calm' },
      { type: 'reading', on: true },
    ];
    expect(net.last.sent).toEqual(said);
    mend();
    expect(net.last.sent).toEqual(said);
    model.wish({ pace: 'usual', reading: false });
    expect(net.last.sent.slice(2)).toEqual([
      { type: 'pace', pace: 'usual' },
      { type: 'reading', on: false },
    ]);
  });

  it('knows whether anybody else would wait', () => {
    expect(model.alone).toBe(false);
    const bot = { kind: 'bot', bot: 'random' } as const;
    net.last.hear(
      tableInfo({ seats: [seatInfo(0, { mine: true }), seatInfo(1, bot), seatInfo(2, bot)] }),
    );
    expect(model.alone).toBe(true);
    net.last.hear(tableInfo({ seats: [seatInfo(0, bot), seatInfo(1, bot)] }));
    expect(model.alone).toBe(false);
  });

  it('keeps a refusal until the table changes', () => {
    net.last.hear(viewMessage({ prompt: asked('0.0') }));
    model.act('BL1');
    const message = { key: 'refused-over' };
    net.last.hear({ type: 'refused', seat: 0, move: 'BL1', why: null, message });
    expect(model.said).toMatchObject({ type: 'refused', move: 'BL1' });
    expect(model.pending).toBeNull();
    net.last.hear(viewMessage({ prompt: asked('0.0') }));
    expect(model.said).not.toBeNull();
    net.last.hear(viewMessage({ seq: 1, prompt: asked('0.1') }));
    expect(model.said).toBeNull();
  });

  it('grows the log, and replaces what was taken back', () => {
    net.last.hear(viewMessage({ log: [say(0), say(1), say(2)] }));
    net.last.hear(viewMessage({ seq: 1, log_from: 3, log: [say(3)] }));
    expect(model.logs.get(0)?.map((line) => line.n)).toEqual([0, 1, 2, 3]);
    expect(model.news.map((line) => line.n)).toEqual([3]);
    net.last.hear(viewMessage({ seq: 2, log_from: 0, log: [say(0), say(1)] }));
    expect(model.logs.get(0)?.map((line) => line.n)).toEqual([0, 1]);
    expect(model.news).toEqual([]);
  });

  it('drops lines that may no longer be looked up', () => {
    net.last.hear(viewMessage({ log: [say(0), say(1), say(2)] }));
    net.last.hear(viewMessage({ seq: 1, log_first: 2, log_from: 3, log: [say(3)] }));
    expect(model.logs.get(0)?.map((line) => line.n)).toEqual([2, 3]);
  });

  it('hears talk once, though it is told again on a new line', () => {
    const line = { type: 'talk', n: 1, name: 'Ann', seat: 0, text: 'hi', at: 0 } as const;
    net.last.hear(line);
    mend();
    net.last.hear(line);
    expect(model.talk).toHaveLength(1);
  });

  it('looks with the eyes of a spectator where no seat is mine', () => {
    net.last.hear(tableInfo({ seats: [seatInfo(0), seatInfo(1)] }));
    net.last.hear(viewMessage({ seat: null, acting: [1] }));
    expect(model.eyes).toBeNull();
    expect(model.acting).toEqual([1]);
  });

  it('draws a curtain between two people at one device', () => {
    const seats = [seatInfo(0, { mine: true }), seatInfo(1, { mine: true }), seatInfo(2)];
    net.last.hear(tableInfo({ seats }));
    net.last.hear(viewMessage({ seat: 0 }));
    net.last.hear(viewMessage({ seat: 1, prompt: asked('1.0') }));
    expect(model.curtain).toBe(1);
    model.uncover(1);
    expect(model.curtain).toBeNull();
    expect(model.eyes).toBe(1);
    net.last.hear(viewMessage({ seat: 1, seq: 1 }));
    expect(model.curtain).toBeNull();
    net.last.hear(viewMessage({ seat: 0, seq: 1, prompt: asked('0.0') }));
    expect(model.curtain).toBe(0);
    net.last.hear(tableInfo({ seats, status: 'finished' }));
    expect(model.curtain).toBeNull();
  });

  const sheet = (kind: string, number: number) => ({
    kind,
    number,
    title: { key: 'sheet-over' },
    article: 'G-8.2',
    columns: [],
    rows: [],
  });

  it('lets a new score sheet wait to be read, but not one that was there before', () => {
    net.last.hear(viewMessage({ log: [say(0)], sheets: [sheet('round', 1)] }));
    expect(model.unread).toBeNull();
    const more = { log_from: 1, log: [say(1)], sheets_from: 1 };
    net.last.hear(viewMessage({ seq: 1, ...more, sheets: [sheet('round', 2)] }));
    expect(model.unread?.number).toBe(2);
    expect(model.sheets.map(({ number }) => number)).toEqual([1, 2]);
    net.last.hear(viewMessage({ seq: 2, log_from: 2, sheets_from: 2, prompt: asked('0.1') }));
    expect(model.unread?.number).toBe(2);
    model.readOn();
    expect(model.unread).toBeNull();
  });

  it('asks nothing while a score sheet is read, and still tells of what has ended', () => {
    net.last.hear(viewMessage({ seat: 0, log: [say(0)], view: 'round 1' }));
    const more = { seat: 0, seq: 1, log_from: 1, log: [say(1)], view: 'round 2' };
    const sheets = [sheet('round', 1)];
    net.last.hear(viewMessage({ ...more, sheets, prompt: asked('0.1'), acting: [0] }));
    expect([model.prompt, model.acting, model.told?.view]).toEqual([null, [], 'round 1']);
    expect(model.asked?.id).toBe('0.1');
    model.act('BL1');
    expect(net.last.sent).toEqual([]);
    model.readOn();
    expect([model.prompt?.id, model.acting, model.told?.view]).toEqual(['0.1', [0], 'round 2']);
  });

  it('shows the last round before the end of the game', () => {
    net.last.hear(viewMessage({ log: [say(0)] }));
    const sheets = [sheet('round', 1), sheet('game', 1)];
    net.last.hear(viewMessage({ seq: 1, log_from: 1, log: [say(1)], sheets }));
    expect(model.unread?.kind).toBe('round');
    model.readOn();
    expect(model.unread).toBeNull();
  });

  it('lets several score sheets be read one after the other', () => {
    net.last.hear(viewMessage({ log: [say(0)] }));
    const sheets = [sheet('tournament', 1), sheet('tests', 1)];
    net.last.hear(viewMessage({ seq: 1, log_from: 1, log: [say(1)], sheets }));
    expect(model.unread?.kind).toBe('tournament');
    model.readOn();
    expect(model.unread?.kind).toBe('tests');
  });

  it('forgets a score sheet that was taken back', () => {
    net.last.hear(viewMessage({ log: [say(0)] }));
    net.last.hear(viewMessage({ seq: 1, sheets: [sheet('round', 1)], log: [say(0), say(1)] }));
    net.last.hear(viewMessage({ seq: 2, log: [say(0)] }));
    expect(model.unread).toBeNull();
    expect(model.sheets).toEqual([]);
  });
});
