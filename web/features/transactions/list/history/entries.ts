import type { Transaction } from '#shared/contract/transactions.ts';
import type { Parts } from '#web/features/transactions/write/parts.ts';
import type { HistoryPage } from '#web/features/transactions/write/apply-to-pages.ts';

type GroupSum = HistoryPage['groups'][number];

/** `part` is a part whose other parts are elsewhere in the list; `inGroup` is a part below the row of all parts. */
export type Place = 'alone' | 'part' | 'inGroup';

/** A row of the history: a transaction, or all parts of a split purchase. */
export type Entry =
  | { id: string; date: string; transaction: Transaction; place: Place }
  | { id: string; date: string; parts: Parts; isOpen: boolean };

type Options = { isByDay: boolean; open: ReadonlySet<string> };

/**
 * Converts loaded transactions to rows. Sorted by day, the parts of a split purchase become one row if all of them are
 * loaded and on one day. That row takes the place of the first part, and the parts follow it while it is open.
 */
export function toEntries(
  items: readonly Transaction[],
  groups: readonly GroupSum[],
  { isByDay, open }: Options,
): Entry[] {
  const counts = new Map(groups.map(({ id, count }) => [id, count]));
  const wholes = isByDay ? findWholes(items, groups) : new Map<string, Parts>();
  const shownGroupIds = new Set<string>();
  return items.flatMap((item): Entry[] => {
    const id = item.groupId ?? '';
    const parts = wholes.get(id);
    if (parts === undefined) return [(counts.get(id) ?? 0) > 1 ? toEntry(item, 'part') : toAlone(item)];
    if (shownGroupIds.has(id)) return [];
    shownGroupIds.add(id);
    const below = open.has(id) ? parts.map((part) => toEntry(part, 'inGroup')) : [];
    return [{ id, date: item.date, parts, isOpen: below.length > 0 }, ...below];
  });
}

function toEntry(transaction: Transaction, place: Place): Entry {
  return { id: transaction.id, date: transaction.date, transaction, place };
}

/** The only part left of a split purchase shows as a whole transaction. */
function toAlone(transaction: Transaction): Entry {
  return toEntry(transaction.groupId === null ? transaction : { ...transaction, groupId: null }, 'alone');
}

/** Finds the groups whose parts are all loaded and on one day; sorts the parts of each. */
export function findWholes(items: readonly Transaction[], groups: readonly GroupSum[]): Map<string, Parts> {
  const counts = new Map(groups.map(({ id, count }) => [id, count]));
  const found = new Map<string, Transaction[]>();
  for (const item of items) {
    if (item.groupId === null) continue;
    found.set(item.groupId, [...(found.get(item.groupId) ?? []), item]);
  }
  const wholes = new Map<string, Parts>();
  for (const [id, parts] of found) {
    const [first, ...others] = parts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const isOneDay = others.every(({ date }) => date === first?.date);
    if (first && others.length > 0 && isOneDay && parts.length === counts.get(id)) {
      wholes.set(id, [first, ...others]);
    }
  }
  return wholes;
}
