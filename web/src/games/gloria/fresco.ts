import trident from '~icon/trident';
import type { Fresco } from '../../lobby/frescoes.ts';

export const fresco: Fresco = { emblem: trident, wall: 'green', order: 3 };
