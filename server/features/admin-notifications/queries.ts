import type { Insertable } from 'kysely';
import type { Schema, Writer } from '#server/database/schema.ts';

export async function insertNotification(
  trx: Writer,
  notification: Insertable<Schema['admin_notifications']>,
): Promise<void> {
  await trx.insertInto('admin_notifications').values(notification).execute();
}
