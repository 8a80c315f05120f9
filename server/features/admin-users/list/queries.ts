import { sql, type Expression, type SqlBool } from 'kysely';
import type { USER_SORTS } from '#shared/contract/admin-users.ts';
import type { Reader } from '#server/database/schema.ts';

export type UserSort = (typeof USER_SORTS)[number];

/** What the users have to be; what is undefined may be anything. */
export type UserFilter = {
  /** Part of the name, by `toSearchText`, or of the e-mail address, in lower case. */
  text: { name: string; email: string } | undefined;
  isAdmin: boolean | undefined;
  isSuspended: boolean | undefined;
  /** Whether they are online, which takes a sight after the instant. */
  online: { is: boolean; seenAfter: number } | undefined;
};

/** Where a batch ended: what it is sorted by, and the id. */
export type UserPlace = { value: string | number; id: string };

const PROFILES = sql`profiles`;
const UPWARDS = { direction: sql`asc`, isBeyond: sql`>` };
const DOWNWARDS = { direction: sql`desc`, isBeyond: sql`<` };

const ORDERS = {
  newest: { ...DOWNWARDS, ...byProfile('created_at') },
  oldest: { ...UPWARDS, ...byProfile('created_at') },
  name: { ...UPWARDS, ...byProfile('search_name') },
  email: { ...UPWARDS, ...byProfile('email') },
  lastSeen: {
    ...DOWNWARDS,
    // Every profile has its presence, which is written with it.
    from: sql`presence join profiles on profiles.user_id = presence.user_id`,
    value: sql.ref('presence.last_seen'),
    id: sql.ref('presence.user_id'),
  },
} satisfies Record<UserSort, unknown>;

function byProfile(column: 'created_at' | 'search_name' | 'email') {
  return { from: PROFILES, value: sql.ref(`profiles.${column}`), id: sql.ref('profiles.user_id') };
}

export async function countUsers(db: Reader, filter: UserFilter): Promise<number> {
  const { count } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page's ids alone, which indexes hold: the rows of those before it are not read. */
export async function selectUserIds(
  db: Reader,
  filter: UserFilter,
  page: { sort: UserSort; limit: number; offset: number },
): Promise<string[]> {
  const places = await selectPlaces(db, page.sort, conditionsOf(filter), page);
  return places.map(({ id }) => id);
}

/** The next users after a place, for who reads all of them. */
export async function selectUserPlaces(
  db: Reader,
  filter: UserFilter,
  batch: { sort: UserSort; limit: number; after: UserPlace | undefined },
): Promise<UserPlace[]> {
  const conditions = conditionsOf(filter);
  if (batch.after) {
    const { value, id, isBeyond } = ORDERS[batch.sort];
    conditions.push(sql`(${value}, ${id}) ${isBeyond} (${batch.after.value}, ${batch.after.id})`);
  }
  return await selectPlaces(db, batch.sort, conditions, { limit: batch.limit, offset: 0 });
}

async function selectPlaces(
  db: Reader,
  sort: UserSort,
  conditions: readonly Expression<SqlBool>[],
  { limit, offset }: { limit: number; offset: number },
): Promise<UserPlace[]> {
  const { from, value, id, direction } = ORDERS[sort];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<UserPlace>`
    select ${value} as value, ${id} as id from ${from} ${where}
    order by ${value} ${direction}, ${id} ${direction} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

function conditionsOf({ text, isAdmin, isSuspended, online }: UserFilter): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (isAdmin !== undefined) conditions.push(sql`profiles.is_admin = ${isAdmin ? 1 : 0}`);
  if (isSuspended !== undefined) conditions.push(sql`profiles.is_suspended = ${isSuspended ? 1 : 0}`);
  if (online !== undefined) {
    conditions.push(sql`profiles.user_id ${sql.raw(online.is ? 'in' : 'not in')} (
      select user_id from presence where is_online = 1 and last_seen > ${online.seenAfter})`);
  }
  if (text !== undefined) {
    const isIn = (column: string, part: string) =>
      sql`${sql.ref(column)} like ${toPattern(part)} escape '\\'`;
    conditions.push(
      sql`(${isIn('profiles.search_name', text.name)} or ${isIn('profiles.email', text.email)})`,
    );
  }
  return conditions;
}

/** Anything with this part in it; nothing in the part is a wildcard. */
function toPattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
