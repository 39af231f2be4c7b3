/** What moves cost and bring, as the house tells it; the board adds nothing of its own. */
import type { Chance, Forecast } from '../../lib/protocol.ts';
import type { Eyes } from './words.ts';

const UNITS = ['gold', 'wood', 'stone'] as const;

/** What a move costs: gold, wood, stone; nothing where it is free. */
export function priceOf({ forecast }: Eyes, move: string): readonly number[] | null {
  const costs = forecast(move)?.costs ?? [];
  const price = UNITS.map((unit) => costs.find((one) => one.unit === unit)?.total ?? 0);
  return price.some((n) => n !== 0) ? price : null;
}

/** What a move surely brings, in sentences. */
export const bringsOf = ({ forecast, speech, names }: Eyes, move: string): string[] =>
  (forecast(move)?.brings ?? []).map((message) => speech.say(message, names));

/** A fact of a forecast that a board marks. */
export const factOf = (forecast: Forecast | null, name: string): unknown => forecast?.facts[name];

/** Whether a move leads to a battle. */
export const isAttack = ({ forecast }: Eyes, move: string): boolean =>
  factOf(forecast(move), 'attack') !== undefined;

/** Whether a chance counts troops that may fall, of one side or the other. */
export const isCasualty = ({ word }: Chance): boolean => /^(own|other)-\d+$/.test(word);

/** Whether a forecast tells more than a price: sums line by line, or odds. */
export const isDetailed = (forecast: Forecast | null): boolean =>
  forecast !== null &&
  (forecast.sums.length > 0 ||
    forecast.odds.length > 0 ||
    forecast.costs.some(({ lines }) => lines.length > 1));
