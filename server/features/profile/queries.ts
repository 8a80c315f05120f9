import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { toSearchText } from '#shared/search-text.ts';

const MAX_COUNTED_NOTIFICATIONS = 1_000;

export type ProfileRow = Selectable<Schema['profiles']> & {
  is_online: number | null;
  last_seen: number | null;
  unread_notifications: number | null;
};

export async function findProfile(db: Reader | Writer, userId: string): Promise<ProfileRow | undefined> {
  return await db
    .selectFrom('profiles')
    .leftJoin('presence', 'presence.user_id', 'profiles.user_id')
    .selectAll('profiles')
    .select(['presence.is_online', 'presence.last_seen'])
    .select((eb) =>
      eb
        .selectFrom((first) =>
          first
            .selectFrom('admin_notifications')
            .select('id')
            .where('read', '=', 0)
            .where('profiles.is_admin', '=', 1)
            // Nobody wants to know more exactly, and this is asked often.
            .limit(MAX_COUNTED_NOTIFICATIONS)
            .as('unread'),
        )
        .select((count) => count.fn.countAll<number>().as('unread'))
        .as('unread_notifications'),
    )
    .where('profiles.user_id', '=', userId)
    .executeTakeFirst();
}

/** Adds the profile unless it exists; answers whether it was added. */
export async function insertProfile(trx: Writer, profile: Insertable<Schema['profiles']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('profiles')
    .values({ ...profile, search_name: toSearchText(profile.display_name) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Answers whether there is such a profile. */
export async function updateProfileRow(
  trx: Writer,
  userId: string,
  changes: Updateable<Schema['profiles']>,
): Promise<boolean> {
  const updated = await trx
    .updateTable('profiles')
    .set(
      changes.display_name === undefined
        ? changes
        : { ...changes, search_name: toSearchText(changes.display_name) },
    )
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function hasRecords(db: Reader | Writer, userId: string): Promise<boolean> {
  const totals = await db
    .selectFrom('user_totals')
    .select('count')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return totals !== undefined && totals.count > 0;
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

export type AdminRow = Pick<Selectable<Schema['profiles']>, 'email' | 'display_name' | 'is_suspended'>;

export async function selectAdmins(db: Reader): Promise<AdminRow[]> {
  return await db
    .selectFrom('profiles')
    .select(['email', 'display_name', 'is_suspended'])
    .where('is_admin', '=', 1)
    .orderBy('email')
    .execute();
}

/** The profile with this e-mail address, given in lower case. */
export async function findProfileByEmail(
  db: Reader | Writer,
  email: string,
): Promise<Selectable<Schema['profiles']> | undefined> {
  return await db.selectFrom('profiles').selectAll().where('email', '=', email).executeTakeFirst();
}

/**
 * The ids of the administrators who are not suspended. Writing their rows as they are holds them until
 * the end of the transaction, so that of two who would take each other's role the second sees the first.
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
