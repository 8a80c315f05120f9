import { addDecimals, isZero } from '../decimal.ts';
import type { Movement } from '../types.ts';

/**
 * Whether a file has each amount twice, once in and once out, as bookkeeping programs export it: every day has
 * several rows whose sum is zero.
 */
export function isDoubleEntry(movements: readonly Movement[]): boolean {
  const days = [...Map.groupBy(movements, ({ date }) => date).values()];
  return (
    days.length > 1 &&
    movements.some(({ amount }) => !isZero(amount)) &&
    days.every((rows) => rows.length > 1 && isZero(addDecimals(rows.map(({ amount }) => amount))))
  );
}
