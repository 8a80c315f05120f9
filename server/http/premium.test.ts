import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProgram, makeToken } from '#server/testing/access-tokens.ts';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { mountProbe, PROBE } from '#server/testing/probe.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { PREMIUM_MODES, type PremiumMode } from '#shared/premium.ts';

let app: TestApp;
let user: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  mountProbe(app, { access: 'user', needsPremium: true, byToken: 'read' });
  user = await signUpUser(app);
});
afterEach(() => app.close());

async function setPlan(until: string | null): Promise<void> {
  await app.database.write(async (trx) => {
    const columns = { plan: 'premium', premium_until: until, premium_source: 'grant' } as const;
    await trx.updateTable('profiles').set(columns).where('user_id', '=', user.uid).execute();
  });
}

/** Returns the status of the endpoint, and whether the profile has Premium. */
async function ask(): Promise<[number, boolean]> {
  const { status, body } = await user.get(PROBE);
  expect(body.code).toBe(status === 200 ? undefined : 'premiumRequired');
  return [status, (await user.get('/api/v1/me')).body.hasPremium as boolean];
}

const MODES = [
  ['everyone', [200, true]],
  ['byRequest', [403, false]],
  ['byGrant', [403, false]],
] as const satisfies [PremiumMode, [number, boolean]][];

describe('an endpoint of Premium', () => {
  it.each(MODES)(
    'serves or refuses a user without the plan by the mode: %s',
    async (premiumMode, expected) => {
      await changeSettings(app, { premiumMode });
      expect(await ask()).toEqual(expected);
    },
  );

  it.each(PREMIUM_MODES)('serves a user with the plan in each mode: %s', async (premiumMode) => {
    await setPlan(null);
    await changeSettings(app, { premiumMode });
    expect(await ask()).toEqual([200, true]);
  });

  it('follows the mode during a session, and keeps the plan', async () => {
    await setPlan('2000-01-01');
    for (const [premiumMode, expected] of [...MODES, ...MODES]) {
      await changeSettings(app, { premiumMode });
      expect(await ask()).toEqual(expected);
    }
    const { plan, premiumUntil, premiumSource } = (await user.get('/api/v1/me')).body;
    expect({ plan, premiumUntil, premiumSource }).toEqual({
      plan: 'premium',
      premiumUntil: '2000-01-01',
      premiumSource: 'grant',
    });
  });

  it('refuses a program’s access token without the plan', async () => {
    const program = createProgram(app, await makeToken(user, 'read'));
    expect((await program.get(PROBE)).status).toBe(200);
    await changeSettings(app, { premiumMode: 'byRequest' });
    const refusal = await program.get(PROBE);
    expect([refusal.status, refusal.body.code]).toEqual([403, 'premiumRequired']);
    await setPlan(null);
    expect((await program.get(PROBE)).status).toBe(200);
  });

  it('checks the session before the plan', async () => {
    await changeSettings(app, { premiumMode: 'byGrant' });
    expect((await app.visitor().get(PROBE)).body.code).toBe('notAuthenticated');
  });

  it.each([
    ['Pacific/Kiritimati', '2026-11-20T09:59:59Z', '2026-11-20T10:00:00Z'],
    ['America/Santiago', '2026-11-21T02:59:59Z', '2026-11-21T03:00:00Z'],
    ['UTC', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z'],
  ])('ends with the last day of the plan in the user’s own time zone: %s', async (timeZone, last, over) => {
    app.clock.now = Date.parse('2026-11-20T08:00:00Z');
    await user.patch('/api/v1/me', { timeZone });
    await changeSettings(app, { premiumMode: 'byRequest' });
    await setPlan('2026-11-20');
    app.clock.now = Date.parse(last);
    expect(await ask()).toEqual([200, true]);
    app.clock.now = Date.parse(over);
    expect(await ask()).toEqual([403, false]);
  });
});
