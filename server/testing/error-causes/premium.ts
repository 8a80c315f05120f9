import { changeSettings } from '#server/testing/change-settings.ts';
import { PREMIUM_REQUEST } from '#server/testing/premium.ts';
import { mountProbe, PROBE } from '#server/testing/probe.ts';
import type { TestResponse, TestClient } from '#server/testing/test-client.ts';
import { asAdmin, asUserAfter, asAdminAfter, asUser, type Cause, type ErrorCases } from './cause.ts';

/** Causes an error as a user of an installation that grants Premium on request. */
function onRequest(act: (user: TestClient & { email: string }) => Promise<TestResponse>): Cause {
  return async (app) => {
    await changeSettings(app, { premiumMode: 'byRequest' });
    return await act(await app.signUp());
  };
}

export const premium = {
  premiumRequired: [
    403,
    'This is part of Premium.',
    async (app) => {
      mountProbe(app, { access: 'user', needsPremium: true });
      await changeSettings(app, { premiumMode: 'byGrant' });
      return await (await app.signUp()).get(PROBE);
    },
  ],
  premiumNotRequestable: [
    409,
    'Premium cannot be requested on this installation.',
    asUser((user) => user.post(PREMIUM_REQUEST, {})),
  ],
  premiumRequested: [
    409,
    'You have already requested Premium.',
    onRequest(async (user) => {
      await user.post(PREMIUM_REQUEST, {});
      return await user.post(PREMIUM_REQUEST, {});
    }),
  ],
  premiumAlready: [
    409,
    'You already have Premium.',
    asAdmin(async (admin, app) => {
      await changeSettings(app, { premiumMode: 'byRequest' });
      await admin.put(`/api/v1/admin/users/${admin.uid}/plan`, { plan: 'premium', until: null });
      return await admin.post(PREMIUM_REQUEST, {});
    }),
  ],
  premiumRequestNotFound: [
    404,
    'There is no open request for Premium.',
    asUser((user) => user.delete(PREMIUM_REQUEST)),
  ],
  premiumRequestFailed: [
    500,
    'Failed to save the request.',
    async (app) => {
      await changeSettings(app, { premiumMode: 'byRequest' });
      return await asUserAfter('drop table premium_requests', (user) => user.post(PREMIUM_REQUEST, {}))(app);
    },
  ],
  planUpdateFailed: [
    500,
    'Failed to change the plan.',
    asAdminAfter('drop table audit_log', (admin) =>
      admin.put(`/api/v1/admin/users/${admin.uid}/plan`, { plan: 'premium', until: null }),
    ),
  ],
} satisfies ErrorCases;
