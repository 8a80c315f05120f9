import type { Updateable } from 'kysely';
import { findProfileChanges, hasChanges } from '#server/database/profile-changes.ts';
import type { Schema, Writer } from '#server/database/schema.ts';

type Location = Pick<Updateable<Schema['profiles']>, 'city' | 'country' | 'location_declined'>;

/** Stores what differs, with the time of the change in epoch milliseconds. */
export async function updateLocation(
  trx: Writer,
  userId: string,
  { updated_at, ...location }: Location & { updated_at: number },
): Promise<void> {
  const changes = await findProfileChanges(trx, userId, location);
  if (!hasChanges(changes)) return;
  await trx
    .updateTable('profiles')
    .set({ ...changes, updated_at })
    .where('user_id', '=', userId)
    .execute();
}
