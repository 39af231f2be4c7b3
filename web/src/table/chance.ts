/**
 * The check of a finished game's chance, in this browser and without the house's help: is what was
 * published before the game what this browser saw, is its own nonce in the record, did the others
 * keep their promises, and does every draw follow?
 */
import { hashOf, type Verified, verify } from '../../verify/verify.mjs';
import type { Kept } from '../lib/nonces.ts';

/** One thing that was checked. `good` is null where there is something to know, but nothing wrong. */
export interface Finding {
  good: boolean | null;
  key: string;
  facts: Record<string, string | number>;
}

export interface ChanceRecord {
  fairness: { commitment: string; nonces: (string | null)[]; seed: string | null } | null;
}

const finding = (
  good: boolean | null,
  key: string,
  facts: Record<string, string | number> = {},
): Finding => ({ good, key: `web-chance-${key}`, facts });

/** Check a record; `kept` is what this browser remembers of the start, `names` are the seats'. */
export function checkChance(
  record: ChanceRecord,
  kept: Kept | null,
  names: readonly string[],
): Finding[] {
  const result = verify(record);
  const nonces = record.fairness?.nonces ?? [];
  const named = (seats: number[]) => seats.map((seat) => names[seat] ?? `${seat}`).join(', ');
  return [
    ...seedFindings(result),
    ...(kept ? ownFindings(record, kept) : [finding(null, 'stranger')]),
    ...(kept?.seen?.length ? othersFindings(nonces, kept, kept.seen, named) : []),
    ...(result.without.length ? [finding(null, 'without', { names: named(result.without) })] : []),
    ...drawFindings(result),
  ];
}

function seedFindings({ faults }: Verified): Finding[] {
  const bad = faults.find(({ fault }) => fault === 'no-seed' || fault === 'commitment');
  return [bad ? finding(false, bad.fault) : finding(true, 'seed')];
}

function ownFindings(record: ChanceRecord, kept: Kept): Finding[] {
  const nonces = record.fairness?.nonces ?? [];
  const same = record.fairness?.commitment === kept.commitment;
  const sent = kept.seen ? Object.entries(kept.nonces) : [];
  const wrong = sent.filter(([seat, nonce]) => nonces[Number(seat)] !== nonce);
  return [
    finding(same, same ? 'same-commitment' : 'other-commitment'),
    ...(sent.length === 0 ? [finding(null, 'not-sent')] : []),
    ...sent.map(([seat, nonce]) =>
      wrong.some(([one]) => one === seat)
        ? finding(false, 'other-nonce', { nonce })
        : finding(true, 'own-nonce', { nonce }),
    ),
  ];
}

/** What the others sent must be what they had promised when this browser sent its own. */
function othersFindings(
  nonces: (string | null)[],
  kept: Kept,
  seen: (string | null)[],
  named: (seats: number[]) => string,
): Finding[] {
  const others = [...nonces.keys()].filter((seat) => !(seat in kept.nonces));
  const broken = others.filter((seat) => {
    const nonce = nonces[seat];
    return nonce && hashOf(nonce) !== seen[seat];
  });
  const withheld = others.filter((seat) => seen[seat] && !nonces[seat]);
  const added = others.some((seat) => nonces[seat]);
  return [
    ...(broken.length ? [finding(false, 'broken', { names: named(broken) })] : []),
    ...(added && !broken.length ? [finding(true, 'promises')] : []),
    ...(withheld.length ? [finding(null, 'withheld', { names: named(withheld) })] : []),
  ];
}

function drawFindings({ draws, faults }: Verified): Finding[] {
  const [fault] = faults;
  if (!fault) return [finding(true, 'draws', { count: draws })];
  if (fault.entry === null)
    return fault.fault === 'unknown-game' ? [finding(false, 'unknown-game')] : [];
  return [finding(false, 'draw-wrong', { step: fault.entry, label: fault.label ?? '' })];
}
