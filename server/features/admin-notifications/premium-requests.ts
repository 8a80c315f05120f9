import { uuidv7 } from 'uuidv7';
import type { Writer } from '#server/database/schema.ts';
import { deleteNotifications, insertNotification, markTypeRead } from './queries.ts';

const TYPE = 'premiumRequested';

/** Notifies the administrators of a request for Premium. Replaces the notification of the user's earlier request. */
export async function addPremiumRequest(
  trx: Writer,
  { userId, email, at }: { userId: string; email: string; at: number },
): Promise<void> {
  await deleteNotifications(trx, userId, TYPE);
  const message = `Solicitud de Premium: ${email} (UID: ${userId})`;
  const row = { user_id: userId, id: uuidv7(), type: TYPE, email, message, timestamp: at, read: 0 } as const;
  await insertNotification(trx, row);
}

/** Deletes the notification of a request that was cancelled. */
export async function removePremiumRequest(trx: Writer, userId: string): Promise<void> {
  await deleteNotifications(trx, userId, TYPE);
}

/** Marks the notification of a request as read once the request is answered. */
export async function markPremiumRequestRead(trx: Writer, userId: string): Promise<void> {
  await markTypeRead(trx, userId, TYPE);
}
