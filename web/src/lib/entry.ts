/** The tables that were started from this page: there nothing has happened yet that one could miss. */
const begun = new Set<string>();

export const enter = (table: string): void => void begun.add(table);

export const isFresh = (table: string): boolean => begun.has(table);
