import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import type { addCategory, CategoryItem, editCategory } from '#shared/contract/categories.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { MAX_OWN_CATEGORIES } from '#shared/limits.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import { isFixed, isNameTaken, listOwn, toNames, toNewRow, toItem, withFixed } from './all-categories.ts';
import { requireCategory, requireChangeable, type Change, type RunChange, type User } from './change.ts';
import type { CategoryRow } from './queries.ts';

export function createCategories(run: RunChange) {
  /**
   * Adds a category. Nothing changes if the id exists with the same content. Throws `categoryIdConflict`,
   * `tooManyCategories`, and `nameTaken` for the name.
   */
  async function add(user: User, body: BodyOf<typeof addCategory>): Promise<CategoryItem> {
    const { id = uuidv7(), type, name, icon = null, colour = null } = body;
    return await run(user, async ({ all, nowMs, store }) => {
      const existing = all.find((row) => row.id === id);
      if (existing !== undefined) {
        if (!hasSameContent(existing, { type, name, icon, colour })) throw new AppError('categoryIdConflict');
        return toItem(existing);
      }
      requireRoom(all);
      if (isNameTaken(all, { id, type, name }, user.language)) throw fieldError('name', 'nameTaken');
      const row = toNewRow(user.userId, { id, type, name, icon, colour }, nowMs);
      await store([row]);
      return toItem(row);
    });
  }

  /**
   * Changes a category. A merged category comes back, without transactions, when it is no longer archived. Throws
   * `categoryNotFound`, `categoryFixed` for uncategorized, `tooManyCategories`, and `nameTaken` for the name.
   */
  async function edit(user: User, id: string, body: BodyOf<typeof editCategory>): Promise<CategoryItem> {
    return await run(user, async (change) => {
      const before = requireChangeable(change.all, id);
      if (body.name === null && !isFixed(id)) throw fieldError('name', 'required');
      const { name = before.name, icon = before.icon, colour = before.colour, isArchived } = body;
      const after = { ...before, name, icon, colour };
      if (isArchived !== undefined) after.archived = Number(isArchived);
      if (isArchived === false) after.merged_into = null;
      requireRoomAndFreeName(change, before, after);
      await change.store([after]);
      return toItem(after);
    });
  }

  /** Puts the given categories of a type first. Returns the categories of both types. Throws `categoryNotFound`. */
  async function order(user: User, type: TransactionType, ids: readonly string[]): Promise<CategoryItem[]> {
    return await run(user, async ({ all, store }) => {
      const sameType = all.filter((row) => row.type === type);
      const first = [...new Set(ids)].map((id) => requireCategory(sameType, id));
      const rest = sameType.filter((row) => !first.includes(row) && row.merged_into === null);
      const ordered = new Map([...first, ...rest].map((row, position) => [row.id, { ...row, position }]));
      await store([...ordered.values()]);
      return withFixed(
        user.userId,
        all.map((row) => ordered.get(row.id) ?? row),
      ).map(toItem);
    });
  }

  return { add, edit, order };
}

/** Throws `tooManyCategories` if the user cannot add another category. */
export function requireRoom(all: readonly CategoryRow[]): void {
  if (listOwn(all).length >= MAX_OWN_CATEGORIES) throw new AppError('tooManyCategories');
}

/** Throws `nameTaken`, and `tooManyCategories` if a merged category comes back but the user has too many. */
function requireRoomAndFreeName({ all, user }: Change, before: CategoryRow, after: CategoryRow): void {
  const { id, type } = after;
  if (after.merged_into !== null) return;
  const comesBack = before.merged_into !== null;
  if (comesBack && !isFixed(id)) requireRoom(all);
  const findName = (row: CategoryRow) => toNames([row], user.language)[id] ?? '';
  const name = findName(after);
  if (!comesBack && name === findName(before)) return;
  if (isNameTaken(all, { id, type, name }, user.language)) throw fieldError('name', 'nameTaken');
}

function hasSameContent(
  row: CategoryRow,
  content: Pick<CategoryRow, 'type' | 'name' | 'icon' | 'colour'>,
): boolean {
  return (['type', 'name', 'icon', 'colour'] as const).every((column) => row[column] === content[column]);
}
