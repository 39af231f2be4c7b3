/** Picking a card: the first tap asks, the second sends. */
import type { BoardProps } from '../../lib/board.ts';
import type { GorusView } from './protocol.ts';
import { settings } from './settings.svelte.ts';

type Table = Pick<BoardProps<GorusView>, 'prompt' | 'replay' | 'act' | 'why'>;

export class Choice {
  private chosen = $state.raw<{ card: string; prompt: string } | null>(null);
  private readonly table: () => Table;
  private readonly sent: () => void;

  /** `sent` is told of every card that goes. */
  constructor(table: () => Table, sent: () => void) {
    this.table = table;
    this.sent = sent;
  }

  /** The legal cards; null when there is nothing to choose. */
  get moves(): readonly string[] | null {
    const { prompt, replay } = this.table();
    return replay ? null : (prompt?.moves ?? null);
  }

  /** The picked card. A choice belongs to the question it was made for. */
  get picked(): string | null {
    const { chosen } = this;
    const fits =
      chosen?.prompt === this.table().prompt?.id && this.moves?.includes(chosen?.card ?? '');
    return fits && chosen ? chosen.card : null;
  }

  tap(card: string): void {
    const { prompt, replay, why } = this.table();
    if (replay) return;
    if (!prompt || !this.moves?.includes(card)) {
      this.cancel();
      why(card);
    } else if (settings.oneTap || this.picked === card) this.send(card);
    else this.chosen = { card, prompt: prompt.id };
  }

  confirm(): void {
    if (this.picked) this.send(this.picked);
  }

  cancel(): void {
    this.chosen = null;
  }

  private send(card: string): void {
    this.cancel();
    this.sent();
    this.table().act(card);
  }
}
