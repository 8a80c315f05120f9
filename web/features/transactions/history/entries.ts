import type { Transaction } from '#shared/contract/transactions.ts';
import type { HistoryPage } from './apply-change.ts';

type GroupSum = HistoryPage['groups'][number];

/** `part` if the other parts of its split purchase are elsewhere, `inGroup` below the row of all parts. */
export type Place = 'alone' | 'part' | 'inGroup';

/** A row of the history: a transaction, or all parts of a split purchase. */
export type Entry =
  | { id: string; date: string; transaction: Transaction; place: Place }
  | { id: string; date: string; parts: readonly [Transaction, ...Transaction[]]; isOpen: boolean };

/**
 * The rows of loaded transactions. Parts of a split purchase become one row where all of them follow each other, as they
 * do unless a search, an order or another day parts them. The rows of an open one's parts follow it.
 */
export function toEntries(
  items: readonly Transaction[],
  groups: readonly GroupSum[],
  open: ReadonlySet<string>,
): Entry[] {
  const counts = new Map(groups.map(({ id, count }) => [id, count]));
  const entries: Entry[] = [];
  for (let index = 0; index < items.length;) {
    const first = items[index] as Transaction;
    const parts = partsFrom(items, index, counts);
    if (parts === undefined) {
      const isPart = (counts.get(first.groupId ?? '') ?? 0) > 1;
      entries.push(toEntry(first, isPart ? 'part' : 'alone'));
      index++;
      continue;
    }
    const id = first.groupId ?? '';
    const isOpen = open.has(id);
    entries.push({ id, date: first.date, parts: [first, ...parts.slice(1)], isOpen });
    if (isOpen) entries.push(...parts.map((part) => toEntry(part, 'inGroup')));
    index += parts.length;
  }
  return entries;
}

function toEntry(transaction: Transaction, place: Place): Entry {
  return { id: transaction.id, date: transaction.date, transaction, place };
}

/** All parts of the group that begins here; undefined where one is elsewhere. */
function partsFrom(
  items: readonly Transaction[],
  index: number,
  counts: ReadonlyMap<string, number>,
): readonly Transaction[] | undefined {
  const { groupId, date } = items[index] as Transaction;
  const count = groupId === null ? undefined : counts.get(groupId);
  if (count === undefined || count < 2) return undefined;
  const parts = items.slice(index, index + count);
  const areAll =
    parts.length === count && parts.every((part) => part.groupId === groupId && part.date === date);
  return areAll ? parts : undefined;
}
