import { UNCATEGORIZED } from '../../categories.ts';
import { totalToMinorUnits } from '../../money.ts';
import { toDayNumber, type FileRow } from './file-rows.ts';
import { toMovementAmount, type KnownTransaction } from './find-perhaps.ts';
import type { ImportHistory } from './types.ts';

/** Facts about the earlier payments to and from a payee, for a row of money that came in. */
export type PayeeMoney = {
  /** Whether one earlier purchase was as large, and the purchases are not paid back yet. */
  isCovered: boolean;
  /**
   * Whether the payee never paid anything else, and the amount is no larger than the median expense. Any amount counts
   * as small if there are no expenses.
   */
  isSmallAndAlone: boolean;
  /** The last money from this payee, as the person saved it: a refund, or an income with a category. */
  last: 'refund' | 'income' | undefined;
};

type Options = {
  toKey: (line: string) => string;
  /** The folded names of a row's payee. */
  toNames: (row: FileRow) => readonly string[];
  /** The decimals of the currency. */
  decimals: number;
};

type Move = { day: number; amountMinor: number; names: readonly string[]; row?: FileRow };
/** The largest purchase from one payee so far, and the sum that is not paid back, in minor units. */
type Spent = { largestMinor: number; unpaidMinor: number };

/** Returns a function that finds the past of a row's payee in the files and the account. */
export function payeeMoneyFinder(
  rows: readonly FileRow[],
  known: ImportHistory,
  { toKey, toNames, decimals }: Options,
): (row: FileRow) => PayeeMoney {
  const incoming = rows.filter(({ amountMinor }) => amountMinor > 0);
  const wanted = new Set(incoming.flatMap(toNames));
  const transactions = known.transactions.filter(({ description }) => wanted.has(toKey(description)));
  const moves: Move[] = [
    ...rows.map((row): Move => ({ day: row.day, amountMinor: row.amountMinor, names: toNames(row), row })),
    ...transactions.map((each): Move => ({
      day: toDayNumber(each.date),
      amountMinor: totalToMinorUnits(toMovementAmount(each), decimals),
      names: [toKey(each.description)],
    })),
  ];
  const covered = findPaidBack(moves);
  const counts = countIncoming(moves);
  const last = findLastKinds(transactions, toKey);
  const usual = medianExpense([
    ...rows.map(({ amount }) => amount),
    ...known.transactions.map(toMovementAmount),
  ]);
  return (row) => {
    const names = toNames(row);
    const isAlone = names.every((name) => (counts.get(name) ?? 0) <= 1);
    return {
      isCovered: covered.has(row),
      isSmallAndAlone: isAlone && row.amount <= usual,
      last: names.map((name) => last.get(name)).find((each) => each !== undefined)?.kind,
    };
  };
}

/** Finds the rows of money that pays back earlier purchases from the same payee. */
function findPaidBack(moves: readonly Move[]): Set<FileRow> {
  const spent = new Map<string, Spent>();
  const paidBack = new Set<FileRow>();
  // On one day, purchases come before money that came in.
  const inOrder = moves.toSorted((a, b) => a.day - b.day || a.amountMinor - b.amountMinor);
  for (const { amountMinor, names, row } of inOrder) {
    const all = names.map((name) => spent.get(name) ?? { largestMinor: 0, unpaidMinor: 0 });
    const isCovered = all.some(
      ({ largestMinor, unpaidMinor }) => largestMinor >= amountMinor && unpaidMinor >= amountMinor,
    );
    if (amountMinor > 0 && isCovered && row !== undefined) paidBack.add(row);
    for (const [at, name] of names.entries()) {
      const { largestMinor = 0, unpaidMinor = 0 } = all[at] ?? {};
      spent.set(name, {
        largestMinor: Math.max(largestMinor, -amountMinor),
        unpaidMinor: Math.max(0, unpaidMinor - amountMinor),
      });
    }
  }
  return paidBack;
}

function countIncoming(moves: readonly Move[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { amountMinor, names } of moves) {
    if (amountMinor > 0) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

type Last = { date: string; kind: 'refund' | 'income' };

function findLastKinds(
  transactions: readonly KnownTransaction[],
  toKey: Options['toKey'],
): Map<string, Last> {
  const last = new Map<string, Last>();
  for (const each of transactions) {
    const isRefund = each.type === 'expense';
    if (toMovementAmount(each) < 0 || (!isRefund && each.category === UNCATEGORIZED)) continue;
    const key = toKey(each.description);
    const before = last.get(key);
    if (before === undefined || before.date <= each.date)
      last.set(key, { date: each.date, kind: isRefund ? 'refund' : 'income' });
  }
  return last;
}

/** Returns the median of the amounts that went out; infinity if there are none. */
function medianExpense(amounts: readonly number[]): number {
  const out = amounts.filter((amount) => amount < 0).toSorted((one, other) => one - other);
  return out.length === 0 ? Number.POSITIVE_INFINITY : -(out[Math.floor((out.length - 1) / 2)] ?? 0);
}
