/** What a pick would do, told before it is sent. */
import { atomsOf } from './content/atoms.ts';
import { GLADIATORS, PERSONAL, TRACK, ZONES } from './content/catalogue.ts';
import { priceOf } from './moves.ts';
import { sharedBy, suburraBrings } from './rules.ts';
import {
  argsOf,
  type Eyes,
  effectText,
  goodsText,
  goodText,
  kindOf,
  listed,
  meOf,
  nameIn,
  powerText,
  say,
} from './words.ts';

/** What a rise of the own marker brings about. [C-3.5, C-9] */
function riseText(eyes: Eyes, steps: number): string {
  const { speech, view } = eyes;
  const me = meOf(eyes);
  if (!me || steps === 0) return '';
  const to = Math.min(TRACK.last, me.marker + steps);
  const reaches = (spaces: readonly number[]) =>
    spaces.find((space) => space > me.peak && space <= to);
  if (to === TRACK.last) return say(speech, 'ui-will-sixty');
  if (reaches(TRACK.ends.slice(view.table.round - 1, 3))) return say(speech, 'ui-will-round');
  if (reaches(me.waiting)) return say(speech, 'ui-will-citizen');
  const fresh = TRACK.symbols.filter((space) => !view.table.symbols.includes(space));
  return reaches(fresh) ? say(speech, 'ui-will-event') : '';
}

/** Placing on a circle: what I gain, and what everybody else does. [C-5.5, C-5.6] */
function placing(eyes: Eyes, zone: string, circle: number): string[] {
  const { speech, view } = eyes;
  const bonus = ZONES[zone]?.circles[circle] ?? '';
  const shared = sharedBy(view.table, zone, circle);
  return [
    say(speech, 'ui-will-gain', { what: gainText(eyes, [bonus]) }),
    shared.length
      ? say(speech, 'ui-will-share', { what: gainText(eyes, shared) })
      : say(speech, 'ui-will-share-nothing'),
    riseText(eyes, bonus.endsWith('COR') ? 1 : 0),
  ];
}

/** Bonuses in words: "1 wood, 2 gold". */
const gainText = ({ speech }: Eyes, bonuses: readonly string[]): string =>
  listed(
    atomsOf(gathered(bonuses)).map(({ resource = '', n = 0 }) => goodText(speech, resource, n)),
  );

/** Bonuses of the same kind in one: +1G +1W +1G is +2G +1W. */
export function gathered(bonuses: readonly string[]): string {
  const sums = new Map<string, number>();
  for (const bonus of bonuses.flatMap((one) => one.split(' '))) {
    const kind = bonus.replace(/^\+\d+/, '');
    sums.set(kind, (sums.get(kind) ?? 0) + Number.parseInt(bonus.slice(1), 10));
  }
  return [...sums].map(([kind, n]) => `+${n}${kind}`).join(' ');
}

/** Going to the Suburra. [C-6.2] */
function slums(eyes: Eyes): string[] {
  const { speech, view } = eyes;
  const each = suburraBrings(view.table);
  const goods = each > 0 && goodsText(speech, [each, each, each]);
  const what = listed([goodText(speech, 'COR', 1), goods]);
  return [say(speech, 'ui-will-gain', { what }), riseText(eyes, 1)];
}

type Will = (args: string[], eyes: Eyes) => string[];

const WILL: Readonly<Record<string, Will>> = {
  place: ([zone = '', circle], eyes) =>
    circle ? placing(eyes, zone, Number(circle) - 1) : slums(eyes),
  pass: (_, eyes) => [say(eyes.speech, 'ui-will-pass', { n: meOf(eyes)?.supply ?? 0 })],
  accuse: (_, { speech }) => [
    say(speech, 'ui-will-accuse-right'),
    say(speech, 'ui-will-accuse-wrong'),
  ],
  use: ([id = ''], { speech }) => [
    say(speech, 'ui-will-use', { what: effectText(speech, GLADIATORS[id]?.oneshot ?? '') }),
  ],
  tuck: ([id = ''], { speech }) => [
    say(speech, 'ui-will-tuck', { what: effectText(speech, GLADIATORS[id]?.income ?? '') }),
  ],
  validate: ([id = ''], { speech }) => [
    say(speech, 'ui-will-validate', { vp: goodText(speech, 'VP', PERSONAL[id]?.vp ?? 0) }),
  ],
  unlock: ([at = ''], eyes) => [
    powerText(eyes.speech, meOf(eyes)?.board ?? '', Number(at)),
    say(eyes.speech, 'ui-will-unlock'),
  ],
  redeem: (_, { speech }) => [say(speech, 'ui-will-redeem')],
  request: (_, { speech }) => [say(speech, 'ui-will-request')],
  forfeit: (_, { speech }) => [say(speech, 'ui-will-forfeit')],
  buy: (_, { speech }) => [say(speech, 'ui-will-buy')],
  destiny: ([which = ''], { speech, view }) => [
    say(speech, 'ui-will-destiny', {
      destiny: nameIn(
        speech,
        'destiny',
        (which === 'old' ? view.mine?.destiny : view.mine?.offered) ?? '',
      ),
    }),
  ],
  retain: (_, { speech }) => [say(speech, 'ui-will-retain')],
};

/** What a picked move would do and cost, in sentences. */
export function willText(eyes: Eyes, move: string): string[] {
  const price = priceOf(eyes, move);
  const told = WILL[kindOf(move)]?.(argsOf(move), eyes) ?? [];
  const cost = price && say(eyes.speech, 'ui-will-cost', { goods: goodsText(eyes.speech, price) });
  return [...told, cost].filter((text): text is string => Boolean(text));
}
