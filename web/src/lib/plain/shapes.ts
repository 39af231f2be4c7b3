/** What can be in a view, by its shape alone. */

export type Fields = Readonly<Record<string, unknown>>;

export const isSimple = (value: unknown): boolean => value === null || typeof value !== 'object';

/** A text that is no plain word, such as `BL10`, names a card or a piece. */
export const isPiece = (value: unknown): value is string =>
  typeof value === 'string' && /[^a-z_ ]/.test(value);

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The columns of things that all have the same simple fields; null if a table would not do. */
export function columnsOf(rows: readonly Fields[]): string[] | null {
  const columns = Object.keys(rows[0] ?? {});
  const fits = (row: Fields) =>
    Object.keys(row).length === columns.length &&
    columns.every((name) => name in row && isSimple(row[name]));
  return columns.length > 0 && columns.length <= 6 && rows.every(fits) ? columns : null;
}

// What a person remembers is for bots, options do not change, and who acts is shown at the seats.
const UNSHOWN = new Set(['memory', 'options', 'outcome', 'seat', 'turn', 'waiting']);

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields of a view that are shown: what there is not, is not. */
export function fieldsOf(view: unknown): [string, unknown][] {
  const fields = isRecord(view) ? Object.entries(view) : [['view', view] as [string, unknown]];
  return fields.filter(([name, value]) => !UNSHOWN.has(name) && !isNothing(value));
}
