/** Picking on the map: what is begun, from where, with how many, to where; then one word sends it. */

import { TERRITORIES } from '../content/catalogue.ts';
import type { InsanamView } from '../protocol.ts';
import {
  type Counts,
  type Deed,
  deedsOf,
  hasSource,
  largest,
  type Mode,
  modeOf,
  most,
  nearest,
  sameCounts,
  sameMoves,
} from './offer.ts';

interface Table {
  view: InsanamView;
  moves: readonly string[] | null;
  play(move: string): void;
  why(move: string): void;
}

interface Picked {
  mode: Mode | null;
  from: string;
  to: string;
  troop: string;
  counts: Counts | null;
}

const NOTHING: Picked = { mode: null, from: '', to: '', troop: '', counts: null };

/** Questions that are free actions: nothing is begun before somebody says so. */
const FREE: readonly string[] = ['turn', 'after'];

export class MapChoice {
  /** A pick belongs to its question, that is to its list of moves. */
  private chosen = $state.raw<{ moves: readonly string[]; picked: Picked } | null>(null);
  /** The space last looked at. */
  looked = $state.raw('');
  private readonly table: () => Table;

  constructor(table: () => Table) {
    this.table = table;
  }

  readonly deeds: readonly Deed[] = $derived.by(() => {
    const { view, moves } = this.table();
    return deedsOf(view, moves);
  });

  /** What can be begun now. */
  readonly modes: readonly Mode[] = $derived([
    ...new Set(this.deeds.map(({ verb }) => modeOf(verb))),
  ]);

  /** Whether what is begun has to be chosen first. */
  get free(): boolean {
    return FREE.includes(this.table().view.ask);
  }

  private get own(): Picked {
    const { chosen } = this;
    return chosen && sameMoves(chosen.moves, this.table().moves) ? chosen.picked : NOTHING;
  }

  readonly mode: Mode | null = $derived.by(() => {
    if (this.own.mode) return this.own.mode;
    return this.free ? null : (this.modes[0] ?? null);
  });

  /** The deeds of what is begun. */
  private readonly pool: readonly Deed[] = $derived(
    this.deeds.filter(({ verb }) => modeOf(verb) === this.mode),
  );

  readonly sources: readonly string[] = $derived([
    ...new Set(this.mode && hasSource(this.mode) ? this.pool.map(({ from }) => from) : []),
  ]);

  /** Where it starts; the only place that can be is found chosen. */
  readonly from: string = $derived.by(() => {
    const { from } = this.own;
    if (this.sources.includes(from)) return from;
    return this.sources.length === 1 ? (this.sources[0] ?? '') : '';
  });

  /** The types that can be named, and the one that is. */
  readonly troops: readonly string[] = $derived([
    ...new Set(this.pool.map(({ troop }) => troop).filter(Boolean)),
  ]);
  readonly troop: string = $derived(
    this.troops.includes(this.own.troop) ? this.own.troop : (this.troops[0] ?? ''),
  );

  /** The deeds that are left once source and type are known. */
  private readonly narrowed: readonly Deed[] = $derived(
    this.pool.filter(
      ({ from, troop }) =>
        (!this.sources.length || from === this.from) && (!troop || troop === this.troop),
    ),
  );

  readonly targets: readonly string[] = $derived([
    ...new Set(this.sources.length && !this.from ? [] : this.narrowed.map(({ to }) => to)),
  ]);

  readonly to: string = $derived.by(() => {
    const { to } = this.own;
    if (this.targets.includes(to)) return to;
    return this.mode === 'send' ? (this.targets[0] ?? '') : '';
  });

  /** The spaces that can be tapped to go on. */
  readonly lit: ReadonlySet<string> = $derived(
    new Set(this.sources.length && !this.from ? this.sources : this.targets),
  );

  /** The numbers that are legal where the choice stands. */
  private readonly legal: readonly Counts[] = $derived(
    this.narrowed
      .filter(({ to }) => !this.to || to === this.to)
      .map(({ counts }) => counts)
      .filter((counts) => counts !== null),
  );

