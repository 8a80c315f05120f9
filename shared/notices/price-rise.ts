import type { Point } from '../recognition/points.ts';
import type { Series } from '../recognition/types.ts';
import { seriesNoticeKey, type SeriesFinding } from './series-finding.ts';
import type { PastExpenses } from './past-expenses.ts';

const MIN_RISE = 0.01;

/** Finds the last rise of a price, with the payments around it. Its key stays the same when more payments follow. */
export function findRise(
  { type, key, change, transactionIds }: Series,
  { expenses, since }: PastExpenses,
): SeriesFinding | undefined {
  if (type !== 'expense' || change === null || change.day < since) return undefined;
  const { fromMinor, toMinor, day } = change;
  if (toMinor <= fromMinor * (1 + MIN_RISE)) return undefined;
  const ids = new Set(transactionIds);
  const payments = expenses.filter(({ id }) => ids.has(id));
  const at = payments.findIndex(
    ({ transaction, amountMinor }) => transaction.date === day && amountMinor === toMinor,
  );
  const [before, first, ...later] = at < 1 ? [] : payments.slice(at - 1);
  if (before === undefined || first === undefined) return undefined;
  return {
    key: seriesNoticeKey('priceRise', day, key),
    day,
    amountMinor: toMinor,
    usualMinor: fromMinor,
    transactionIds: [before.id, first.id],
    coveredIds: [first, ...later].map(({ id }) => id),
    otherKeys: [`large ${first.id}`, ...olderKeys(later, key)],
  };
}

/**
 * Older versions made the key from the day of the last payment, so a stored decision may have the day of a later one.
 */
function olderKeys(later: readonly Point[], key: string): string[] {
  return later.map(({ transaction }) => seriesNoticeKey('priceRise', transaction.date, key));
}
