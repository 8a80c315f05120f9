import type { TransactionType } from '#shared/categories.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Figure } from './book.ts';
import type { DaySum, Search, Side, Span } from './ledger-types.ts';
import type { Context } from './types.ts';

/** The search of what the question names, without its period. */
export function searchOf({ slots, words, asker }: Context, type: TransactionType | undefined): Search {
  const decimals = currencyDecimals(asker.currency);
  const bound = (amount: number | undefined) =>
    amount === undefined ? undefined : Number(amount.toFixed(decimals));
  return without({
    type,
    category: slots.category === undefined ? undefined : [slots.category],
    anyOf: words === undefined ? undefined : [...words],
    min: bound(slots.min),
    max: bound(slots.max),
  });
}

/** The search in a period. */
export function inSpan(search: Search, { from, to }: Span): Search {
  return without({ ...search, from, to });
}

/** The days of a period. */
export function rowsIn(rows: readonly DaySum[], { from, to }: Span): DaySum[] {
  return rows.filter(({ date }) => (from ?? '') <= date && date <= (to ?? '9999'));
}

export function minorOf(rows: readonly DaySum[], side: Side): number {
  return rows.reduce((sum, { type, amountMinor }) => {
    const isCounted = side === 'balance' || (side === 'income') === (type === 'income');
    if (!isCounted) return sum;
    return side === 'balance' && type === 'expense' ? sum - amountMinor : sum + amountMinor;
  }, 0);
}

export function countOf(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** The sum of a search in a period, from its days. */
export function sumIn(
  { book }: Context,
  { search, rows, side }: { search: Search; rows: readonly DaySum[]; side: Side },
  span: Span,
): Figure {
  const inside = rowsIn(rows, span);
  return book.sum(inSpan(search, span), side, { minor: minorOf(inside, side), records: countOf(inside) });
}

export function sideOf(type: TransactionType): Side {
  return type === 'income' ? 'income' : 'expenses';
}

function without(search: { [Name in keyof Search]: Search[Name] | undefined }): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