  readonly most: Counts = $derived(most(this.legal));

  /** How many go: all, unless somebody has said otherwise. */
  readonly counts: Counts | null = $derived.by(() => {
    if (!this.legal.length) return null;
    return nearest(this.own.counts ?? largest(this.legal), this.legal);
  });

  /** The moves that would be sent: none while the pick is not whole, two where it can be a transit. */
  readonly sending: readonly Deed[] = $derived.by(() => {
    if (!this.to) return [];
    const here = this.narrowed.filter(({ to }) => to === this.to);
    const { counts } = this;
    return counts
      ? here.filter((deed) => deed.counts && sameCounts(deed.counts, counts))
      : here.slice(0, 1);
  });

  get busy(): boolean {
    const { mode, from, to } = this.own;
    return mode !== null || from !== '' || to !== '';
  }

  /** Begin something, or leave it. */
  begin(mode: Mode): void {
    if (this.own.mode === mode) this.cancel();
    else this.set({ ...NOTHING, mode });
  }

  name(troop: string): void {
    this.set({ ...this.own, mode: this.mode, troop });
  }

  count(counts: Counts): void {
    this.set({ ...this.own, mode: this.mode, counts: nearest(counts, this.legal) });
  }

  all(): void {
    this.set({ ...this.own, mode: this.mode, counts: largest(this.legal) });
  }

  /** A space was tapped: it is picked, confirmed, asked about or looked at. */
  tap(space: string): void {
    this.looked = space;
    const { mode, own } = this;
    if (!mode || !this.table().moves) return;
    if (this.targets.includes(space)) {
      if (this.to === space && this.sending.length === 1) this.confirm();
      else this.set({ ...own, mode, from: this.from, to: space, troop: this.troop });
    } else if (this.sources.includes(space)) {
      this.set({ ...NOTHING, mode: own.mode, from: space });
    } else this.ask(mode, space);
  }

  /** Ask why a space cannot be chosen. */
  private ask(mode: Mode, space: string): void {
    const { why, view } = this.table();
    const move = questionOf(mode, space, this.from, this.troop, this.counts, view);
    if (move) why(move);
  }

  /** Send what is picked; where there are two ways, the one that is named. */
  confirm(move = this.sending.length === 1 ? this.sending[0]?.move : undefined): void {
    if (move === undefined) return;
    this.cancel();
    this.table().play(move);
  }

  cancel(): void {
    this.chosen = null;
  }

  private set(picked: Picked): void {
    const { moves } = this.table();
    this.chosen = moves ? { moves, picked } : null;
  }
}

/** The move somebody had in mind who tapped a space that is not lit; null where there is none. */
export function questionOf(
  mode: Mode,
  space: string,
  from: string,
  troop: string,
  counts: Counts | null,
  { table }: InsanamView,
): string | null {
  const land = space in table.lands;
  const [legs, cens, evos] = counts ?? [1, 0, 0];
  switch (mode) {
    case 'march':
      return from ? `march ${from} ${space} ${legs} ${cens} ${evos}` : null;
    case 'sail':
      return from ? `sail ${from} ${space}` : null;
    case 'raid':
      return from && land ? `raid ${from} ${space} ${legs} ${cens} ${evos}` : null;
    case 'incite':
      return from && land ? `incite ${from} ${space}` : null;
    case 'deploy':
    case 'withdraw':
      return land ? `${mode} ${troop} ${space}` : null;
    case 'settle':
      return TERRITORIES[space]?.start ? `settle ${space}` : null;
    case 'camp':
    case 'battle':
      return land ? `${mode} ${space}` : null;
    case 'banish':
      return land ? `banish ${space} ${(table.lands[space]?.troops ?? []).join(' ')}` : null;
    case 'demote':
      return land
        ? `demote ${space} ${(table.lands[space]?.troops ?? []).slice(1).join(' ')}`
        : null;
    default:
      return null;
  }
}
