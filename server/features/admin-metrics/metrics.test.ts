import { describe, expect, it } from 'vitest';
import {
  createMetricsApp,
  METRICS,
  readMetrics,
  recordAmount,
  REFRESH,
} from '#server/testing/metrics-app.ts';
import { runSql } from '#server/testing/run-sql.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const DAY_MS = 86_400_000;

describe('the metrics', () => {
  it('are open to administrators only, until they are demoted or suspended', async () => {
    const app = await createMetricsApp();
    const user = await app.signUp();
    for (const ask of [
      (client: TestClient) => client.get(METRICS),
      (client: TestClient) => client.post(REFRESH),
    ]) {
      const codes = async (client: TestClient) => {
        const { status, body } = await ask(client);
        return [status, body.code];
      };
      expect(await codes(app.visitor())).toEqual([401, 'notAuthenticated']);
      expect(await codes(user)).toEqual([403, 'notAdmin']);
      expect(await codes(app.admin)).toEqual([200, undefined]);
      await runSql(app.database, 'update profiles set is_suspended = 1 where is_admin = 1');
      expect(await codes(app.admin)).toEqual([403, 'accountSuspended']);
      await runSql(app.database, 'update profiles set is_suspended = 0');
      await runSql(app.database, 'update profiles set is_admin = 0');
      expect(await codes(app.admin)).toEqual([403, 'notAdmin']);
      await runSql(app.database, `update profiles set is_admin = 1 where email <> '${user.email}'`);
    }
  });

  it('are complete for a new installation, with N/A only if nobody signed up long enough ago', async () => {
    const app = await createMetricsApp();
    const metrics = await readMetrics(app);
    const now = new Date(app.clock.now).toISOString();
    expect(metrics.totalUsers).toEqual({ value: 1, change: 1, asOf: now, missing: null });
    expect(metrics.newUsers).toEqual({ value: 1, change: 1, asOf: now, missing: null });
    expect(metrics.onlineUsers).toEqual({ value: 1, change: null, asOf: now, missing: null });
    const nothing = { value: [{ currency: 'EUR', amount: '0.00', change: null }], asOf: now, missing: null };
    expect([metrics.totalSystemExpenses, metrics.totalSystemIncome]).toEqual([nothing, nothing]);
    expect(metrics.averageTransactionsPerUser).toEqual({ value: 0, change: null, asOf: now, missing: null });
    const nobody = { value: 'N/A', change: null, returned: 0, eligible: 0, asOf: now };
    for (const day of ['day1', 'day7', 'day30'] as const) {
      expect(metrics.retention[day]).toEqual({ ...nobody, missing: { reason: 'nobodyEligible' } });
    }
    expect(metrics.activeUsers.daily).toEqual({ value: 1, change: 1, asOf: now, missing: null });
    expect(metrics.activity.signUps?.at(-1)).toEqual({ date: '2026-07-08', count: 1 });
    expect(metrics.topPages).toEqual([]);
  });

  it('sum money by currency with its decimals, and average transactions per user', async () => {
    const app = await createMetricsApp();
    const signUp = (currency: string) => app.signUp({ currency });
    const other = await signUp('EUR');
    await recordAmount(app.admin, 'expense', 10.1);
    await recordAmount(other, 'expense', 20.25);
    await recordAmount(other, 'income', 999);
    await recordAmount(await signUp('EUR'), 'income', 1);
    for (const yen of [200, 200, 100]) await recordAmount(await signUp('JPY'), 'income', yen);
    const metrics = await readMetrics(app);
    expect(metrics.totalSystemExpenses.value).toEqual([
      { currency: 'EUR', amount: '30.35', change: null },
      { currency: 'JPY', amount: '0', change: null },
    ]);
    expect(metrics.totalSystemIncome.value).toEqual([
      { currency: 'EUR', amount: '1000.00', change: null },
      { currency: 'JPY', amount: '500', change: null },
    ]);
    // Seven transactions of six users.
    expect(metrics.averageTransactionsPerUser.value).toBe(1.17);
  });

  it('hide a currency’s totals if fewer than three users recorded in it, unless it is the only one', async () => {
    const app = await createMetricsApp();
    await recordAmount(app.admin, 'expense', 4321.09);
    const euros = async () => (await readMetrics(app)).totalSystemExpenses.value;
    expect(await euros()).toEqual([{ currency: 'EUR', amount: '4321.09', change: null }]);

    const signUpBriton = async () => await app.signUp({ currency: 'GBP' });
    for (const user of [await signUpBriton(), await signUpBriton()])
      await recordAmount(user, 'income', 7654.32);
    const silent = await signUpBriton();
    const hidden = { amount: null, change: null };
    const both = [
      { currency: 'EUR', ...hidden },
      { currency: 'GBP', ...hidden },
    ];
    const metrics = await readMetrics(app);
    expect(metrics).toMatchObject({
      totalSystemExpenses: { value: both },
      totalSystemIncome: { value: both },
    });
    expect(JSON.stringify(metrics)).not.toMatch(/4321|7654|15308/);

    await app.jobs.runDue();
    app.clock.now += 7 * DAY_MS - 2 * 3_600_000;
    await recordAmount(silent, 'income', 1);
    // The change stays hidden: it would reveal the earlier total of the first two.
    const shown = { currency: 'GBP', amount: '15309.64', change: null };
    expect((await readMetrics(app)).totalSystemIncome.value).toContainEqual(shown);
  });

  it('stay exact if the sum over users is beyond 2^53', async () => {
    const app = await createMetricsApp();
    const users = [await app.signUp(), await app.signUp()];
    for (const user of users) await recordAmount(user, 'income', 1);
    // 2^53 - 1 is the maximum of one user: 90,071,992,547,409.91.
    await runSql(
      app.database,
      `update user_totals set income_minor = ${Number.MAX_SAFE_INTEGER}, expense_minor = ${Number.MAX_SAFE_INTEGER - 1} where count = 1`,
    );
    const metrics = await readMetrics(app);
    expect(metrics.totalSystemIncome.value).toEqual([
      { currency: 'EUR', amount: '180143985094819.82', change: null },
    ]);
    expect(metrics.totalSystemExpenses.value).toEqual([
      { currency: 'EUR', amount: '180143985094819.80', change: null },
    ]);
  });

  it('compare money and transactions with the daily summary of seven days ago', async () => {
    const app = await createMetricsApp();
    await recordAmount(app.admin, 'expense', 100);
    await recordAmount(app.admin, 'expense', 50.5);
    await app.jobs.runDue();
    app.clock.now += 7 * DAY_MS - 2 * 3_600_000;
    await app.admin.get('/api/v1/me');
    await recordAmount(app.admin, 'expense', 9.5);
    const metrics = await readMetrics(app);
    expect(metrics.totalSystemExpenses.value).toEqual([
      { currency: 'EUR', amount: '160.00', change: '9.50' },
    ]);
    expect(metrics.totalSystemIncome.value).toEqual([{ currency: 'EUR', amount: '0.00', change: '0.00' }]);
    expect(metrics.averageTransactionsPerUser).toMatchObject({ value: 3, change: 1 });
  });

  it('count online users by flag and last seen, and compare with the same hour yesterday', async () => {
    const app = await createMetricsApp();
    const [silent, gone] = [await app.signUp(), await app.signUp()];
    await app.jobs.runDue();
    expect((await readMetrics(app)).onlineUsers).toMatchObject({ value: 3, change: null });
    app.clock.now += DAY_MS;
    await gone.post('/api/v1/me/offline');
    const setLastSeen = (email: string, ago: number) =>
      runSql(
        app.database,
        `update presence set is_online = 1, last_seen = ${app.clock.now - ago} where user_id in (select user_id from profiles where email = '${email}')`,
      );
    await setLastSeen(silent.email, 120_000);
    await runSql(
      app.database,
      `update presence set last_seen = ${app.clock.now - 119_999} where user_id in (select user_id from profiles where is_admin = 1)`,
    );
    // The administrator is online; the silent user and the signed-out user are not. Yesterday all three were.
    expect((await readMetrics(app)).onlineUsers).toMatchObject({ value: 1, change: -2 });
    app.clock.now += 3_600_000;
    expect((await readMetrics(app)).onlineUsers).toMatchObject({ value: 0, change: null });
  });

  it('count page views by the installation’s day, and list the most viewed screens', async () => {
    const app = await createMetricsApp();
    await app.settings.change({ timeZone: 'Pacific/Auckland' }, () => Promise.resolve());
    const view = async (path: string) => {
      expect((await app.visitor().post('/api/v1/page-views', { path })).status).toBe(200);
    };
    app.clock.now = Date.parse('2026-07-08T11:59:59.999Z');
    await view('/');
    app.clock.now += 1;
    for (const path of ['/dashboard', '/', '/dashboard', '/dashboard']) await view(path);
    const metrics = await readMetrics(app);
    expect(metrics.activity.pageViews?.slice(-2)).toEqual([
      { date: '2026-07-08', count: 1 },
      { date: '2026-07-09', count: 4 },
    ]);
    expect(metrics.topPages).toEqual([
      { path: '/dashboard', count: 3 },
      { path: '/', count: 2 },
    ]);
  });

  it('reveal no single transaction or person', async () => {
    const app = await createMetricsApp();
    const user = await app.signUp({ email: 'canary-5120@example.org', name: 'Canary 5120' });
    await user.post('/api/v1/expenses', { description: 'canary-5120', amount: 7.77, date: '2026-07-08' });
    await recordAmount(user, 'expense', 102.23);
    await recordAmount(user, 'income', 7654.32);
    await recordAmount(app.admin, 'income', 1000);
    await app.jobs.runDue();
    for (const response of [await app.admin.get(METRICS), await app.admin.post(REFRESH)]) {
      const text = JSON.stringify(response.body);
      expect(text).toContain('110.00');
      for (const canary of ['7.77', '777', '7654.32', '765432', 'canary', 'Canary', 'Coffee']) {
        expect(text).not.toContain(canary);
      }
      const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
      expect(text).not.toContain(uid);
    }
  });
});
