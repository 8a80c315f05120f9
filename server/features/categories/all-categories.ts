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
  const look = { name: null, icon: null, colour: null };
  const fixed = FIXED.map((each) => stored.get(each.id) ?? toNewRow(userId, { ...each, ...look }, 0));
  const ownCategories = rows.filter(({ id }) => !isFixed(id)).toSorted(compareByAge);
  const all = [...fixed, ...ownCategories].toSorted(compareByPosition);
  return TRANSACTION_TYPES.flatMap((type) => all.filter((row) => row.type === type));
}

type NewCategory = Pick<CategoryRow, 'id' | 'type' | 'name' | 'icon' | 'colour'>;

/** Converts a category that is neither ordered nor archived to a row; `createdAt` is in epoch milliseconds. */
export function toNewRow(userId: string, category: NewCategory, createdAt: number): CategoryRow {
  const state = { position: null, archived: 0, merged_into: null };
  return { user_id: userId, ...category, ...state, created_at: createdAt, updated_at: createdAt };
}

/** Whether a fixed category has no changes of the user. */
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

/** Returns the names of categories by id, in a language. The object inherits nothing, so that it has no other keys. */
export function toNames(all: readonly CategoryRow[], language: Language): Record<string, string> {
  const ownNames = all.filter(({ name }) => name !== null).map(({ id, name }) => [id, name]);
  const names = Object.create(null) as Record<string, string>;
  return Object.assign(names, SERVER_TEXTS[language].categories, Object.fromEntries(ownNames));
}

/** Whether another category of the type has the name in a language; case and accents do not matter. */
export function isNameTaken(
  all: readonly CategoryRow[],
  { id, type, name }: { id: string; type: TransactionType; name: string },
  language: Language,
): boolean {
  const names = toNames(all, language);
  const others = all.filter((row) => row.id !== id && row.type === type && row.merged_into === null);
  const takenIds = [UNCATEGORIZED, ...others.map((other) => other.id)];
  return takenIds.some((taken) => toNameKey(names[taken] ?? '') === toNameKey(name));
}

/** Finds the category of a type for an id: for a merged category, the category that took over. */
export function resolve(all: readonly CategoryRow[], type: TransactionType, id: string): string | undefined {
  if (id === UNCATEGORIZED) return id;
  const found = all.find((row) => row.id === id && row.type === type);
  return found && (found.merged_into ?? id);
}

/** Returns the categories that the user has made, without merged ones. */
export function listOwn(all: readonly CategoryRow[]): CategoryRow[] {
  return all.filter(({ id, merged_into }) => !isFixed(id) && merged_into === null);
}
