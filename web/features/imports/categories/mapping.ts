import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { Source } from '#shared/contract/sources.ts';
import { isNegative } from '#shared/import/decimal.ts';
import { fold } from '#shared/import/match/fold.ts';
import { mappedKey } from '#shared/import/match/mapped-key.ts';
import { saysSent } from '#shared/import/match/transfer-words.ts';
import type { MatchCategory } from '#shared/import/match/types.ts';
import type { Statement } from '#shared/import/types.ts';
import { findKnownCategory } from './known-names.ts';

/**
 * The user's category for each category of another application, by `mappedKey`. Older sources have folded names as
 * keys, which apply to both types.
 */
export type CategoryMap = Readonly<Record<string, string>>;

/** A new category, created with the first rows that have it. */
export const CREATE = 'create';
/** No common category: each row gets the category that its words suggest. */
export const GUESS = 'guess';

/** A category that rows of one type have in files. */
export type FileCategory = {
  /** The `mappedKey` of its type and name. */
  key: string;
  folded: string;
  name: string;
  type: TransactionType;
  count: number;
  /** The rows are probably refunds: the other type has more rows, or there are as many expenses as incomes. */
  isProbablyRefund: boolean;
};

const MAX_LISTED = 150;

/** Lists the categories of files, separately for each type, the most frequent first. */
export function listFileCategories(statements: readonly Statement[]): FileCategory[] {
  const found = new Map<string, FileCategory>();
  for (const { category, amount, isTransfer, type: statedType } of statements.flatMap(
    ({ movements }) => movements,
  )) {
    const folded = fold(category ?? '');
    if (category === null || folded === '' || isTransfer) continue;
    const type = isNegative(amount) ? 'expense' : (statedType ?? 'income');
    const key = mappedKey(type, folded);
    const entry = found.get(key) ?? { key, folded, name: category, type, count: 0, isProbablyRefund: false };
    entry.count++;
    found.set(key, entry);
  }
  for (const entry of found.values()) {
    const other = found.get(mappedKey(entry.type === 'expense' ? 'income' : 'expense', entry.folded));
    const hasAsManyExpenses = entry.type === 'income' && other?.count === entry.count;
    entry.isProbablyRefund = hasAsManyExpenses || (other !== undefined && other.count > entry.count);
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count).slice(0, MAX_LISTED);
}

/** Finds the user's category of the same type and name. */
export function findNamesake(
  { folded, name, type }: FileCategory,
  offered: readonly MatchCategory[],
): string | undefined {
  return offered.find((each) => each.type === type && (each.id === name || fold(each.name) === folded))?.id;
}

/**
 * Finds the user's category for a category of a file: the chosen one, else the category of the same name, else the
 * built-in category that the name means. A chosen `CREATE` counts before the built-in category, a chosen `GUESS` after
 * it. Returns undefined if there is none of these.
 */
export function findChosen(
  category: FileCategory,
  map: CategoryMap,
  offered: readonly MatchCategory[],
): string | undefined {
  const { key, folded, type } = category;
  const mapped = map[key] ?? map[folded];
  const isOffered = (id: string | undefined) => offered.some((each) => each.type === type && each.id === id);
  if (mapped !== undefined && isOffered(mapped)) return mapped;
  const namesake = findNamesake(category, offered);
  // The category may have been created meanwhile.
  if (mapped === CREATE) return namesake ?? CREATE;
  const known = findKnownCategory(type, folded);
  const found = namesake ?? (isOffered(known) ? known : undefined);
  return found ?? (mapped === GUESS ? GUESS : undefined);
}

/** Returns the result of `findChosen`, else a proposal: a new category, or `GUESS` for probable refunds. */
export function proposeCategory(
  category: FileCategory,
  map: CategoryMap,
  offered: readonly MatchCategory[],
): string {
  const isRefund = category.isProbablyRefund || hasExpenseName(category, offered);
  return findChosen(category, map, offered) ?? (isRefund ? GUESS : CREATE);
}

/** Whether income rows of this category are probably refunds, by its name or by the number of its expenses. */
export function canBeRefund(category: FileCategory, offered: readonly MatchCategory[]): boolean {
  if (category.type === 'expense' || saysSent(category.folded)) return false;
  return proposeCategory(category, {}, offered) === GUESS;
}

/** Whether income rows have the name of an expense category. */
function hasExpenseName(category: FileCategory, offered: readonly MatchCategory[]): boolean {
  if (category.type === 'expense') return false;
  const namesake = findNamesake({ ...category, type: 'expense' }, offered);
  return (namesake ?? findKnownCategory('expense', category.folded)) !== undefined;
}

/** Whether a category of the files is open: the user has chosen nothing for it, and its name is unknown. */
export function hasOpenCategories(
  categories: readonly FileCategory[],
  map: CategoryMap,
  offered: readonly MatchCategory[],
): boolean {
  return categories.some((each) => findChosen(each, map, offered) === undefined);
}

/** Adds the proposals for open categories to a map, so that nobody is asked about them again. */
export function completeMap(
  categories: readonly FileCategory[],
  map: CategoryMap,
  offered: readonly MatchCategory[],
): CategoryMap {
  const open = categories.filter((each) => findChosen(each, map, offered) === undefined);
  const proposals = open.map((each) => [each.key, proposeCategory(each, map, offered)]);
  return { ...map, ...Object.fromEntries(proposals) };
}

/** Returns the categories of files that become new categories. */
export function findCategoriesToCreate(
  categories: readonly FileCategory[],
  map: CategoryMap,
  offered: readonly MatchCategory[],
): FileCategory[] {
  return categories.filter((each) => findChosen(each, map, offered) === CREATE);
}

/** Returns the map for matching rows: chosen categories, and known names. Uncategorized counts only if chosen. */
export function toMatchMap(
  categories: readonly FileCategory[],
  map: CategoryMap,
  offered: readonly MatchCategory[],
): CategoryMap {
  const found = categories.flatMap((each) => {
    const id = findChosen(each, map, offered);
    return id === undefined || id === UNCATEGORIZED ? [] : [[each.key, id] as const];
  });
  return { ...Object.fromEntries(mapRefunds(categories, offered)), ...map, ...Object.fromEntries(found) };
}

/** Maps the names of income categories that are known names of expense categories, for refunds. */
function mapRefunds(
  categories: readonly FileCategory[],
  offered: readonly MatchCategory[],
): [key: string, id: string][] {
  return categories.flatMap(({ type, folded }): [string, string][] => {
    const known = findKnownCategory('expense', folded);
    const isOffered = offered.some((each) => each.type === 'expense' && each.id === known);
    if (type === 'expense' || known === undefined || known === UNCATEGORIZED || !isOffered) return [];
    return [[mappedKey('expense', folded), known]];
  });
}

const SEPARATOR = '|';

/** Converts a map to the form in which a source stores it: 'food|expense:groceries'. */
export function toStoredMap(map: CategoryMap, keys: Iterable<string>): string[] {
  return [...keys]
    .flatMap((key) => {
      const id = map[key];
      return id === undefined || id === CREATE ? [] : [id + SEPARATOR + key];
    })
    .toSorted();
}

/** Reads the maps that sources have stored. */
export function fromStoredMaps(sources: readonly Source[]): CategoryMap {
  const pairs = sources
    .flatMap(({ answers }) => answers.categories ?? [])
    .map((text) => text.split(SEPARATOR));
  return Object.fromEntries(pairs.flatMap(([id, key]) => (id && key ? [[key, id]] : [])));
}
