import { UNCATEGORIZED } from '../../categories.ts';
import { totalToMinorUnits } from '../../money.ts';
import { toDayNumber, type FileRow } from './file-rows.ts';
import { movedBy, type KnownTransaction } from './find-perhaps.ts';
import type { Known } from './types.ts';

/** The past of a payee, for a row of money that came in. */
export type PayeeMoney = {
  /** Whether one purchase up to that day was as large, and all of them are not paid back yet. */
  isPaid: boolean;
  /** Whether the payee never paid anything else, and half of all expenses are as large; any amount is without expenses. */
  isSmallAndAlone: boolean;
  /** The person's last choice for money from this payee: a refund, or an income with a category. */
  last: 'refund' | 'income' | undefined;
};

type Options = {
  toKey: (line: string) => string;
  /** The folded names of a row's payee. */
  namesOf: (row: FileRow) => readonly string[];
  /** The decimals of the currency. */
  decimals: number;
};

type Move = { day: number; amountMinor: number; names: readonly string[]; row?: FileRow };
/** The largest purchase of one payee up to a day, and the sum that is not paid back, in minor units. */
type Spent = { most: number; left: number };

/** Reads the payees of rows of money that came in from the files and the account. */
export function payeesOf(
  rows: readonly FileRow[],
  known: Known,
  { toKey, namesOf, decimals }: Options,
): (row: FileRow) => PayeeMoney {
  const incoming = rows.filter(({ amountMinor }) => amountMinor > 0);
  const wanted = new Set(incoming.flatMap(namesOf));
  const own = known.transactions.filter(({ description }) => wanted.has(toKey(description)));
  const moves: Move[] = [
    ...rows.map((row): Move => ({ day: row.day, amountMinor: row.amountMinor, names: namesOf(row), row })),
    ...own.map((each): Move => ({
      day: toDayNumber(each.date),
      amountMinor: totalToMinorUnits(movedBy(each), decimals),
      names: [toKey(each.description)],
    })),
  ];
  const paid = findPaidBack(moves);
  const counts = countIncoming(moves);
  const last = lastOf(own, toKey);
  const usual = usualOut([...rows.map(({ amount }) => amount), ...known.transactions.map(movedBy)]);
  return (row) => {
    const names = namesOf(row);
    const isAlone = names.every((name) => (counts.get(name) ?? 0) <= 1);
    return {
      isPaid: paid.has(row),
      isSmallAndAlone: isAlone && row.amount <= usual,
      last: names.map((name) => last.get(name)).find((each) => each !== undefined)?.kind,
    };
  };
}

/** The rows that purchases of the same payee before them cover. */
function findPaidBack(moves: readonly Move[]): Set<FileRow> {
  const spent = new Map<string, Spent>();
  const paid = new Set<FileRow>();
  // On one day purchases come first.
  const inOrder = moves.toSorted((a, b) => a.day - b.day || a.amountMinor - b.amountMinor);
  for (const { amountMinor, names, row } of inOrder) {
    const all = names.map((name) => spent.get(name) ?? { most: 0, left: 0 });
    const isCovered = all.some(({ most, left }) => most >= amountMinor && left >= amountMinor);
    if (amountMinor > 0 && isCovered && row !== undefined) paid.add(row);
    for (const [at, name] of names.entries()) {
      const { most = 0, left = 0 } = all[at] ?? {};
      spent.set(name, { most: Math.max(most, -amountMinor), left: Math.max(0, left - amountMinor) });
    }
  }
  return paid;
}

function countIncoming(moves: readonly Move[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { amountMinor, names } of moves) {
    if (amountMinor > 0) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

type Last = { date: string; kind: 'refund' | 'income' };

function lastOf(own: readonly KnownTransaction[], toKey: Options['toKey']): Map<string, Last> {
  const last = new Map<string, Last>();
  for (const each of own) {
    const isRefund = each.type === 'expense';
    if (movedBy(each) < 0 || (!isRefund && each.category === UNCATEGORIZED)) continue;
    const key = toKey(each.description);
    const before = last.get(key);
    if (before === undefined || before.date <= each.date)
      last.set(key, { date: each.date, kind: isRefund ? 'refund' : 'income' });
  }
  return last;
}

/** The median of what went out. */
function usualOut(amounts: readonly number[]): number {
  const out = amounts.filter((amount) => amount < 0).toSorted((one, other) => one - other);
  return out.length === 0 ? Number.POSITIVE_INFINITY : -(out[Math.floor((out.length - 1) / 2)] ?? 0);
}
