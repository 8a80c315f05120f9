import type { AdminUser, UserSearch } from '#shared/contract/admin-users.ts';
import { toSearchText } from '#shared/search-text.ts';
import { silentBefore } from '#server/database/online.ts';
import type { Reader } from '#server/database/schema.ts';
import { toPaging } from '#server/paging/paging.ts';
import { selectUsersById } from '../queries.ts';
import { toAdminUser } from '../to-admin-user.ts';
import {
  countUsers,
  selectSorted,
  selectUserIds,
  type UserFilter,
  type UserCursor,
  type UserSort,
} from './queries.ts';

type Page = { items: AdminUser[]; page: number; pages: number; pageSize: number; total: number };

const DEFAULT_SORT: UserSort = 'newest';
const STREAM_BATCH_SIZE = 500;
/** The maximum number of found users that are sorted in memory. */
const MAX_SORTED_IN_MEMORY = 500;

/** Returns a page of the users that a search finds; for a page beyond the last, the last one. */
export async function listUsersPage(
  db: Reader,
  search: UserSearch,
  query: { page?: number | undefined; pageSize: number; nowMs: number },
): Promise<Page> {
  const filter = toFilter(search, query.nowMs);
  const { sort = DEFAULT_SORT } = search;
  const allIds = filter.text === undefined ? undefined : await findAllIfFew(db, filter, sort);
  const total = allIds?.length ?? (await countUsers(db, filter));
  const { page, pages, pageSize, offset } = toPaging(query, total);
  const ids =
    allIds?.slice(offset, offset + pageSize) ??
    (await selectUserIds(db, filter, { sort, limit: pageSize, offset, total }));
  return { items: await readUsers(db, ids, query.nowMs), page, pages, pageSize, total };
}

/**
 * Returns the ids of all users that a text search finds; undefined if they are too many. Counting them
 * separately would read every name twice.
 */
async function findAllIfFew(db: Reader, filter: UserFilter, sort: UserSort): Promise<string[] | undefined> {
  const isByLastSeen = sort === 'lastSeen';
  const limit = MAX_SORTED_IN_MEMORY + 1;
  const rows = await selectSorted(db, filter, { sort: isByLastSeen ? DEFAULT_SORT : sort, limit });
  if (rows.length > MAX_SORTED_IN_MEMORY) return undefined;
  const ids = rows.map(({ id }) => id);
  return isByLastSeen ? await sortByLastSeen(db, ids) : ids;
}

async function sortByLastSeen(db: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await selectUsersById(db, ids);
  return rows
    .toSorted((a, b) => (b.last_seen ?? 0) - (a.last_seen ?? 0) || (a.user_id < b.user_id ? 1 : -1))
    .map((row) => row.user_id);
}

/** Yields every user that a search finds, read in batches on demand. */
export async function* streamUsers(
  db: Reader,
  search: UserSearch,
  nowMs: number,
): AsyncGenerator<AdminUser, void> {
  const filter = toFilter(search, nowMs);
  const { sort = DEFAULT_SORT } = search;
  let after: UserCursor | undefined;
  for (;;) {
    const rows = await selectSorted(db, filter, { sort, limit: STREAM_BATCH_SIZE, after });
    const ids = rows.map(({ id }) => id);
    yield* await readUsers(db, ids, nowMs);
    after = rows.at(-1);
    if (after === undefined || rows.length < STREAM_BATCH_SIZE) return;
    // SQLite blocks the process: this lets waiting requests run between two batches.
    await new Promise(setImmediate);
  }
}

/** Returns the users in the order of their ids, without those who were deleted meanwhile. */
async function readUsers(db: Reader, ids: readonly string[], nowMs: number): Promise<AdminUser[]> {
  const rows = await selectUsersById(db, ids);
  const byId = new Map(rows.map((row) => [row.user_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toAdminUser(row, nowMs)];
  });
}

function toFilter({ q, role, status, online, plan }: UserSearch, nowMs: number): UserFilter {
  return {
    text: q === undefined ? undefined : { name: toSearchText(q), email: q.toLowerCase() },
    isAdmin: role === undefined ? undefined : role === 'admin',
    isSuspended: status === undefined ? undefined : status === 'suspended',
    plan,
    online:
      online === undefined ? undefined : { isWanted: online === 'yes', silentBefore: silentBefore(nowMs) },
  };
}
