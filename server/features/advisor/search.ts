import { INCOME_CATEGORIES, type TransactionType } from '#shared/categories.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Figure } from './book.ts';
import type { DaySum, Search, Side, Span } from './ledger-types.ts';
import { withoutUndefined } from './without-undefined.ts';
import type { Context } from './types.ts';

/** Converts the question to a search, without its period. */
export function toSearch({ slots, words, asker }: Context, type: TransactionType | undefined): Search {
  const decimals = currencyDecimals(asker.currency);
  const toBound = (amount: number | undefined) =>
    amount === undefined ? undefined : Number(amount.toFixed(decimals));
  return withoutUndefined({
    type,
    category: slots.category === undefined ? undefined : [slots.category],
    anyOf: words === undefined ? undefined : [...words],
    min: toBound(slots.min),
    max: toBound(slots.max),
  });
}

export function inSpan(search: Search, { from, to }: Span): Search {
  return withoutUndefined({ ...search, from, to });
}

export function rowsIn(rows: readonly DaySum[], { from, to }: Span): DaySum[] {
  return rows.filter(({ date }) => (from ?? '') <= date && date <= (to ?? '9999'));
}

export function sumMinor(rows: readonly DaySum[], side: Side): number {
  return rows.reduce((sum, { type, amountMinor }) => {
    const isCounted = side === 'balance' || (side === 'income') === (type === 'income');
    if (!isCounted) return sum;
    return side === 'balance' && type === 'expense' ? sum - amountMinor : sum + amountMinor;
  }, 0);
}

export function sumCounts(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Adds the sum of a search in a period to the facts. */
export function sumIn(
  { book }: Context,
  { search, rows, side }: { search: Search; rows: readonly DaySum[]; side: Side },
  span: Span,
): Figure {
  const rowsInSpan = rowsIn(rows, span);
  return book.sum(inSpan(search, span), side, {
    minor: sumMinor(rowsInSpan, side),
    records: sumCounts(rowsInSpan),
  });
}

export function isIncomeCategory(category: string | undefined): boolean {
  return INCOME_CATEGORIES.some((id) => id === category);
}

export function toSide(type: TransactionType): Side {
  return type === 'income' ? 'income' : 'expenses';
}
