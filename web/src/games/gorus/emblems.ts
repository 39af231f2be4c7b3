import arrows from '~icon/arrow-cluster';
import axes from '~icon/crossed-axes';
import fist from '~icon/fist';
import gladius from '~icon/gladius';
import shield from '~icon/roman-shield';
import helmet from '~icon/visored-helm';
import type { School } from './cards.ts';

const EMBLEMS: Readonly<Record<School, string>> = {
  BL: fist,
  BR: gladius,
  GR: arrows,
  PI: axes,
  YE: shield,
};

/** Every school has a picture: its colour is never the only sign. */
export const emblemOf = (school: School): string => EMBLEMS[school] ?? helmet;
