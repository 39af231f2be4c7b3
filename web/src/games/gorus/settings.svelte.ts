/** How this reader likes to play, remembered on this machine. */
import { recall, remember } from '../../lib/storage.ts';

const KEY = 'gorus.one-tap';

let oneTap = $state(recall(KEY, false));

export const settings = {
  /** One tap sends a card, without asking again. */
  get oneTap(): boolean {
    return oneTap;
  },
  set oneTap(value: boolean) {
    oneTap = value;
    remember(KEY, value);
  },
};
