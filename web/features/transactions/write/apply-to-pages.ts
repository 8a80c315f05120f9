import type { InfiniteData } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { searchedTexts } from '#shared/contract/transaction-fields.ts';
import type { listTransactions } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { totalToMinorUnits } from '#shared/money.ts';
import { toSearchText } from '#shared/search-text.ts';
import { hasWordStart, matchesTerms, toSearchTerms, type SearchReading } from '#shared/transaction-search.ts';
import type { TransactionChange } from './transaction-change.ts';
import { DEFAULT_SORT, splitList, type HistorySearch } from './history-search.ts';

export type HistoryPage = OutputOf<typeof listTransactions>;
export type HistoryPages = InfiniteData<HistoryPage, string | undefined>;

/**
 * Applies a change to the loaded pages of a search. A transaction that belongs to a page not loaded yet is not added,
 * but comes with its page.
 */
export function applyToPages(
  data: HistoryPages,
  change: TransactionChange,
  search: HistorySearch,
  reading: SearchReading,
): HistoryPages {
  const { before, after } = change;
  const changedIds = new Set([before?.id, after?.id]);
  const pages = recount(data, change).map((page) => without(page, changedIds));
  // Only the server knows the import, recurring transaction and merchant of a transaction.
  const isUnknownToBrowser =
    (search.import ?? search.recurring ?? search.merchant) !== undefined && !hasAny(data, changedIds);
  if (after === undefined || isUnknownToBrowser || !matches(after, search, reading))
    return { ...data, pages };
  const compare = ORDERS[search.sort ?? DEFAULT_SORT];
  const target = findPlace(pages, after, compare);
  return {
    ...data,
    pages: pages.map((page, index) =>
      index === target ? { ...page, items: [...page.items, after].toSorted(compare) } : page,
    ),
  };
}

/** Updates the number of parts of a split purchase after a deletion or its undo. */
function recount({ pages }: HistoryPages, { before, after }: TransactionChange): HistoryPage[] {
  const groupId = before === undefined ? after?.groupId : after === undefined ? before.groupId : null;
  if (groupId === null || groupId === undefined) return pages;
  const change = before === undefined ? 1 : -1;
  return pages.map((page) => ({
    ...page,
    groups: page.groups.map((group) =>
      group.id === groupId ? { ...group, count: group.count + change } : group,
    ),
  }));
}

function hasAny({ pages }: HistoryPages, ids: ReadonlySet<string | undefined>): boolean {
  return pages.some(({ items }) => items.some(({ id }) => ids.has(id)));
}

/** Returns the index of the page to which a transaction belongs; -1 if the page is not loaded. */
function findPlace(pages: readonly HistoryPage[], transaction: Transaction, compare: Compare): number {
  const index = pages.findIndex((page) => page.items.some((item) => compare(transaction, item) < 0));
  const isLastLoaded = pages.at(-1)?.nextCursor === null;
  return index === -1 && isLastLoaded ? pages.length - 1 : index;
}

export function removeFromPages(data: HistoryPages, ids: ReadonlySet<string>): HistoryPages {
  return { ...data, pages: data.pages.map((page) => without(page, ids)) };
}

/** Changes categories or tags, which do not affect the order; removes transactions that the search no longer finds. */
export function changeInPages(
  data: HistoryPages,
  changes: ReadonlyMap<string, Partial<Pick<Transaction, 'category' | 'tags'>>>,
  search: HistorySearch,
  reading: SearchReading,
): HistoryPages {
  const remains = (item: Transaction) => !changes.has(item.id) || matches(item, search, reading);
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => ({ ...item, ...changes.get(item.id) })).filter(remains),
  }));
  return { ...data, pages };
}

function without(page: HistoryPage, ids: ReadonlySet<string | undefined>): HistoryPage {
  return page.items.some(({ id }) => ids.has(id))
    ? { ...page, items: page.items.filter(({ id }) => !ids.has(id)) }
    : page;
}

/** Whether the search finds the transaction. It must decide like the server. */
export function matches(transaction: Transaction, search: HistorySearch, reading: SearchReading): boolean {
  const { q, type, category, account, tag, anyOf, from, to, min, max } = search;
  const minor = (amount: number) => totalToMinorUnits(amount, reading.decimals);
  const amountMinor = minor(transaction.amount);
  const texts = searchedTexts(transaction);
  return (
    (q === undefined || matchesTerms(toSearchTerms(q, reading), { ...transaction, texts, amountMinor })) &&
    (type === undefined || transaction.type === type) &&
    (category === undefined || splitList(category).includes(transaction.category)) &&
    (account === undefined || splitList(account).includes(transaction.account ?? '')) &&
    (tag === undefined || splitList(tag).some((wanted) => hasTag(transaction, wanted))) &&
    (anyOf === undefined || splitList(anyOf).some((word) => hasText(texts, word))) &&
    (from === undefined || transaction.date >= from) &&
    (to === undefined || transaction.date <= to) &&
    (min === undefined || Math.abs(amountMinor) >= minor(Number(min))) &&
    (max === undefined || Math.abs(amountMinor) <= minor(Number(max)))
  );
}

function hasTag({ tags }: Transaction, wanted: string): boolean {
  return tags.some((tag) => toSearchText(tag) === toSearchText(wanted));
}

function hasText(texts: readonly string[], word: string): boolean {
  return hasWordStart(toSearchText(texts.join('\n')), toSearchText(word));
}

type Compare = (a: Transaction, b: Transaction) => number;
const byId: Compare = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byDate: Compare = (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : byId(a, b));
const byAmount: Compare = (a, b) => a.amount - b.amount || byId(a, b);

const ORDERS: Record<NonNullable<HistorySearch['sort']>, Compare> = {
  newest: (a, b) => byDate(b, a),
  oldest: byDate,
  largest: (a, b) => byAmount(b, a),
  smallest: byAmount,
};
