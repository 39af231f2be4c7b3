import amphora from '~icon/amphora';
import anvil from '~icon/anvil';
import bread from '~icon/bread';
import helmet from '~icon/centurion-helmet';
import eagle from '~icon/eagle-emblem';
import bowl from '~icon/fire-bowl';
import gladius from '~icon/gladius';
import crown from '~icon/laurel-crown';
import lyre from '~icon/lyre';
import manacles from '~icon/manacles';
import dagger from '~icon/plain-dagger';
import toga from '~icon/roman-toga';
import scales from '~icon/scales';
import scroll from '~icon/scroll-unfurled';
import trireme from '~icon/trireme';
import wheat from '~icon/wheat';

/** Every value has a picture: field, bakery, forge, tavern, theatre and sea have those without a name. */
const VALUES = [
  dagger,
  gladius,
  wheat,
  bread,
  anvil,
  amphora,
  lyre,
  trireme,
  helmet,
  scales,
  toga,
  bowl,
  crown,
];

export const emblemOf = (value: number): string => VALUES[value - 1] ?? dagger;

/** An eye, for what is known of a hand. Our own: those of the set look at you. */
export const EYE =
  '<path fill="currentColor" fill-rule="evenodd" d="M256 104C112 104 24 256 24 256s88 152 232 152 232-152 232-152-88-152-232-152zm0 58a94 94 0 1 1 0 188 94 94 0 0 1 0-188zm0 48a46 46 0 1 0 0 92 46 46 0 0 0 0-92z"/>';

/** Emblems of the positions; a numeral is its own. */
export const RANKS: Record<string, string> = { imperator: eagle, consul: scroll, servus: manacles };
