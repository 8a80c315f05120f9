import { CATEGORIES, UNCATEGORIZED, type Category, type TransactionType } from '#shared/categories.ts';
import { exportTransactions, type HistorySort } from '#shared/contract/transaction-history.ts';

/** What the history is searched for, as the address holds it: amounts as decimal text with a point. */
export type HistorySearch = {
  q?: string;
  type?: TransactionType;
  category?: Category;
  from?: string;
  to?: string;
  min?: string;
  max?: string;
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
] as const satisfies HistoryFilterName[];
export const DEFAULT_SORT: HistorySort = 'newest';

/** The search in an address; what the server would refuse is left out. */
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

/** The search with some of it changed; a category that the chosen kind does not have goes. */
export function changeSearch(search: HistorySearch, changes: HistoryChanges): HistorySearch {
  const changed = { ...search, ...changes };
  if (changed.type && changed.category && !isOfType(changed.category, changed.type)) {
    if (changes.category) delete changed.type;
    else delete changed.category;
  }
  if (changed.sort === DEFAULT_SORT) delete changed.sort;
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}

/** What takes the place of a part of the search; undefined takes it away. */
export type HistoryChanges = { [Name in keyof HistorySearch]?: HistorySearch[Name] | undefined };

/** The query string of a search. */
export function toParameters(search: HistorySearch): URLSearchParams {
  return new URLSearchParams(Object.entries(search));
}

/** How many filters there are; the two ends of a range are one. */
export function countFilters(search: HistorySearch): number {
  const { q, type, category, from, to, min, max } = search;
  return [q, type, category, from ?? to, min ?? max].filter((each) => each !== undefined).length;
}

function isOfType(category: Category, type: TransactionType): boolean {
  return category === UNCATEGORIZED || CATEGORIES[type].some((each) => each === category);
}
