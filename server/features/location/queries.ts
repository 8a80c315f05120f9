import type { Updateable } from 'kysely';
import type { Schema, Writer } from '#server/database/schema.ts';

type Location = Pick<Updateable<Schema['profiles']>, 'city' | 'country' | 'location_declined' | 'updated_at'>;

export async function updateLocation(trx: Writer, userId: string, location: Location): Promise<void> {
  await trx.updateTable('profiles').set(location).where('user_id', '=', userId).execute();
}
