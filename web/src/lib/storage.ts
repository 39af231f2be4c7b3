/** Small things this browser remembers. A browser that forbids it just forgets. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`ludus.${key}`);
    if (text === null) return otherwise;
    return (typeof otherwise === 'string' ? text : JSON.parse(text)) as T;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ludus.${key}`, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Then it is forgotten.
  }
}
