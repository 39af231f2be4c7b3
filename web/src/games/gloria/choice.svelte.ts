/** Picking and confirming. A pick belongs to its question; a way of several moves goes one by one. */
import type { BoardProps } from '../../lib/board.ts';
import { axial, type Hex, wayTo } from './arena/hexes.ts';
import { type Attack, attackOn, kindOf, type Offer, offerOf } from './offer.ts';
import { type Gladiator, standsAt } from './people.ts';
import type { GloriaShown } from './protocol.ts';

type Table = Pick<
  BoardProps<GloriaShown>,
  'view' | 'prompt' | 'seat' | 'replay' | 'act' | 'why' | 'said'
>;

export type Picked =
  | { kind: 'walk'; hex: Hex }
  | { kind: 'way'; hex: Hex; move: string }
  | { kind: 'face'; facing: number; move: string }
  | { kind: 'activate'; who: number; move: string }
  | { kind: 'attack'; attack: Attack }
  | { kind: 'place'; who: number; hex: Hex | null; facing: number }
  | { kind: 'toss'; move: string; hex: Hex | null }
  | { kind: 'word'; move: string };

/** What the row of buttons has been opened for. */
export type Mode = 'pivot' | 'drop' | 'kick' | 'pickup' | null;

export class Choice {
  private chosen = $state.raw<{ prompt: string; picked: Picked | null; mode: Mode } | null>(null);
  /** What is still to be sent, once the question with this name has been answered. */
  private queue = $state.raw<{ prompt: string; moves: readonly string[] } | null>(null);
  /** The question that has been answered: until the next one comes there is nothing to choose. */
  private answered = $state.raw<string | null>(null);
  /** All that is left of my troop is placed without asking. */
  private auto = $state.raw(false);
  /** The gladiator last tapped to be looked at. */
  shown = $state.raw(-1);
  private readonly table: () => Table;

  constructor(table: () => Table) {
    this.table = table;
  }

  /** The legal moves; null when there is nothing to choose, or the choice is on its way. */
  get moves(): readonly string[] | null {
    const { prompt, replay } = this.table();
    const sent = this.queue !== null || (prompt !== null && prompt.id === this.answered);
    return replay || sent ? null : (prompt?.moves ?? null);
  }

  readonly offer: Offer = $derived.by(() => offerOf(this.table().view, this.moves));

  private get own() {
    const fits = this.moves && this.chosen?.prompt === this.table().prompt?.id;
    return fits ? this.chosen : null;
  }

  /** What is picked. Whoever has to place a gladiator finds the first one in hand. */
  readonly picked: Picked | null = $derived.by(() => {
    const picked = this.own?.picked ?? null;
    if (picked || !this.offer.places.length) return picked;
    const [first] = this.offer.places;
    return first ? { kind: 'place', who: first.who, hex: null, facing: 0 } : null;
  });

  readonly mode: Mode = $derived(this.own?.mode ?? null);

  /** Arrows are shown: a facing is asked for, or a pivot was begun. */
  readonly turning: boolean = $derived.by(() => {
    const { facings, verb } = this.offer;
    if (this.picked?.kind === 'place') return this.picked.hex !== null;
    return facings.size > 0 && (verb !== 'pivot' || this.mode === 'pivot');
  });

  /** Something is picked that could be let go. */
  get busy(): boolean {
    return this.own !== null && (this.own.picked !== null || this.own.mode !== null);
  }

  /** The moves that would be sent; none while the pick is not whole. */
  readonly sending: readonly string[] = $derived.by(() => {
    const { picked } = this;
    switch (picked?.kind) {
      case 'walk':
        return this.offer.goals.get(picked.hex)?.way ?? [];
      case 'attack':
        return [picked.attack.move];
      case 'place': {
        const { who, hex, facing } = picked;
        const place = this.offer.places.find(
          (one) => one.who === who && one.hex === hex && one.facing === facing,
        );
        return place ? [place.move] : [];
      }
      case 'toss': {
        const way = picked.hex === null ? -1 : wayTo(this.here, picked.hex);
        return way < 0 ? [] : [picked.move, `toss ${way}`];
      }
      default:
        return picked ? [picked.move] : [];
    }
  });

  private get mover(): Gladiator | undefined {
    return this.table().view.table.gladiators[this.offer.mover];
  }

  private get here(): Hex {
    return this.mover?.hex ?? 0;
  }

  /** The hexes that can be tapped to do something now. */
  readonly lit: ReadonlySet<Hex> = $derived.by(() => {
    const { view } = this.table();
    const { gladiators } = view.table;
    const hexOf = (who: number) => gladiators[who]?.hex ?? 0;
    const { offer, picked } = this;
    if (picked?.kind === 'place') {
      const mine = offer.places.filter((one) => one.who === picked.who);
      return new Set(mine.map((one) => one.hex));
    }
    if (picked?.kind === 'toss') return new Set(view.asked.tosses);
    return new Set([
      ...offer.goals.keys(),
      ...offer.ways.keys(),
      ...[...offer.activations.keys()].map(hexOf),
      ...offer.attacks.map((one) => hexOf(one.who)),
    ]);
  });

