import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { CategoryItem } from '#shared/contract/categories.ts';
import type { Language } from '#shared/contract/fields.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { toNameKey } from '#shared/search-text.ts';
import type { CategoryRow } from './queries.ts';

const FIXED: readonly { id: string; type: TransactionType }[] = TRANSACTION_TYPES.flatMap((type) =>
  CATEGORIES[type].map((id) => ({ id, type })),
);

export function isFixed(id: string): boolean {
  return FIXED.some((each) => each.id === id);
}

/**
 * Returns the categories of both types in the user's order: the stored rows, and default rows for fixed categories
 * without one. Merged categories come last. Uncategorized is not among them.
 */
export function withFixed(userId: string, rows: readonly CategoryRow[]): CategoryRow[] {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const fixed = FIXED.map(({ id, type }) => stored.get(id) ?? toDefaultRow(userId, id, type));
  const ownCategories = rows.filter(({ id }) => !isFixed(id)).toSorted(compareByAge);
  const all = [...fixed, ...ownCategories].toSorted(compareByPosition);
  return TRANSACTION_TYPES.flatMap((type) => all.filter((row) => row.type === type));
}

function toDefaultRow(userId: string, id: string, type: TransactionType): CategoryRow {
  const look = { name: null, icon: null, colour: null, position: null };
  const state = { archived: 0, merged_into: null, created_at: 0, updated_at: 0 };
  return { user_id: userId, id, type, ...look, ...state };
}

/** Whether a fixed category is as it was before any change of the user. */
export function isDefault({ name, icon, colour, position, archived, merged_into }: CategoryRow): boolean {
  return archived === 0 && [name, icon, colour, position, merged_into].every((value) => value === null);
}

function compareByAge(a: CategoryRow, b: CategoryRow): number {
  return a.created_at - b.created_at || (a.id < b.id ? -1 : 1);
}

function compareByPosition(a: CategoryRow, b: CategoryRow): number {
  const [mergedA, mergedB] = [Number(a.merged_into !== null), Number(b.merged_into !== null)];
  const [placeA, placeB] = [a.position ?? Number.MAX_SAFE_INTEGER, b.position ?? Number.MAX_SAFE_INTEGER];
  return mergedA - mergedB || placeA - placeB;
}

export function toItem({ id, type, name, icon, colour, archived, merged_into }: CategoryRow): CategoryItem {
  const state = { isFixed: isFixed(id), isArchived: archived === 1, mergedInto: merged_into };
  return { id, type, name, icon, colour, ...state };
}

/** Returns the names of categories by id, in a language. The object has no other keys, not even 'constructor'. */
export function toNames(all: readonly CategoryRow[], language: Language): Record<string, string> {
  const givenNames = all.filter(({ name }) => name !== null).map(({ id, name }) => [id, name]);
  const none = Object.create(null) as Record<string, string>;
  return Object.assign(none, SERVER_TEXTS[language].categories, Object.fromEntries(givenNames));
}

/** Whether another category of the type has the name in a language; case and accents do not matter. */
export function isNameTaken(
  all: readonly CategoryRow[],
  { id, type, name }: { id: string; type: TransactionType; name: string },
  language: Language,
): boolean {
  const names = toNames(all, language);
  const others = all.filter((row) => row.id !== id && row.type === type && row.merged_into === null);
  const takenKeys = [UNCATEGORIZED, ...others.map((other) => other.id)].map((each) =>
    toNameKey(names[each] ?? ''),
  );
  return takenKeys.includes(toNameKey(name));
}

/** Finds the category of a type for an id: for a merged category, the one that took over. */
export function resolve(all: readonly CategoryRow[], type: TransactionType, id: string): string | undefined {
  if (id === UNCATEGORIZED) return id;
  const found = all.find((row) => row.id === id && row.type === type);
  return found && (found.merged_into ?? id);
}
