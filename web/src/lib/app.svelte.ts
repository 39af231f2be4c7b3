/** What the whole client shares: who reads, in which language and colours, and where they are. */
import { api, Denied } from './api.ts';
import type { GameInfo, Me, Ref } from './protocol.ts';
import { type Route, routeOf } from './router.ts';
import { Speech } from './speech.ts';
import { recall, remember } from './storage.ts';

export const LANGUAGES = { en: 'English', fr: 'Français', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const isLanguage = (word: string): word is Language => word in LANGUAGES;

/** The first language of the reader that the house speaks. */
function wantedLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const word = wish.slice(0, 2).toLowerCase();
    if (isLanguage(word)) return word;
  }
  return 'en';
}

export class App {
  me = $state.raw<Me>({ name: '', language: '' });
  /** What stands in the name field and is not saved yet. */
  typed = $state.raw<string | null>(null);
  games = $state.raw<GameInfo[]>([]);
  speech = $state.raw<Speech | null>(null);
  theme = $state<Theme>(recall<Theme>('theme', 'system'));
  route = $state.raw<Route>(routeOf(location.pathname));
  failed = $state(false);
  private saving: Promise<unknown> = Promise.resolve();

  /** Fetch what every page needs: the reader, the games, the words. */
  async start(): Promise<void> {
    this.failed = false;
    try {
      // First alone: it brings the cookie by which the house knows this browser from then on.
      this.me = await api.me();
      const language = wantedLanguage([this.me.language, ...navigator.languages]);
      const [games] = await Promise.all([api.games(), this.speak(language)]);
      this.games = games;
      if (!this.me.language) await this.save({ language });
      // A name that was typed when the page was left may not have arrived.
      const name = recall('name', '');
      if (name && this.typed === null) this.type(name);
      await this.named();
    } catch {
      this.failed = true;
    }
  }

  /** Change the language, here and for the house. */
  async choose(language: Language): Promise<void> {
    await this.speak(language);
    await this.save({ language });
  }

  /** Take note of what stands in the name field. */
  type(name: string): void {
    this.typed = name;
    remember('name', name.trim());
  }

  /** Save a name that was typed, if there is one; whatever is done after that is done under it. */
  async named(): Promise<void> {
    const typed = this.typed;
    if (typed === null || typed.trim() === this.me.name) await this.saving;
    else await this.save({ name: typed.trim() });
    if (this.typed !== typed) return;
    if (typed !== null) remember('name', this.me.name);
    this.typed = null;
  }

  /**
   * Change something about the reader. One change waits for the other: the house keeps all of it in
   * a cookie, and of two answers the later would undo the earlier.
   */
  private save(change: Partial<Me>): Promise<void> {
    const saved = this.saving.then(async () => {
      this.me = await api.changeMe(change);
    });
    this.saving = saved.catch(() => undefined);
    return saved;
  }

  private async speak(language: Language): Promise<void> {
    this.speech = new Speech(language, await api.locale(language));
    document.documentElement.lang = language;
  }

  dress(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  /** Go somewhere in the house. */
  go(path: string): void {
    const before = location.pathname;
    history.pushState(null, '', path);
    this.arrive(before !== location.pathname);
  }

  /** Show the page of the present address. */
  arrive(other = true): void {
    if (other) {
      this.route = routeOf(location.pathname);
      window.scrollTo(0, 0);
    }
    // Pages look at the fragment themselves; a pushed address fires no event of its own.
    window.dispatchEvent(new Event('ludus:arrived'));
  }

  /** Say what went wrong in the reader's words. */
  excuse(error: unknown): string {
    const speech = this.speech;
    if (!speech) return '';
    return error instanceof Denied ? speech.say(error.said) : speech.text('web-failed');
  }

  /** The name of somebody at a table in the reader's language. */
  who(name: string | Ref): string {
    return this.speech?.who(name) ?? (typeof name === 'string' ? name : '');
  }

  /** The name of a game, or the word for it where it has none. */
  title(game: string): string {
    return this.speech?.first([`${game}-name`]) ?? game.charAt(0).toUpperCase() + game.slice(1);
  }
}

export const app = new App();
