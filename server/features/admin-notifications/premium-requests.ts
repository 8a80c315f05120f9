import { uuidv7 } from 'uuidv7';
import type { Writer } from '#server/database/schema.ts';
import { deletePremiumRequest, insertNotification } from './queries.ts';

/** Notifies the administrators of a request for Premium. Replaces the notification of the user's earlier request. */
export async function addPremiumRequest(
  trx: Writer,
  { userId, email, at }: { userId: string; email: string; at: number },
): Promise<void> {
  await deletePremiumRequest(trx, userId);
  const type = 'premiumRequested';
  const message = `Solicitud de Premium: ${email} (UID: ${userId})`;
  await insertNotification(trx, {
    user_id: userId,
    id: uuidv7(),
    type,
    email,
    message,
    timestamp: at,
    read: 0,
  });
}
