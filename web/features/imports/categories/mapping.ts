import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { Source } from '#shared/contract/sources.ts';
import { isNegative } from '#shared/import/decimal.ts';
import { fold } from '#shared/import/match/fold.ts';
import { mappedKey } from '#shared/import/match/mapped-key.ts';
import { saysSent } from '#shared/import/match/transfer-words.ts';
import type { MatchCategory } from '#shared/import/match/types.ts';
import type { Statement } from '#shared/import/types.ts';
import { knownCategory } from './known-names.ts';

/**
 * The person's category for each category of another application, by `mappedKey`. Sources have also kept folded names
 * alone, which hold for both types.
 */
export type CategoryMap = Readonly<Record<string, string>>;

/** A category that is to be made with the rows that have it. */
export const CREATE = 'create';
/** Nobody has chosen one: each row gets what its words suggest. */
export const GUESS = 'guess';

/** A category that rows of one type name in files, and how often. */
export type FileCategory = {
  /** By `mappedKey`. */
  key: string;
  folded: string;
  name: string;
  type: TransactionType;
  count: number;
  /** Whether these are probably refunds: more rows of the other type name it, or as many expenses. */
  isMinor: boolean;
};

const MAX_LISTED = 150;

/** The categories that the files name, once for each type, the most frequent first. */
export function categoriesOf(statements: readonly Statement[]): FileCategory[] {
  const found = new Map<string, FileCategory>();
  for (const { category, amount, isTransfer, type: said } of statements.flatMap(
    ({ movements }) => movements,
  )) {
    const folded = fold(category ?? '');
    if (category === null || folded === '' || isTransfer) continue;
    const type = isNegative(amount) ? 'expense' : (said ?? 'income');
    const key = mappedKey(type, folded);
    const entry = found.get(key) ?? { key, folded, name: category, type, count: 0, isMinor: false };
    entry.count++;
    found.set(key, entry);
  }
  for (const entry of found.values()) {
    const other = found.get(mappedKey(entry.type === 'expense' ? 'income' : 'expense', entry.folded));
    const isRefund = entry.type === 'income' && other?.count === entry.count;
    entry.isMinor = isRefund || (other !== undefined && other.count > entry.count);
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count).slice(0, MAX_LISTED);
}

/** The person's category of the same name. */
export function namesakeOf(
  { folded, name, type }: FileCategory,
  offered: readonly MatchCategory[],
): string | undefined {
  return offered.find((each) => each.type === type && (each.id === name || fold(each.name) === folded))?.id;
}

/**
 * What a file's category is taken as: as chosen before, else the one of its name, else the built-in one that its name
 * means; `CREATE` if that was chosen, undefined if it is open.
 */
export function chosenFor(
  category: FileCategory,
  map: CategoryMap,
  offered: readonly MatchCategory[],
): string | undefined {
  const { key, folded, type } = category;
  const mapped = map[key] ?? map[folded];
  const isOffered = (id: string | undefined) => offered.some((each) => each.type === type && each.id === id);
  if (mapped !== undefined && isOffered(mapped)) return mapped;
  const namesake = namesakeOf(category, offered);
  // It may have been made since.
  if (mapped === CREATE) return namesake ?? CREATE;
  const known = knownCategory(type, folded);
  const found = namesake ?? (isOffered(known) ? known : undefined);
  return found ?? (mapped === GUESS ? GUESS : undefined);
}

/** The same with what is proposed for an open one: a new category, but none of the few rows of the other type. */
export function proposedFor(
  category: FileCategory,
  map: CategoryMap,
  offered: readonly MatchCategory[],
): string {
  const isRefund = category.isMinor || isOfExpenses(category, offered);
  return chosenFor(category, map, offered) ?? (isRefund ? GUESS : CREATE);
}

/** Whether income rows of this category become refunds by default: its name is one of expenses. */
export function canBeRefund(category: FileCategory, offered: readonly MatchCategory[]): boolean {
  if (category.type === 'expense' || saysSent(category.folded)) return false;
  return proposedFor(category, {}, offered) === GUESS;
}

/** Whether money that came in names a category that expenses have. */
function isOfExpenses(category: FileCategory, offered: readonly MatchCategory[]): boolean {
  if (category.type === 'expense') return false;
  const namesake = namesakeOf({ ...category, type: 'expense' }, offered);
  return (namesake ?? knownCategory('expense', category.folded)) !== undefined;
}

/** Whether the files name a category that nobody has chosen one for, and that has no namesake. */
export function hasOpenCategories(
  categories: readonly FileCategory[],
  map: CategoryMap,
  offered: readonly MatchCategory[],
): boolean {
  return categories.some((each) => chosenFor(each, map, offered) === undefined);
}

/** What was chosen, with what is proposed for the rest, so that it is asked once. */
export function completeMap(
  categories: readonly FileCategory[],
  map: CategoryMap,
  offered: readonly MatchCategory[],
): CategoryMap {
  const rest = categories.filter((each) => chosenFor(each, map, offered) === undefined);
  return { ...map, ...Object.fromEntries(rest.map((each) => [each.key, proposedFor(each, map, offered)])) };
}

/** Those that become new categories. */
export function toCreate(
  categories: readonly FileCategory[],
  map: CategoryMap,
  offered: readonly MatchCategory[],
): FileCategory[] {
  return categories.filter((each) => chosenFor(each, map, offered) === CREATE);
}

/** What rows are matched by: what was chosen, and what names mean. Uncategorized counts only if it was chosen. */
export function toMatched(
  categories: readonly FileCategory[],
  map: CategoryMap,
  offered: readonly MatchCategory[],
): CategoryMap {
  const meant = categories.flatMap((each) => {
    const id = chosenFor(each, map, offered);
    return id === undefined || id === UNCATEGORIZED ? [] : [[each.key, id] as const];
  });
  return { ...Object.fromEntries(refundsOf(categories, offered)), ...map, ...Object.fromEntries(meant) };
}

/** Maps names of income categories to expense categories, where no expense of the files uses the name. */
function refundsOf(
  categories: readonly FileCategory[],
  offered: readonly MatchCategory[],
): [key: string, id: string][] {
  return categories.flatMap(({ type, folded }): [string, string][] => {
    const known = knownCategory('expense', folded);
    const isOffered = offered.some((each) => each.type === 'expense' && each.id === known);
    if (type === 'expense' || known === undefined || known === UNCATEGORIZED || !isOffered) return [];
    return [[mappedKey('expense', folded), known]];
  });
}

const SEPARATOR = '|';

/** As a source keeps it: 'food|expense:groceries'. */
export function toStoredMap(map: CategoryMap, keys: Iterable<string>): string[] {
  return [...keys]
    .flatMap((key) => {
      const id = map[key];
      return id === undefined || id === CREATE ? [] : [id + SEPARATOR + key];
    })
    .toSorted();
}

/** What the person's sources have kept. */
export function fromStoredMaps(sources: readonly Source[]): CategoryMap {
  const pairs = sources
    .flatMap(({ answers }) => answers.categories ?? [])
    .map((text) => text.split(SEPARATOR));
  return Object.fromEntries(pairs.flatMap(([id, key]) => (id && key ? [[key, id]] : [])));
}
