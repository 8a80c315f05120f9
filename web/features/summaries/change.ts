import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';

/**
 * How a total differs from the one before: as a share where that says something, in money where it
 * does not, 'none' where there was nothing to compare with and 'same' where nothing moved.
 */
export type Change =
  | { kind: 'none' }
  | { kind: 'same' }
  | { kind: 'share'; direction: 'up' | 'down'; ratio: number }
  | { kind: 'money'; direction: 'up' | 'down'; amount: number };

/** Above tenfold a share is hard to read, and below one in two thousand it is written as zero. */
const MAX_RATIO = 10;
const MIN_RATIO = 0.0005;

/** The change of a sum that is never negative (income, expenses). */
export function findSumChange(current: number, previous: number, decimals: number): Change {
  if (previous === 0) return { kind: 'none' };
  const change = findMoneyChange(current, previous, decimals);
  if (change.kind !== 'money') return change;
  const ratio = (current - previous) / previous;
  if (Math.abs(ratio) > MAX_RATIO || Math.abs(ratio) < MIN_RATIO) return change;
  return { kind: 'share', direction: change.direction, ratio };
}

/** The change of a balance, in money: a share of a negative base means nothing. */
export function findMoneyChange(current: number, previous: number, decimals: number): Change {
  const minorUnits = totalToMinorUnits(current, decimals) - totalToMinorUnits(previous, decimals);
  if (minorUnits === 0) return { kind: 'same' };
  return {
    kind: 'money',
    direction: minorUnits > 0 ? 'up' : 'down',
    amount: toMajorUnits(minorUnits, decimals),
  };
}
