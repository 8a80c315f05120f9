import {
  addCategory,
  countByCategory,
  deleteCategory,
  editCategory,
  listCategories,
  mergeCategory,
  orderCategories,
  type CategoryItem,
} from '#shared/contract/categories.ts';
import { createEtag, respondIfCurrent } from '#server/caching/etag.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader } from '#server/database/schema.ts';
import { findRevision } from '#server/database/user-totals.ts';
import { mount, type App } from '#server/http/mount.ts';
import { toItem, withFixed } from './all-categories.ts';
import { createCategories } from './categories.ts';
import { createRunChange } from './change.ts';
import { createMerges, type MoveTransactions } from './merges.ts';
import { countTransactions, selectCategories } from './queries.ts';

type CategoryOptions = Parameters<typeof createRunChange>[0] & {
  database: Database;
  moveTransactions: MoveTransactions;
};

export function mountCategories(app: App, options: CategoryOptions): void {
  const { read } = options.database;
  const run = createRunChange(options);
  const categories = createCategories(run);
  const merges = createMerges(run, options.moveTransactions);

  mount(app, listCategories, async ({ caller, http }) => {
    const { userId } = caller;
    // The revision is read before the list: after a change in between, the next response has another ETag.
    const etag = createEtag(['categories', userId, await findRevision(read, userId)]);
    return respondIfCurrent(http, etag) ?? { items: await listAllCategories(read, userId) };
  });

  mount(app, countByCategory, async ({ caller }) => ({
    items: (await countTransactions(read, caller.userId)).map(({ category: id, count }) => ({ id, count })),
  }));
  mount(app, addCategory, ({ caller, body }) => categories.add(caller, body));
  mount(app, editCategory, ({ caller, params, body }) => categories.edit(caller, params.id, body));
  mount(app, orderCategories, async ({ caller, body }) => ({
    items: await categories.order(caller, body.type, body.ids),
  }));
  mount(app, mergeCategory, async ({ caller, params, body }) => ({
    moved: await merges.merge(caller, params.id, body.into),
  }));
  mount(app, deleteCategory, async ({ caller, params }) => ({
    moved: await merges.remove(caller, params.id),
  }));
}

/** Lists all categories of a user in their order, including archived and merged ones. */
export async function listAllCategories(db: Reader, userId: string): Promise<CategoryItem[]> {
  return withFixed(userId, await selectCategories(db, userId)).map(toItem);
}
