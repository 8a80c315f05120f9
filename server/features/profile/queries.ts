import type { Insertable, Selectable, Updateable } from 'kysely';
import { prepareQuery } from '#server/database/prepared.ts';
import { findProfileChanges, hasChanges } from '#server/database/profile-changes.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { toSearchText } from '#shared/search-text.ts';

const MAX_COUNTED_NOTIFICATIONS = 1_000;

export type ProfileRow = Selectable<Schema['profiles']> & {
  is_online: number | null;
  last_seen: number | null;
  signed_in_at: number | null;
  unread_notifications: number | null;
  unread_answers: number | null;
};

const selectProfile = prepareQuery<{ userId: string }, ProfileRow>((db, argument) =>
  db
    .selectFrom('profiles')
    .leftJoin('presence', 'presence.user_id', 'profiles.user_id')
    .selectAll('profiles')
    .select(['presence.is_online', 'presence.last_seen', 'presence.signed_in_at'])
    .select((eb) =>
      eb
        .selectFrom((first) =>
          first
            .selectFrom('admin_notifications')
            .select('id')
            .where('read', '=', 0)
            .where('profiles.is_admin', '=', 1)
            // A more exact count is not needed, and this query runs often.
            .limit(MAX_COUNTED_NOTIFICATIONS)
            .as('unread'),
        )
        .select((count) => count.fn.countAll<number>().as('unread'))
        .as('unread_notifications'),
    )
    .select((eb) =>
      eb
        .selectFrom('support_conversations')
        .select((count) => count.fn.countAll<number>().as('unread'))
        .where('support_conversations.user_id', '=', argument('userId'))
        .where('support_conversations.unread', '=', 1)
        .as('unread_answers'),
    )
    .where('profiles.user_id', '=', argument('userId')),
);

export async function findProfile(db: Reader | Writer, userId: string): Promise<ProfileRow | undefined> {
  const [profile] = await selectProfile(db, { userId });
  return profile;
}

/** Adds the profile unless it exists; returns whether it was added. */
export async function insertProfile(trx: Writer, profile: Insertable<Schema['profiles']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('profiles')
    .values({ ...profile, search_name: toSearchText(profile.display_name) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Stores what differs, with the time of the change, and returns whether the profile exists. */
export async function updateProfileRow(
  trx: Writer,
  userId: string,
  { updated_at, ...columns }: Updateable<Schema['profiles']> & { updated_at: number },
): Promise<boolean> {
  const changes = await findProfileChanges(trx, userId, columns);
  if (!hasChanges(changes)) return changes !== undefined;
  const names = changes.display_name === undefined ? {} : { search_name: toSearchText(changes.display_name) };
  await trx
    .updateTable('profiles')
    .set({ ...changes, ...names, updated_at })
    .where('user_id', '=', userId)
    .execute();
  return true;
}

export async function hasAccount(trx: Writer, userId: string): Promise<boolean> {
  const account = await trx.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst();
  return account !== undefined;
}

/** The tables with amounts, except transactions, which `user_totals` counts. */
const TABLES_WITH_AMOUNTS = [
  'deleted_transactions',
  'import_entries',
  'recurring',
  'budgets',
  'goals',
  'transfers',
  'recurring_transfers',
  'source_statements',
] as const;

/** Whether an account has an opening balance, or a limit below which its balance is low. */
async function hasAmountOfAccount(db: Reader | Writer, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('sources')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('opening_minor', 'is not', null), eb('low_minor', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether anything with an amount is stored: transactions, those in the bin, imported rows, plans, transfers or amounts of accounts. */
export async function hasAmounts(db: Reader | Writer, userId: string): Promise<boolean> {
  const totals = await db
    .selectFrom('user_totals')
    .select('count')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (totals !== undefined && totals.count > 0) return true;
  if (await hasAmountOfAccount(db, userId)) return true;
  for (const table of TABLES_WITH_AMOUNTS) {
    const found = await db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (found !== undefined) return true;
  }
  return false;
}

export async function hasAdmin(db: Reader | Writer): Promise<boolean> {
  const admin = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('is_admin', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** Stores that a mailed link has proved the address; returns false if that was stored before. */
export async function updateEmailChecked(trx: Writer, userId: string, at: number): Promise<boolean> {
  const updated = await trx
    .updateTable('profiles')
    .set({ email_checked_at: at })
    .where('user_id', '=', userId)
    .where('email_checked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function wasDemoted(trx: Writer, userId: string): Promise<boolean> {
  const act = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('target_id', '=', userId)
    .where('action', '=', 'userDemoted')
    .limit(1)
    .executeTakeFirst();
  return act !== undefined;
}

/**
 * Makes a user an administrator if they are not suspended and their address is confirmed; returns whether that
 * changed their role.
 */
export async function updateToAdmin(trx: Writer, userId: string, at: number): Promise<boolean> {
  const updated = await trx
    .updateTable('profiles')
    .set({ is_admin: 1, updated_at: at })
    .where('user_id', '=', userId)
    .where('is_admin', '=', 0)
    .where('is_suspended', '=', 0)
    .where('email_checked_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return updated !== undefined;
}

type PhotoRow = Pick<Selectable<Schema['photos']>, 'content' | 'type'> &
  Pick<Selectable<Schema['profiles']>, 'photo_url'>;

export async function findPhoto(db: Reader, userId: string): Promise<PhotoRow | undefined> {
  return await db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.user_id', 'photos.user_id')
    .select(['photos.content', 'photos.type', 'profiles.photo_url'])
    .where('photos.user_id', '=', userId)
    .executeTakeFirst();
}

export async function upsertPhoto(trx: Writer, photo: Insertable<Schema['photos']>): Promise<void> {
  const { user_id: _, ...columns } = photo;
  await trx
    .insertInto('photos')
    .values(photo)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function deletePhoto(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('photos').where('user_id', '=', userId).execute();
}
