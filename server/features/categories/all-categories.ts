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
 * The categories of both types in the user's order: the stored rows, and the fixed ones without a row as they would
 * be stored. Merged ones come last. Uncategorized is none of them.
 */
export function withFixed(userId: string, rows: readonly CategoryRow[]): CategoryRow[] {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const fixed = FIXED.map(({ id, type }) => stored.get(id) ?? unchanged(userId, id, type));
  const own = rows.filter(({ id }) => !isFixed(id)).toSorted(byAge);
  const all = [...fixed, ...own].toSorted(byPosition);
  return TRANSACTION_TYPES.flatMap((type) => all.filter((row) => row.type === type));
}

function unchanged(userId: string, id: string, type: TransactionType): CategoryRow {
  const look = { name: null, icon: null, colour: null, position: null };
  const state = { archived: 0, merged_into: null, created_at: 0, updated_at: 0 };
  return { user_id: userId, id, type, ...look, ...state };
}

/** Whether a fixed category is as it was before the user changed anything. */
export function isUnchanged({ name, icon, colour, position, archived, merged_into }: CategoryRow): boolean {
  return archived === 0 && [name, icon, colour, position, merged_into].every((value) => value === null);
}

function byAge(a: CategoryRow, b: CategoryRow): number {
  return a.created_at - b.created_at || (a.id < b.id ? -1 : 1);
}

function byPosition(a: CategoryRow, b: CategoryRow): number {
  const [mergedA, mergedB] = [Number(a.merged_into !== null), Number(b.merged_into !== null)];
  const [placeA, placeB] = [a.position ?? Number.MAX_SAFE_INTEGER, b.position ?? Number.MAX_SAFE_INTEGER];
  return mergedA - mergedB || placeA - placeB;
}

export function toItem({ id, type, name, icon, colour, archived, merged_into }: CategoryRow): CategoryItem {
  const state = { isFixed: isFixed(id), isArchived: archived === 1, mergedInto: merged_into };
  return { id, type, name, icon, colour, ...state };
}

/** The name of each category by its id, in a language. Nothing else has one, not even 'constructor'. */
export function namesOf(all: readonly CategoryRow[], language: Language): Record<string, string> {
  const own = all.filter(({ name }) => name !== null).map(({ id, name }) => [id, name]);
  const none = Object.create(null) as Record<string, string>;
  return Object.assign(none, SERVER_TEXTS[language].categories, Object.fromEntries(own));
}

/** Whether another category of the type is called so, in a language, without regard to case and accents. */
export function isNameTaken(
  all: readonly CategoryRow[],
  { id, type, name }: { id: string; type: TransactionType; name: string },
  language: Language,
): boolean {
  const names = namesOf(all, language);
  const others = all.filter((row) => row.id !== id && row.type === type && row.merged_into === null);
  const taken = [UNCATEGORIZED, ...others.map((other) => other.id)].map((each) =>
    toNameKey(names[each] ?? ''),
  );
  return taken.includes(toNameKey(name));
}

/** The category of a type that an id stands for: of a merged one, that which took over. */
export function resolve(all: readonly CategoryRow[], type: TransactionType, id: string): string | undefined {
  if (id === UNCATEGORIZED) return id;
  const found = all.find((row) => row.id === id && row.type === type);
  return found && (found.merged_into ?? id);
}
