import type { TestApp } from './test-app.ts';

export const PREMIUM = '/api/v1/premium';
export const PREMIUM_REQUEST = '/api/v1/premium/request';

/** Stores an open request for Premium, whatever the mode of the installation. */
export async function storePremiumRequest(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  userId: string,
  message = '',
): Promise<void> {
  const request = { message, requested_at: clock.now, answered_at: null, outcome: null };
  await database.write(async (trx) => {
    await trx
      .insertInto('premium_requests')
      .values({ user_id: userId, ...request })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(request))
      .execute();
  });
}
