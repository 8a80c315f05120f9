import type { Insertable, Selectable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

export async function insertNotification(
  trx: Writer,
  notification: Insertable<Schema['admin_notifications']>,
): Promise<void> {
  await trx.insertInto('admin_notifications').values(notification).execute();
}

export type NotificationRow = Selectable<Schema['admin_notifications']>;

export async function countNotifications(db: Reader, isUnreadOnly: boolean): Promise<number> {
  let notifications = db.selectFrom('admin_notifications');
  if (isUnreadOnly) notifications = notifications.where('read', '=', 0);
  const { count } = await notifications
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a page of notifications, the latest first. An index finds the ids before any row is read. */
export async function selectNotifications(
  db: Reader,
  page: { isUnreadOnly: boolean; limit: number; offset: number },
): Promise<NotificationRow[]> {
  return await db
    .with('shown', (cte) => {
      const ids = cte
        .selectFrom('admin_notifications')
        .select('id')
        .orderBy('id', 'desc')
        .limit(page.limit)
        .offset(page.offset);
      return page.isUnreadOnly ? ids.where('read', '=', 0) : ids;
    })
    .selectFrom('shown')
    .innerJoin('admin_notifications', 'admin_notifications.id', 'shown.id')
    .selectAll('admin_notifications')
    .orderBy('admin_notifications.id', 'desc')
    .execute();
}

/** Returns false if there is no such notification. */
export async function markRead(trx: Writer, id: string): Promise<boolean> {
  const found = await trx
    .updateTable('admin_notifications')
    .set({ read: 1 })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

export async function markAllRead(trx: Writer): Promise<void> {
  await trx.updateTable('admin_notifications').set({ read: 1 }).where('read', '=', 0).execute();
}

/** Deletes the notification of a user's request for Premium. */
export async function deletePremiumRequest(trx: Writer, userId: string): Promise<void> {
  await trx
    .deleteFrom('admin_notifications')
    .where('user_id', '=', userId)
    .where('type', '=', 'premiumRequested')
    .execute();
}

/** Marks the notification of a user's request for Premium as read. */
export async function markPremiumRequestRead(trx: Writer, userId: string): Promise<void> {
  await trx
    .updateTable('admin_notifications')
    .set({ read: 1 })
    .where('user_id', '=', userId)
    .where('type', '=', 'premiumRequested')
    .execute();
}
