import type { TransactionType } from '#shared/categories.ts';
import { exportTransactions, type HistorySort } from '#shared/contract/transaction-history.ts';
import { MAX_FILTER_VALUES } from '#shared/limits.ts';
import type { Categories } from '#web/lib/categories/categories.ts';

/** The search in the address; amounts are decimal text with a point. */
export type HistorySearch = {
  q?: string;
  type?: TransactionType;
  /** Category ids, separated by commas. */
  category?: string;
  /** Ids of accounts, separated by commas. */
  account?: string;
  /** Tags, separated by commas. */
  tag?: string;
  /** Words, separated by commas. */
  anyOf?: string;
  from?: string;
  to?: string;
  min?: string;
  max?: string;
  /** The id of an import. */
  import?: string;
  /** The id of a recurring transaction. */
  recurring?: string;
  /** The key of a merchant in a report. */
  merchant?: string;
  sort?: HistorySort;
};

const FILTER_NAMES = [
  'q',
  'type',
  'category',
  'account',
  'tag',
  'anyOf',
  'from',
  'to',
  'min',
  'max',
  'import',
  'recurring',
  'merchant',
] as const satisfies (keyof HistorySearch)[];
/** Filters that may have several values. */
const LIST_FILTERS = ['category', 'account', 'tag', 'anyOf'] as const;
export const DEFAULT_SORT: HistorySort = 'newest';

/** The decimals of the user's currency, and the user's categories, by which an address is read. */
type AddressReading = { decimals: number; known: Categories['known'] };

/** Reads the search from an address and leaves out what the server would refuse. */
export function readSearch(parameters: URLSearchParams, { decimals, known }: AddressReading): HistorySearch {
  const search: HistorySearch = {};
  for (const name of [...FILTER_NAMES, 'sort'] as const) {
    const text = parameters.get(name)?.trim();
    if (text && isAccepted(name, text)) {
      Object.assign(search, { [name]: text });
    }
  }
  for (const bound of ['min', 'max'] as const) {
    if ((search[bound]?.split('.')[1]?.length ?? 0) > decimals) delete search[bound];
  }
  for (const name of LIST_FILTERS) {
    const values = splitList(parameters.get(name) ?? '').filter((value) => isAccepted(name, value));
    const found = name === 'category' ? values.flatMap((id) => known(id)?.id ?? []) : values;
    Object.assign(search, { [name]: joinList(found) });
    if (search[name] === undefined) delete search[name];
  }
  if (search.from && search.to && search.to < search.from) delete search.to;
  if (search.min && search.max && Number(search.max) < Number(search.min)) delete search.max;
  if (search.sort === DEFAULT_SORT) delete search.sort;
  return search;
}

function isAccepted(name: string, text: string): boolean {
  return exportTransactions.query?.safeParse({ [name]: text }).success === true;
}

/** Splits the text of a filter into its values. */
export function splitList(text = ''): string[] {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** Joins values to the text of a filter, each once and at most `MAX_FILTER_VALUES`; undefined without values. */
export function joinList(values: readonly string[]): string | undefined {
  return [...new Set(values)].slice(0, MAX_FILTER_VALUES).join(',') || undefined;
}

/** Applies changes to a search. */
export function changeSearch(search: HistorySearch, changes: HistoryChanges): HistorySearch {
  const changed = { ...search, ...changes };
  if (changed.sort === DEFAULT_SORT) delete changed.sort;
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}

/**
 * Applies the user's changes to a search. A new type removes categories of the other type; a new category of the other
 * type removes the type.
 */
export function changeFilters(
  search: HistorySearch,
  changes: HistoryChanges,
  known: Categories['known'],
): HistorySearch {
  const { type, category } = { ...search, ...changes };
  const ids = splitList(category);
  const fitsType = (id: string) => [type, undefined].includes(known(id)?.type);
  if (!type || ids.every(fitsType)) return changeSearch(search, changes);
  const remaining = { category: joinList(ids.filter(fitsType)) };
  return changeSearch(search, { ...changes, ...(changes.category ? { type: undefined } : remaining) });
}

/** Changes of a search; undefined removes a filter. */
export type HistoryChanges = { [Name in keyof HistorySearch]?: HistorySearch[Name] | undefined };

/** Converts a search to query parameters. */
export function toParameters(search: HistorySearch): URLSearchParams {
  return new URLSearchParams(Object.entries(search));
}

/** Counts the active filters; the two ends of a range count as one. */
export function countFilters(search: HistorySearch): number {
  const { from, to, min, max, sort: _sort, ...others } = search;
  const filters = [from ?? to, min ?? max, ...Object.values(others)];
  return filters.filter((value) => value !== undefined).length;
}

/** Whether the list is sorted by day. */
export function isByDay({ sort }: HistorySearch): boolean {
  return sort === undefined || sort === 'oldest';
}
