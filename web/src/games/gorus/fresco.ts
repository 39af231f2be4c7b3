import helmet from '~icon/centurion-helmet';
import type { Fresco } from '../../lobby/frescoes.ts';

export const fresco: Fresco = { emblem: helmet, wall: 'red', order: 1 };
