/** What the parts of a table page share, so that it need not be handed down through all of them. */
import { createContext } from 'svelte';
import type { Looks } from '../lib/board.ts';
import type { Forecasts } from '../lib/forecasts.svelte.ts';
import type { LogRange, TableModel } from './model.svelte.ts';

export interface TableContext {
  readonly model: TableModel;
  readonly looks: Looks | null;
  /** What the moves of my prompt cost and bring. */
  readonly forecasts: Forecasts;
  /** Open the rulebook beside the table at an article. */
  openArticle(article: string): void;
  /** Open the talk beside the table. */
  openTalk(): void;
  /** Open the log at some of its lines. */
  openLog(lines: LogRange): void;
  /** Open what can be done about the table itself. */
  openMenu(): void;
  /** Do something over HTTP and show what the house says. */
  ask(doing: () => Promise<unknown>): Promise<void>;
}

export const [tableContext, setTableContext] = createContext<TableContext>();
