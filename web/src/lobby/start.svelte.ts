/** Starting a game against bots from the lobby: one at a time, and what went wrong in words. */
import { api } from '../lib/api.ts';
import { app } from '../lib/app.svelte.ts';
import { botOf } from '../lib/bots.ts';
import { enter } from '../lib/entry.ts';
import { start } from '../lib/nonces.ts';
import type { GameInfo, PresetInfo } from '../lib/protocol.ts';
import { playersOf } from './presets.ts';
import { rememberPreset, rememberSeating, type Seating, seatingWish } from './wishes.ts';

export class Start {
  private changed = $state.raw<Seating | null>(null);
  readonly seating = $derived(this.changed ?? seatingWish(app.games));
  busy = $state(false);
  /** What went wrong, and for which game. */
  trouble = $state.raw<{ game: string; said: string } | null>(null);

  change(part: Partial<Seating>): void {
    this.changed = { ...this.seating, ...part };
    rememberSeating(this.changed);
  }

  preset(game: GameInfo, preset: PresetInfo): Promise<void> {
    rememberPreset(game.name, preset.word);
    const players = playersOf(preset, this.seating.players);
    return this.play(game, preset.options[players] ?? { players });
  }

  play(game: GameInfo, options: Record<string, unknown>): Promise<void> {
    return this.open(game.name, async () => {
      const bot = botOf(this.seating.level);
      // First the commitment, then my nonce: the house cannot have known it.
      const table = await api.play({ game: game.name, options, bot, start: false });
      await start(table);
      enter(table.id);
      return table.id;
    });
  }

  /** Begin a lesson. */
  lesson(game: string, word: string): Promise<void> {
    return this.open(game, async () => (await api.teach(game, word)).id);
  }

  private async open(game: string, opened: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await app.named();
      app.go(`/t/${await opened()}`);
    } catch (error) {
      this.trouble = { game, said: app.excuse(error) };
    } finally {
      this.busy = false;
    }
  }
}
