/** The SHA-256 of a text, in hexadecimal digits. */
export function hashOf(text: string): string;

export interface Fault {
  fault: 'no-seed' | 'commitment' | 'unknown-game' | 'draw' | 'seat' | 'bag' | 'unexpected';
  entry: number | null;
  label: string | null;
}

export interface Verified {
  /** How many outcomes of chance were checked. */
  draws: number;
  /** Seats of people from which no nonce came. */
  without: number[];
  faults: Fault[];
}

/** Check that the chance of a record follows from its seed and nonces. */
export function verify(record: unknown): Verified;
