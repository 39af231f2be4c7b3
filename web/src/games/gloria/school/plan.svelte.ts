/** Answering the questions of the school: one by one, several in a row, or all that are left. */
import type { BoardProps } from '../../../lib/board.ts';
import type { GloriaShown } from '../protocol.ts';
import { SCHOOL } from './equipment.ts';

type Table = Pick<BoardProps<GloriaShown>, 'view' | 'prompt' | 'replay' | 'act' | 'said'>;

const ENLISTING = ['enlist', 'outfit'];
const TESTING = ['train', 'reroll'];

export class Plan {
  /** What is still to be sent, once the question with this name has been answered. */
  private queue = $state.raw<{ prompt: string; moves: readonly string[] } | null>(null);
  /** The question that has been answered: until the next one comes there is nothing to choose. */
  private answered = $state.raw<string | null>(null);
  /** What goes on by itself: the places that are left, or the tests in order. */
  private going = $state.raw<'places' | 'tests' | null>(null);
  private readonly table: () => Table;

  constructor(table: () => Table) {
    this.table = table;
  }

  /** The legal moves; null while nothing of the school is asked, or the answer is on its way. */
  get moves(): readonly string[] | null {
    const { view, prompt, replay } = this.table();
    const asked = ENLISTING.includes(view.ask) || TESTING.includes(view.ask);
    if (!asked || replay || !prompt || this.queue || prompt.id === this.answered) return null;
    return prompt.moves;
  }

  /** Whether the places that are left fill themselves, or the tests go on in order. */
  get auto(): 'places' | 'tests' | null {
    return this.going;
  }

  /** Answer, and the questions after this one with the rest. */
  send(moves: readonly string[]): void {
    const { prompt } = this.table();
    const [first, ...rest] = moves;
    if (!prompt || first === undefined || !this.moves?.includes(first)) return;
    this.queue = rest.length ? { prompt: prompt.id, moves: rest } : null;
    this.make(first);
  }

  /** Fill all places that are left at random. */
  fill(): void {
    this.going = 'places';
    this.advance();
  }

  /** Test one after another; whether a die is rolled again is still asked. */
  testAll(): void {
    this.going = 'tests';
    this.advance();
  }

  stop(): void {
    this.going = null;
  }

  /** Send what comes next when its question has come; stop where something was refused. */
  advance(): void {
    const { view, prompt, said } = this.table();
    const mine = this.going === 'places' ? ENLISTING : TESTING;
    if (this.going && !mine.includes(view.ask)) this.going = null;
    if (said?.type === 'refused') {
      this.answered = null;
      this.queue = null;
      this.going = null;
    }
    this.follow(prompt);
    if (this.moves && this.going) this.goOn(view.ask, this.moves);
  }

  private follow(prompt: Table['prompt']): void {
    const { queue } = this;
    if (!queue || prompt?.id === queue.prompt) return;
    const [next, ...rest] = queue.moves;
    const goes = prompt && next !== undefined && prompt.moves.includes(next);
    this.queue = goes && rest.length ? { prompt: prompt.id, moves: rest } : null;
    if (goes) this.make(next);
  }

  private goOn(ask: string, moves: readonly string[]): void {
    if (ask === 'enlist') {
      const classes = moves.filter((move) => move !== `enlist ${SCHOOL.custom}`);
      const move = classes[Math.floor(Math.random() * classes.length)];
      if (move) this.make(move);
    } else if (ask === 'train' && moves[0]) this.make(moves[0]);
  }

  private make(move: string): void {
    const { prompt, act } = this.table();
    this.answered = prompt?.id ?? null;
    act(move);
  }
}
