import { addDecimals, isZero } from '../decimal.ts';
import type { Movement } from '../types.ts';

/**
 * Whether each amount stands there twice, once in and once out, as bookkeeping programs export: every day has several
 * rows and the sum zero.
 */
export function isDoubleEntry(movements: readonly Movement[]): boolean {
  const days = [...Map.groupBy(movements, ({ date }) => date).values()];
  return (
    days.length > 1 &&
    movements.some(({ amount }) => !isZero(amount)) &&
    days.every((rows) => rows.length > 1 && isZero(addDecimals(rows.map(({ amount }) => amount))))
  );
}
