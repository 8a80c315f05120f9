import { CATEGORIES, UNCATEGORIZED, type Category, type TransactionType } from '#shared/categories.ts';
import { exportTransactions, type HistorySort } from '#shared/contract/transaction-history.ts';

/** The search in the address; amounts are decimal text with a point. */
export type HistorySearch = {
  q?: string;
  type?: TransactionType;
  category?: Category;
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
  'from',
  'to',
  'min',
  'max',
  'import',
] as const satisfies HistoryFilterName[];
export const DEFAULT_SORT: HistorySort = 'newest';

/** Reads the search from an address and leaves out what the server would refuse. */
export function readSearch(parameters: URLSearchParams, decimals: number): HistorySearch {
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
  if (read.from && read.to && read.to < read.from) delete read.to;
  if (read.min && read.max && Number(read.max) < Number(read.min)) delete read.max;
  if (read.sort === DEFAULT_SORT) delete read.sort;
  return read;
}

/** The search after changes; a category that the chosen type does not have is removed. */
export function changeSearch(search: HistorySearch, changes: HistoryChanges): HistorySearch {
  const changed = { ...search, ...changes };
  if (changed.type && changed.category && !isOfType(changed.category, changed.type)) {
    if (changes.category) delete changed.type;
    else delete changed.category;
  }
  if (changed.sort === DEFAULT_SORT) delete changed.sort;
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}

/** Changes of a search; undefined removes a filter. */
export type HistoryChanges = { [Name in keyof HistorySearch]?: HistorySearch[Name] | undefined };

/** The query string of a search. */
export function toParameters(search: HistorySearch): URLSearchParams {
  return new URLSearchParams(Object.entries(search));
}

/** The number of filters; the two ends of a range count as one. */
export function countFilters(search: HistorySearch): number {
  const { q, type, category, from, to, min, max, import: importId } = search;
  return [q, type, category, from ?? to, min ?? max, importId].filter((each) => each !== undefined).length;
}

function isOfType(category: Category, type: TransactionType): boolean {
  return category === UNCATEGORIZED || CATEGORIES[type].some((each) => each === category);
}
