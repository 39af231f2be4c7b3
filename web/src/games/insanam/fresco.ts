import emperor from '~icon/caesar';
import type { Fresco } from '../../lobby/frescoes.ts';

export const fresco: Fresco = { emblem: emperor, wall: 'blue', order: 4 };
