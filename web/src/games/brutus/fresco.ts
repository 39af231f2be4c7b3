import columns from '~icon/ancient-columns';
import type { Fresco } from '../../lobby/frescoes.ts';

export const fresco: Fresco = { emblem: columns, wall: 'ochre', order: 2 };
