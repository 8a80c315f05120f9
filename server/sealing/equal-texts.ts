import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time, so that the time does not tell how far a guess was right. */
export function isEqual(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
