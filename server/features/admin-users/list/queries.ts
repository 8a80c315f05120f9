import { sql, type RawBuilder } from 'kysely';
import type { USER_SORTS } from '#shared/contract/admin-users.ts';
import { acrossUsers } from '#server/database/across-users.ts';
import { likePattern } from '#server/database/like-pattern.ts';
import type { Reader } from '#server/database/schema.ts';

export type UserSort = (typeof USER_SORTS)[number];

/** Conditions on the users; an undefined one accepts all. */
export type UserFilter = {
  /** A part of the name, as `toSearchText` writes it, or of the e-mail address, in lower case. */
  text: { name: string; email: string } | undefined;
  isAdmin: boolean | undefined;
  isSuspended: boolean | undefined;
  /** The stored plan, or an open request for Premium. */
  plan: 'free' | 'premium' | 'requested' | undefined;
  /** Whether users must be online or offline; online users were seen since `silentBefore`. */
  online: { isWanted: boolean; silentBefore: number } | undefined;
};

/** The end of a batch: the value by which users are sorted, and the id. */
export type UserCursor = { value: string | number; id: string };

const ORDERS = {
  newest: { ...profileColumn('created_at'), isDescending: true },
  oldest: { ...profileColumn('created_at'), isDescending: false },
  name: { ...profileColumn('search_name'), isDescending: false },
  email: { ...profileColumn('email'), isDescending: false },
  // Every profile has its row of presence, which is written with it.
  lastSeen: { table: 'presence', value: sql.ref('presence.last_seen'), isDescending: true },
} as const satisfies Record<UserSort, unknown>;

function profileColumn(column: 'created_at' | 'search_name' | 'email') {
  return { table: 'profiles', value: sql.ref(`profiles.${column}`) } as const;
}

/** Counts offline users as all minus the few who are online, which is faster than looking them up. */
export async function countUsers(db: Reader, filter: UserFilter): Promise<number> {
  if (filter.online?.isWanted !== false) return await countWhere(db, filter);
  const all = await countWhere(db, { ...filter, online: undefined });
  return all - (await countWhere(db, { ...filter, online: { ...filter.online, isWanted: true } }));
}

async function countWhere(db: Reader, filter: UserFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from profiles ${whereAll(toConditions(filter, 'profiles'))}`.execute(
    acrossUsers(db),
  );
  return rows[0]?.count ?? 0;
}

/**
 * Returns the ids of a page. Only indexes are read for earlier pages; a page in the second half is searched
 * from the end.
 */
export async function selectUserIds(
  db: Reader,
  filter: UserFilter,
  page: { sort: UserSort; limit: number; offset: number; total: number },
): Promise<string[]> {
  const { sort, limit, offset, total } = page;
  const after = total - offset - limit;
  if (after >= offset) return toIds(await selectSorted(db, filter, { sort, limit, offset }));
  const fromEnd = { limit: Math.min(limit, total - offset), offset: Math.max(0, after) };
  const rows = await selectSorted(db, filter, { sort, ...fromEnd, isFromEnd: true });
  return toIds(rows).toReversed();
}

type SortedPart = {
  sort: UserSort;
  limit: number;
  offset?: number;
  after?: UserCursor | undefined;
  isFromEnd?: boolean;
};

/** Returns ids in order, each with the value by which they are sorted: those after a cursor, or from an offset on. */
export async function selectSorted(
  db: Reader,
  filter: UserFilter,
  { sort, limit, offset = 0, after, isFromEnd = false }: SortedPart,
): Promise<UserCursor[]> {
  const { table, value, isDescending } = ORDERS[sort];
  const id = sql.ref(`${table}.user_id`);
  const conditions = toConditions(filter, table);
  if (after) {
    const operator = sql.raw(isDescending ? '<' : '>');
    conditions.push(sql`(${value}, ${id}) ${operator} (${after.value}, ${after.id})`);
  }
  const isJoined = table === 'presence' && needsProfiles(table, filter.text);
  const from = sql.raw(isJoined ? 'presence join profiles on profiles.user_id = presence.user_id' : table);
  const direction = sql.raw(isDescending === isFromEnd ? 'asc' : 'desc');
  const { rows } = await sql<UserCursor>`
    select ${value} as value, ${id} as id from ${from} ${whereAll(conditions)}
    order by ${value} ${direction}, ${id} ${direction} limit ${limit} offset ${offset}`.execute(
    acrossUsers(db),
  );
  return rows;
}

function toIds(rows: readonly UserCursor[]): string[] {
  return rows.map(({ id }) => id);
}

function toConditions(
  { text, isAdmin, isSuspended, plan, online }: UserFilter,
  table: 'profiles' | 'presence',
): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  const id = sql.ref(`${table}.user_id`);
  const require = (flag: string, isWanted: boolean) => {
    // A query that does not read profiles looks up the few users with the flag once.
    const flagged = sql`select user_id from profiles where ${sql.ref(flag)} = 1`;
    const isFlagged = sql`profiles.${sql.ref(flag)} = ${sql.raw(isWanted ? '1' : '0')}`;
    conditions.push(needsProfiles(table, text) ? isFlagged : isIn(id, isWanted, flagged));
  };
  if (isAdmin !== undefined) require('is_admin', isAdmin);
  if (isSuspended !== undefined) require('is_suspended', isSuspended);
  if (plan === 'requested')
    conditions.push(isIn(id, true, sql`select user_id from premium_requests where answered_at is null`));
  else if (plan !== undefined)
    conditions.push(isIn(id, plan === 'premium', sql`select user_id from profiles where plan = 'premium'`));
  if (online !== undefined) {
    const { isWanted, silentBefore } = online;
    const flagged = sql`select user_id from presence where is_online = 1 and last_seen >= ${silentBefore}`;
    conditions.push(isIn(id, isWanted, flagged));
  }
  if (text !== undefined) {
    const name = sql`profiles.search_name like ${likePattern(text.name)} escape '\\'`;
    conditions.push(sql`(${name} or profiles.email like ${likePattern(text.email)} escape '\\')`);
  }
  return conditions;
}

/** Whether the query reads all profiles anyway, for the order or for the text. */
function needsProfiles(table: 'profiles' | 'presence', text: UserFilter['text']): boolean {
  return table === 'profiles' || text !== undefined;
}

function isIn(id: RawBuilder<unknown>, isWanted: boolean, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${id} ${sql.raw(isWanted ? 'in' : 'not in')} (${ids})`;
}

function whereAll(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}
