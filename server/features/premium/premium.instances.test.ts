import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseUser } from '#server/database/erase-user.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { PREMIUM, PREMIUM_REQUEST } from '#server/testing/premium.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { waitUntilSettledOrBlocked } from '#server/testing/waiting-writes.ts';

let app: TestApp;
let ana: TestUser;
let luis: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  [ana, luis] = [await signUpAdmin(app), await signUpUser(app)];
  await changeSettings(app, { premiumMode: 'byRequest' });
});
afterEach(() => app.close());

/** Sends a request that stops after it has read the plan, until the test lets it continue. */
async function beginRequest() {
  const [inserted, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const row = { user_id: luis.uid, message: '', requested_at: 0, answered_at: 0, outcome: null };
  const lock = app.database.write(async (trx) => {
    await trx.insertInto('premium_requests').values(row).execute();
    inserted.resolve();
    await released.promise;
    await trx.deleteFrom('premium_requests').where('user_id', '=', luis.uid).execute();
  });
  await inserted.promise;
  const requested = luis.post(PREMIUM_REQUEST, {});
  await waitUntilSettledOrBlocked(app.database, requested);
  return async () => {
    released.resolve();
    await lock;
    await requested;
  };
}

describe('a request for Premium', () => {
  it('is not left open by a grant at the same time', async () => {
    const letContinue = await beginRequest();
    const plan = { plan: 'premium', until: null };
    const granted = ana.put(`/api/v1/admin/users/${luis.uid}/plan`, plan);
    await waitUntilSettledOrBlocked(app.database, granted, 2);
    await letContinue();
    expect((await granted).status).toBe(200);
    expect((await luis.get(PREMIUM)).body).toMatchObject({
      plan: 'premium',
      source: 'request',
      request: { outcome: 'granted' },
    });
  });

  it('leaves no row of an account that is deleted at the same time', async () => {
    const letContinue = await beginRequest();
    const erased = app.database.write((trx) => eraseUser(trx, luis.uid));
    await waitUntilSettledOrBlocked(app.database, erased, 2);
    await letContinue();
    await erased;
    for (const table of ['premium_requests', 'admin_notifications', 'user_totals'] as const) {
      const rows = await app.database.read
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', luis.uid)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
