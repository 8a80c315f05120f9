import type { TransactionType } from '#shared/categories.ts';
import { exportTransactions, type HistorySort } from '#shared/contract/transaction-history.ts';
import type { Categories } from '#web/lib/categories/categories.ts';

/** The search in the address; amounts are decimal text with a point. */
export type HistorySearch = {
  q?: string;
  type?: TransactionType;
  category?: string;
  tag?: string;
  from?: string;
  to?: string;
  min?: string;
  max?: string;
  /** The id of an import. */
  import?: string;
  sort?: HistorySort;
};
export type HistoryFilterName = keyof Omit<HistorySearch, 'sort'>;

const FILTER_NAMES = [
  'q',
  'type',
  'category',
  'tag',
  'from',
  'to',
  'min',
  'max',
  'import',
] as const satisfies HistoryFilterName[];
export const DEFAULT_SORT: HistorySort = 'newest';

/** How this person's address is read: by the decimals of their currency and their categories. */
export type AddressReading = { decimals: number; known: Categories['known'] };

/** Reads the search from an address and leaves out what the server would refuse. */
export function readSearch(parameters: URLSearchParams, { decimals, known }: AddressReading): HistorySearch {
  const read: HistorySearch = {};
  for (const name of [...FILTER_NAMES, 'sort'] as const) {
    const text = parameters.get(name)?.trim();
    if (text && exportTransactions.query?.safeParse({ [name]: text }).success) {
      Object.assign(read, { [name]: text });
    }
  }
  for (const bound of ['min', 'max'] as const) {
    if ((read[bound]?.split('.')[1]?.length ?? 0) > decimals) delete read[bound];
  }
  if (read.category) Object.assign(read, { category: known(read.category)?.id });
  if (read.category === undefined) delete read.category;
  if (read.from && read.to && read.to < read.from) delete read.to;
  if (read.min && read.max && Number(read.max) < Number(read.min)) delete read.max;
  if (read.sort === DEFAULT_SORT) delete read.sort;
  return read;
}

/** The search after changes. */
export function changeSearch(search: HistorySearch, changes: HistoryChanges): HistorySearch {
  const changed = { ...search, ...changes };
  if (changed.sort === DEFAULT_SORT) delete changed.sort;
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}

/** The search after somebody changed filters; a type and a category that do not belong together remove each other. */
export function changeFilters(
  search: HistorySearch,
  changes: HistoryChanges,
  known: Categories['known'],
): HistorySearch {
  const { type, category } = { ...search, ...changes };
  const needed = category && known(category)?.type;
  if (!type || !needed || needed === type) return changeSearch(search, changes);
  return changeSearch(search, {
    ...changes,
    ...(changes.category ? { type: undefined } : { category: undefined }),
  });
}

/** Changes of a search; undefined removes a filter. */
export type HistoryChanges = { [Name in keyof HistorySearch]?: HistorySearch[Name] | undefined };

/** The query string of a search. */
export function toParameters(search: HistorySearch): URLSearchParams {
  return new URLSearchParams(Object.entries(search));
}

/** The number of filters; the two ends of a range count as one. */
export function countFilters(search: HistorySearch): number {
  const { q, type, category, tag, from, to, min, max, import: importId } = search;
  const filters = [q, type, category, tag, from ?? to, min ?? max, importId];
  return filters.filter((each) => each !== undefined).length;
}