  /** Tap a hex, or whoever is in it. */
  tap(hex: Hex): void {
    const { view, replay } = this.table();
    const there = standsAt(view.table, hex);
    this.shown = there?.id ?? -1;
    if (replay || !this.moves) return;
    if (!this.lit.has(hex)) {
      this.ask(hex, there);
      return;
    }
    const { offer, picked } = this;
    if (picked?.kind === 'place') this.placeAt(picked, hex);
    else if (picked?.kind === 'toss') this.pick({ ...picked, hex });
    else if (there && offer.activations.has(there.id)) this.activate(there.id);
    else if (there && attackOn(offer, there.id)) this.target(there.id);
    else if (offer.goals.has(hex)) this.pick({ kind: 'walk', hex });
    else this.pick({ kind: 'way', hex, move: offer.ways.get(hex) ?? '' });
  }

  /** Ask why nothing can be done there, where the rules have an answer. */
  private ask(hex: Hex, there: Gladiator | undefined): void {
    const { view, why } = this.table();
    const one = this.mover;
    const { picked } = this;
    if (picked?.kind === 'place' && !there) {
      why(`place ${picked.who} ${axial(hex).join(',')} ${picked.facing}`);
      return;
    }
    this.cancel();
    if (view.ask === 'pick' && there && there.owner === view.seat) why(`activate ${there.id}`);
    if (view.ask !== 'act' || !one || hex === one.hex) return;
    const way = wayTo(one.hex, hex);
    const engage = there && view.asked.engages[there.id];
    if (engage) why(engage);
    else if (way >= 0) why(`step ${way}`);
  }

  activate(who: number): void {
    const move = this.offer.activations.get(who);
    this.shown = who;
    if (move) this.pick({ kind: 'activate', who, move });
    else this.table().why(`activate ${who}`);
  }

  /** Look at an attack before it is declared; the same once more declares it. */
  target(who: number, kind?: Attack['kind'], facing = -1): void {
    const { offer, picked } = this;
    const old = picked?.kind === 'attack' ? picked.attack : null;
    const wanted = offer.attacks.find(
      (one) => one.who === who && one.kind === kind && (facing < 0 || one.facing === facing),
    );
    const attack = wanted ?? (old?.who === who && !kind ? old : attackOn(offer, who, kind));
    if (attack) this.pick({ kind: 'attack', attack });
  }

  /** Choose the gladiator to be placed. */
  place(who: number): void {
    const { picked } = this;
    this.shown = who;
    const fits = this.offer.places.some((one) => one.who === who);
    if (!fits || picked?.kind !== 'place') return;
    this.set({ ...picked, who });
  }

  private placeAt(picked: Extract<Picked, { kind: 'place' }>, hex: Hex): void {
    if (picked.hex === hex) this.confirm();
    else
      this.set({
        ...picked,
        hex,
        facing: picked.hex === null ? this.looksFrom(hex) : picked.facing,
      });
  }

  /** Where somebody placed there looks at first. */
  private looksFrom(hex: Hex): number {
    return this.table().view.asked.looks[hex] ?? 0;
  }

  /** Choose a facing by one of the six arrows. */
  face(facing: number): void {
    const { picked, offer } = this;
    if (picked?.kind === 'place') {
      if (picked.facing === facing) this.confirm();
      else this.set({ ...picked, facing });
      return;
    }
    const move = offer.facings.get(facing);
    if (move) this.pick({ kind: 'face', facing, move });
    else if (offer.verb) this.table().why(`${offer.verb} ${facing}`);
  }

  /** A button of the row: in an activation it picks, in any other question it answers. */
  press(move: string): void {
    const { view, why } = this.table();
    if (!this.moves?.includes(move)) {
      this.cancel();
      why(move);
    } else if (view.ask !== 'act') this.send([move]);
    else if (['drop', 'kick'].includes(kindOf(move))) this.set({ kind: 'toss', move, hex: null });
    else this.pick({ kind: 'word', move });
  }

  /** Open or close a part of the row. */
  open(mode: Mode): void {
    const { prompt } = this.table();
    const again = this.mode === mode;
    this.chosen = prompt && !again ? { prompt: prompt.id, picked: null, mode } : null;
  }

  /** Place all that is left of my troop. */
  placeRest(): void {
    this.auto = true;
    this.advance();
  }

  confirm(): void {
    if (this.sending.length) this.send(this.sending);
  }

  cancel(): void {
    this.chosen = null;
  }

  /** Send the next move when its question has come; stop where one was refused. */
  advance(): void {
    const { prompt, said, view, replay } = this.table();
    if (said?.type === 'refused') {
      this.answered = null;
      this.queue = null;
      this.auto = false;
    }
    if (view.ask !== 'deploy') this.auto = false;
    const { queue } = this;
    if (queue && prompt?.id !== queue.prompt) {
      const goes = prompt?.moves.includes(queue.moves[0] ?? '');
      this.queue = null;
      if (goes) this.send(queue.moves);
    } else if (this.auto && !replay && this.moves) {
      const { advised } = view.asked;
      if (this.moves.includes(advised)) this.send([advised]);
    }
  }

  private send(moves: readonly string[]): void {
    const { prompt, act } = this.table();
    const [first, ...rest] = moves;
    if (!prompt || first === undefined) return;
    this.cancel();
    this.answered = prompt.id;
    this.queue = rest.length ? { prompt: prompt.id, moves: rest } : null;
    act(first);
  }

  /** Pick something; the same once more confirms it. */
  private pick(picked: Picked): void {
    if (JSON.stringify(this.own?.picked) === JSON.stringify(picked)) this.confirm();
    else this.set(picked);
  }

  private set(picked: Picked): void {
    const { prompt } = this.table();
    const mode = picked.kind === 'face' || picked.kind === 'toss' ? this.mode : null;
    this.chosen = prompt ? { prompt: prompt.id, picked, mode } : null;
  }
}
