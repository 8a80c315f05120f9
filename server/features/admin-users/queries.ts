import type { Selectable, Updateable } from 'kysely';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import type { Flag } from '#server/database/schema/flag.ts';

type Profiles = Selectable<Schema['profiles']>;
export type UserRow = Pick<
  Profiles,
  | 'user_id'
  | 'email'
  | 'display_name'
  | 'is_admin'
  | 'is_suspended'
  | 'plan'
  | 'premium_until'
  | 'premium_source'
  | 'time_zone'
  | 'created_at'
> & {
  is_online: Flag | null;
  last_seen: number | null;
  requested_at: number | null;
  answered_at: number | null;
  /** Null while no code at sign-in is needed. */
  confirmed_at: number | null;
};

const USER_COLUMNS = [
  'profiles.user_id',
  'profiles.email',
  'profiles.display_name',
  'profiles.is_admin',
  'profiles.is_suspended',
  'profiles.plan',
  'profiles.premium_until',
  'profiles.premium_source',
  'profiles.time_zone',
  'profiles.created_at',
  'presence.is_online',
  'presence.last_seen',
  'premium_requests.requested_at',
  'premium_requests.answered_at',
  'totp.confirmed_at',
] as const;

function selectUsers(db: Reader | Writer) {
  return db
    .selectFrom('profiles')
    .leftJoin('presence', 'presence.user_id', 'profiles.user_id')
    .leftJoin('premium_requests', 'premium_requests.user_id', 'profiles.user_id')
    .leftJoin('totp', 'totp.user_id', 'profiles.user_id')
    .select(USER_COLUMNS);
}

export async function findUser(db: Reader | Writer, userId: string): Promise<UserRow | undefined> {
  return await selectUsers(db).where('profiles.user_id', '=', userId).executeTakeFirst();
}

/** Returns the users with these ids, in any order. */
export async function selectUsersById(db: Reader, userIds: readonly string[]): Promise<UserRow[]> {
  if (userIds.length === 0) return [];
  return await acrossUsers(db)
    .selectFrom('profiles')
    .leftJoin('presence', (join) =>
      join
        .onRef('presence.user_id', '=', 'profiles.user_id')
        // All tables get the ids: otherwise a cluster would fetch the presence of all users for these
        // profiles.
        .on('presence.user_id', 'in', userIds),
    )
    .leftJoin('premium_requests', (join) =>
      join
        .onRef('premium_requests.user_id', '=', 'profiles.user_id')
        .on('premium_requests.user_id', 'in', userIds),
    )
    .leftJoin('totp', (join) =>
      join.onRef('totp.user_id', '=', 'profiles.user_id').on('totp.user_id', 'in', userIds),
    )
    .select(USER_COLUMNS)
    .where('profiles.user_id', 'in', userIds)
    .execute();
}

/** Finds the id of the account with this e-mail address, given in lower case. */
export async function findIdByEmail(db: Reader, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

/** Whether the account exists; its profile may be missing until the next sign-in. */
export async function hasAccount(trx: Writer, userId: string): Promise<boolean> {
  const row = await trx.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the ids of the administrators who are not suspended. Rewriting their rows locks them until the end of
 * the database transaction: of two administrators who demote each other, the second sees the first one's change.
 */
export async function lockActiveAdmins(trx: Writer): Promise<string[]> {
  const rows = await trx
    .updateTable('profiles')
    .set((eb) => ({ is_admin: eb.ref('is_admin') }))
    .where('is_admin', '=', 1)
    .where('is_suspended', '=', 0)
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

export async function updateUser(
  trx: Writer,
  userId: string,
  change: Pick<
    Updateable<Schema['profiles']>,
    'is_admin' | 'is_suspended' | 'plan' | 'premium_until' | 'premium_source' | 'updated_at'
  >,
): Promise<void> {
  await trx.updateTable('profiles').set(change).where('user_id', '=', userId).execute();
}

export type DetailsRow = UserRow &
  Pick<
    Profiles,
    'updated_at' | 'email_checked_at' | 'terms_accepted' | 'terms_version' | 'city' | 'country' | 'language'
  > & {
    online_since: number | null;
    signed_in_at: number | null;
    emailVerified: Flag | null;
    message: string | null;
  };

export async function findDetails(db: Reader, userId: string): Promise<DetailsRow | undefined> {
  return await selectUsers(db)
    .leftJoin('user', 'user.id', 'profiles.user_id')
    .select([
      'profiles.updated_at',
      'profiles.email_checked_at',
      'profiles.terms_accepted',
      'profiles.terms_version',
      'profiles.city',
      'profiles.country',
      'profiles.language',
      'presence.online_since',
      'presence.signed_in_at',
      'premium_requests.message',
      'user.emailVerified',
    ])
    .where('profiles.user_id', '=', userId)
    .executeTakeFirst();
}

/** Counts a user's transactions of each type; reads no amount. */
export async function countTransactions(
  db: Reader,
  userId: string,
): Promise<{ type: 'expense' | 'income'; count: number }[]> {
  return await db
    .selectFrom('daily_totals')
    .select((eb) => ['type', eb.fn.sum<number>('count').as('count')])
    .where('user_id', '=', userId)
    .groupBy('type')
    .execute();
}
