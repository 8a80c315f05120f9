import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { Source } from '#shared/contract/sources.ts';
import { isNegative } from '#shared/import/decimal.ts';
import { fold } from '#shared/import/match/fold.ts';
import type { MatchCategory } from '#shared/import/match/types.ts';
import type { Statement } from '#shared/import/types.ts';

/** The person's category for each category of another application, by its folded name. */
export type CategoryMap = Readonly<Record<string, string>>;

/** A category that files name, and how often. */
export type FileCategory = { key: string; name: string; type: TransactionType; count: number };

const MAX_LISTED = 150;

/** The categories that the files name, the most frequent first. One of both types counts as the more frequent one. */
export function categoriesOf(statements: readonly Statement[]): FileCategory[] {
  const found = new Map<string, { name: string; expenses: number; incomes: number }>();
  for (const { category, amount } of statements.flatMap(({ movements }) => movements)) {
    const key = fold(category ?? '');
    if (category === null || key === '') continue;
    const entry = found.get(key) ?? { name: category, expenses: 0, incomes: 0 };
    if (isNegative(amount)) entry.expenses++;
    else entry.incomes++;
    found.set(key, entry);
  }
  return [...found]
    .map(([key, { name, expenses, incomes }]): FileCategory => {
      return { key, name, type: expenses >= incomes ? 'expense' : 'income', count: expenses + incomes };
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_LISTED);
}

/** The category that a file's category is taken as: as chosen before, else by its name. */
export function chosenFor(
  { key, name, type }: FileCategory,
  map: CategoryMap,
  offered: readonly MatchCategory[],
): string | undefined {
  const ofType = offered.filter((each) => each.type === type);
  const mapped = ofType.find(({ id }) => id === map[key]);
  return (mapped ?? ofType.find((each) => each.id === name || fold(each.name) === key))?.id;
}

/** Whether the files name a category that nobody has chosen one for, and that has no namesake. */
export function hasOpenCategories(
  categories: readonly FileCategory[],
  map: CategoryMap,
  offered: readonly MatchCategory[],
): boolean {
  return categories.some((each) => chosenFor(each, map, offered) === undefined);
}

/** What was chosen, with the rest as uncategorized, so that it is asked once. */
export function completeMap(
  categories: readonly FileCategory[],
  map: CategoryMap,
  offered: readonly MatchCategory[],
): CategoryMap {
  const rest = categories.filter((each) => chosenFor(each, map, offered) === undefined);
  return { ...map, ...Object.fromEntries(rest.map(({ key }) => [key, UNCATEGORIZED])) };
}

const SEPARATOR = '|';

/** As a source keeps it: 'food|groceries'. */
export function toStoredMap(map: CategoryMap, keys: Iterable<string>): string[] {
  return [...keys].flatMap((key) => (map[key] === undefined ? [] : [map[key] + SEPARATOR + key])).toSorted();
}

/** What the person's sources have kept. */
export function fromStoredMaps(sources: readonly Source[]): CategoryMap {
  const pairs = sources
    .flatMap(({ answers }) => answers.categories ?? [])
    .map((text) => text.split(SEPARATOR));
  return Object.fromEntries(pairs.flatMap(([id, key]) => (id && key ? [[key, id]] : [])));
}
