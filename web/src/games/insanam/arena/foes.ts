/** Adversaries as they lie on the sand. [C-21.4] */

import { ADVERSARIES } from '../content/catalogue.ts';
import type { InsanamTable } from '../protocol.ts';

/** The word for the hidden adversary in a move. [C-21.4] */
export const HIDDEN = 'TOP';

/** The category of an adversary; of the hidden one it is seen by its eyes. */
export const categoryOf = (table: InsanamTable, foe: string): string =>
  foe === HIDDEN ? table.eyes : (ADVERSARIES[foe]?.category ?? '');
