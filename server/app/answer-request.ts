import { markPremiumRequestRead } from '#server/features/admin-notifications/queries.ts';
import { updateOpenRequest } from '#server/features/premium/queries.ts';
import type { Writer } from '#server/database/schema.ts';

/** Returns a function that stores the answer to an open request for Premium, and returns whether there was one. */
export function createAnswerRequest(now: () => number) {
  return async (trx: Writer, userId: string, outcome: 'granted' | 'declined'): Promise<boolean> => {
    const isAnswered = await updateOpenRequest(trx, userId, { outcome, answered_at: now() });
    if (isAnswered) await markPremiumRequestRead(trx, userId);
    return isAnswered;
  };
}
