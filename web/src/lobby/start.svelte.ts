/** Starting a game against bots from the lobby: one at a time, and what went wrong in words. */
import { api } from '../lib/api.ts';
import { app } from '../lib/app.svelte.ts';
import { start } from '../lib/nonces.ts';
import type { GameInfo, PresetInfo } from '../lib/protocol.ts';
import { playersOf } from './presets.ts';
import {
  botFor,
  botKinds,
  rememberPreset,
  rememberSeating,
  type Seating,
  seatingWish,
} from './wishes.ts';

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

  async play(game: GameInfo, options: Record<string, unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await app.named();
      const bot = botFor(game, this.seating.bot, botKinds(app.games));
      // First the commitment, then my nonce: the house cannot have known it.
      const table = await api.play({ game: game.name, options, bot, start: false });
      await start(table);
      app.go(`/t/${table.id}`);
    } catch (error) {
      this.trouble = { game: game.name, said: app.excuse(error) };
    } finally {
      this.busy = false;
    }
  }
}
