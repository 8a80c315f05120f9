import type { QueryClient } from '@tanstack/react-query';
import type { Transaction } from '#shared/contract/transactions.ts';
import type { SearchReading } from '#shared/transaction-search.ts';
import { sourcesQuery } from '#web/lib/api/sources-query.ts';
import type { TransactionChange } from './transaction-change.ts';
import { knownCategories } from '#web/lib/categories/use-categories.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { HISTORIES_KEY } from './histories-key.ts';
import { LISTS_KEY } from './history-api.ts';
import { applyToPages, changeInPages, removeFromPages, type HistoryPages } from './apply-to-pages.ts';
import type { HistorySearch } from './history-search.ts';

/** Applies a change to every loaded list whose search finds the transaction. */
export function applyToHistories(client: QueryClient, change: TransactionChange, decimals: number): void {
  const reading = readingOf(client, decimals);
  updateLists(client, (data, search) => applyToPages(data, change, search, reading));
}

/** Adds transactions to every loaded list whose search finds them. */
export function addToHistories(
  client: QueryClient,
  transactions: readonly Transaction[],
  decimals: number,
): void {
  for (const after of transactions) applyToHistories(client, { after }, decimals);
}

/** Removes transactions from every loaded list. */
export function removeFromHistories(client: QueryClient, ids: ReadonlySet<string>): void {
  updateLists(client, (data) => removeFromPages(data, ids));
}

/**
 * Changes the category or tags of transactions in every loaded list, and removes those that a list's search no longer
 * finds.
 */
export function changeInHistories(
  client: QueryClient,
  changes: Parameters<typeof changeInPages>[1],
  decimals: number,
): void {
  const reading = readingOf(client, decimals);
  updateLists(client, (data, search) => changeInPages(data, changes, search, reading));
}

/** The browser finds no account by its name before it has fetched the list. */
function readingOf(client: QueryClient, decimals: number): SearchReading {
  const accounts = client.getQueryData(sourcesQuery.queryKey)?.items ?? [];
  const accountNames = Object.fromEntries(accounts.map(({ id, name }) => [id, name]));
  return { decimals, categoryNames: knownCategories(client).names, accountNames };
}

/** Cancels running requests, whose responses lack the change. The first page of a list keeps loading. */
export async function cancelHistories(client: QueryClient): Promise<void> {
  await client.cancelQueries({
    queryKey: LISTS_KEY,
    predicate: ({ state }) => state.data !== undefined,
  });
}

function updateLists(
  client: QueryClient,
  update: (data: HistoryPages, search: HistorySearch) => HistoryPages,
): void {
  for (const [key, data] of client.getQueriesData<HistoryPages>({ queryKey: LISTS_KEY })) {
    if (data) client.setQueryData(key, update(data, key[LISTS_KEY.length] as HistorySearch));
  }
}

/** Fetches the lists again from their first page, after changes of transactions that are not loaded. */
export async function reloadHistories(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: queryKeys.summaries });
  for (const [key, data] of client.getQueriesData<HistoryPages>({ queryKey: LISTS_KEY })) {
    if (data) client.setQueryData<HistoryPages>(key, firstPage(data));
  }
  await client.invalidateQueries({ queryKey: HISTORIES_KEY });
}

function firstPage({ pages, pageParams }: HistoryPages): HistoryPages {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
