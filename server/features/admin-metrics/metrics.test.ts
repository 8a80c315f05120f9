import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { DEFAULT_SETTINGS } from '#shared/contract/setting-values.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { createMetrics, LIVE_UP_TO_USERS } from './metrics.ts';

const apps: TestApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const METRICS = '/api/v1/admin/metrics';
const REFRESH = '/api/v1/admin/metrics/refresh';
const DAY_MS = 86_400_000;
const FAILED = { reason: 'failed', error: 'Failed to fetch data.' };

type Installation = TestApp & {
  admin: TestClient;
  statements: string[];
  /** Queries that fail from here on. */
  refuse: Set<string>;
};

/** An installation with one administrator, at noon in UTC. */
async function fresh(): Promise<Installation> {
  const statements: string[] = [];
  const refuse = new Set<string>();
  const app = await createTestApp(
    {},
    {
      onQuery({ sql }) {
        statements.push(sql);
        if (refuse.has(sql)) throw new Error('refused by a test');
      },
    },
  );
  apps.push(app);
  app.clock.now = Date.parse('2026-07-08T12:00:00Z');
  const admin = await app.signUp();
  await runSql(app.database, 'update profiles set is_admin = 1');
  await app.settled();
  return Object.assign(app, { admin, statements, refuse });
}

async function read(app: Installation): Promise<AdminMetrics> {
  const answer = await app.admin.get(METRICS);
  expect(answer.status).toBe(200);
  return z.parse(AdminMetrics, answer.body);
}

async function record(user: TestClient, type: 'expense' | 'income', amount: number): Promise<void> {
  const { status } = await user.post(`/api/v1/${type}s`, {
    description: 'Coffee',
    amount,
    date: '2026-07-08',
  });
  expect(status).toBe(201);
}

describe('the metrics', () => {
  it('are open to administrators only, until they are demoted or suspended', async () => {
    const app = await fresh();
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
      await runSql(app.database, "update profiles set is_admin = 1 where email like 'user-%'");
      await runSql(app.database, `update profiles set is_admin = 0 where email = '${user.email}'`);
    }
  });

  it('are complete for a new installation, with N/A only where nobody is old enough', async () => {
    const app = await fresh();
    const metrics = await read(app);
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
    const app = await fresh();
    const [yen, other] = [await app.signUp({ currency: 'JPY' }), await app.signUp()];
    await record(app.admin, 'expense', 10.1);
    await record(other, 'expense', 20.25);
    await record(other, 'income', 1000);
    await record(yen, 'income', 500);
    const metrics = await read(app);
    expect(metrics.totalSystemExpenses.value).toEqual([
      { currency: 'EUR', amount: '30.35', change: null },
      { currency: 'JPY', amount: '0', change: null },
    ]);
    expect(metrics.totalSystemIncome.value).toEqual([
      { currency: 'EUR', amount: '1000.00', change: null },
      { currency: 'JPY', amount: '500', change: null },
    ]);
    // Four transactions of three users.
    expect(metrics.averageTransactionsPerUser.value).toBe(1.33);
  });

  it('stay exact if the sum over users is beyond 2^53', async () => {
    const app = await fresh();
    const users = [await app.signUp(), await app.signUp()];
    for (const user of users) await record(user, 'income', 1);
    // 2^53 - 1 is the maximum of one user: 90,071,992,547,409.91.
    await runSql(
      app.database,
      `update user_totals set income_minor = ${Number.MAX_SAFE_INTEGER}, expense_minor = ${Number.MAX_SAFE_INTEGER - 1} where count = 1`,
    );
    const metrics = await read(app);
    expect(metrics.totalSystemIncome.value).toEqual([
      { currency: 'EUR', amount: '180143985094819.82', change: null },
    ]);
    expect(metrics.totalSystemExpenses.value).toEqual([
      { currency: 'EUR', amount: '180143985094819.80', change: null },
    ]);
  });

  it('compare money and transactions with the daily summary of seven days ago', async () => {
    const app = await fresh();
    await record(app.admin, 'expense', 100);
    await record(app.admin, 'expense', 50.5);
    await app.jobs.runDue();
    app.clock.now += 7 * DAY_MS - 2 * 3_600_000;
    await app.admin.get('/api/v1/me');
    await record(app.admin, 'expense', 9.5);
    const metrics = await read(app);
    expect(metrics.totalSystemExpenses.value).toEqual([
      { currency: 'EUR', amount: '160.00', change: '9.50' },
    ]);
    expect(metrics.totalSystemIncome.value).toEqual([{ currency: 'EUR', amount: '0.00', change: '0.00' }]);
    expect(metrics.averageTransactionsPerUser).toMatchObject({ value: 3, change: 1 });
  });

  it('count online users by flag and last seen, and compare with the same hour yesterday', async () => {
    const app = await fresh();
    const [silent, gone] = [await app.signUp(), await app.signUp()];
    await app.jobs.runDue();
    expect((await read(app)).onlineUsers).toMatchObject({ value: 3, change: null });
    app.clock.now += DAY_MS;
    await gone.post('/api/v1/me/offline');
    const seen = (email: string, ago: number) =>
      runSql(
        app.database,
        `update presence set is_online = 1, last_seen = ${app.clock.now - ago} where user_id in (select user_id from profiles where email = '${email}')`,
      );
    await seen(silent.email, 120_000);
    await runSql(
      app.database,
      `update presence set last_seen = ${app.clock.now - 119_999} where user_id in (select user_id from profiles where is_admin = 1)`,
    );
    // The administrator is online; the silent user and the signed-out user are not. Yesterday all three were.
    expect((await read(app)).onlineUsers).toMatchObject({ value: 1, change: -2 });
    app.clock.now += 3_600_000;
    expect((await read(app)).onlineUsers).toMatchObject({ value: 0, change: null });
  });

  it('count page views by the installation’s day, and list the most viewed screens', async () => {
    const app = await fresh();
    await app.settings.change({ timeZone: 'Pacific/Auckland' }, () => Promise.resolve());
    const view = async (path: string) => {
      expect((await app.visitor().post('/api/v1/page-views', { path })).status).toBe(200);
    };
    app.clock.now = Date.parse('2026-07-08T11:59:59.999Z');
    await view('/');
    app.clock.now += 1;
    for (const path of ['/dashboard', '/', '/dashboard', '/dashboard']) await view(path);
    const metrics = await read(app);
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
    const app = await fresh();
    const user = await app.signUp({ email: 'canary-5120@example.org', name: 'Canary 5120' });
    await user.post('/api/v1/expenses', { description: 'canary-5120', amount: 7.77, date: '2026-07-08' });
    await record(user, 'expense', 102.23);
    await record(user, 'income', 7654.32);
    await record(app.admin, 'income', 1000);
    await app.jobs.runDue();
    for (const answer of [await app.admin.get(METRICS), await app.admin.post(REFRESH)]) {
      const text = JSON.stringify(answer.body);
      expect(text).toContain('110.00');
      for (const canary of ['7.77', '777', '7654.32', '765432', 'canary', 'Canary', 'Coffee']) {
        expect(text).not.toContain(canary);
      }
      const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
      expect(text).not.toContain(uid);
    }
  });
});

describe('a failed query', () => {
  it('of users’ totals makes only the totals N/A', async () => {
    const app = await fresh();
    await runSql(app.database, 'alter table user_totals rename to gone');
    const metrics = await read(app);
    expect(metrics.totalSystemExpenses).toEqual({ value: 'N/A', asOf: null, missing: FAILED });
    expect(metrics.totalSystemIncome).toEqual({ value: 'N/A', asOf: null, missing: FAILED });
    expect(metrics.averageTransactionsPerUser).toEqual({
      value: 'N/A',
      asOf: null,
      change: null,
      missing: FAILED,
    });
    expect(missingOnes(metrics)).toHaveLength(3);
  });

  it('of days of activity makes only retention and active users N/A', async () => {
    const app = await fresh();
    await runSql(app.database, 'alter table user_activity rename to gone');
    const metrics = await read(app);
    for (const figure of Object.values(metrics.retention)) {
      const nothing = { change: null, returned: null, eligible: null };
      expect(figure).toEqual({ value: 'N/A', asOf: null, ...nothing, missing: FAILED });
    }
    for (const figure of Object.values(metrics.activeUsers)) {
      expect(figure).toEqual({ value: 'N/A', asOf: null, change: null, missing: FAILED });
    }
    expect([metrics.activity.activeUsers, metrics.activity.signUps, metrics.cohorts]).toEqual([
      null,
      null,
      null,
    ]);
    expect(metrics.activity.pageViews).toHaveLength(30);
    expect(missingOnes(metrics)).toHaveLength(6);
  });

  it('of page views makes only page views null', async () => {
    const app = await fresh();
    await runSql(app.database, 'alter table page_views rename to gone');
    const metrics = await read(app);
    expect([metrics.activity.pageViews, metrics.topPages]).toEqual([null, null]);
    expect(metrics.activity.activeUsers).toHaveLength(30);
    expect(missingOnes(metrics)).toEqual([]);
  });

  it('of presence makes only online users N/A', async () => {
    const app = await fresh();
    await runSql(app.database, 'alter table presence rename to gone');
    const metrics = await read(app);
    const missing = { reason: 'failed', error: 'Failed to get online users count.' };
    expect(metrics.onlineUsers).toEqual({ value: 'N/A', asOf: null, change: null, missing });
    expect(missingOnes(metrics)).toHaveLength(1);
  });

  it('of sign-up dates makes only new users N/A', async () => {
    const app = await fresh();
    await runSql(app.database, 'alter table profiles rename column created_at to gone');
    const metrics = await read(app);
    const missing = { reason: 'failed', error: 'Failed to get new users count.' };
    expect(metrics.newUsers).toEqual({ value: 'N/A', asOf: null, change: null, missing });
    expect(metrics.totalUsers).toMatchObject({ value: 1, change: null, missing: null });
    expect(missingOnes(metrics)).toHaveLength(1);
  });

  it('of the count of users makes only registered users N/A', async () => {
    const app = await fresh();
    app.refuse.add('select count(*) as "count" from "profiles"');
    const metrics = await read(app);
    const missing = { reason: 'failed', error: 'Failed to get total registered users.' };
    expect(metrics.totalUsers).toEqual({ value: 'N/A', asOf: null, change: null, missing });
    expect(missingOnes(metrics)).toHaveLength(1);
  });

  it('of earlier daily summaries removes only the comparison with them', async () => {
    const app = await fresh();
    await runSql(app.database, 'alter table system_metrics rename to gone');
    const metrics = await read(app);
    expect(missingOnes(metrics)).toEqual([]);
    expect((await app.admin.post(REFRESH)).status).toBe(200);
  });

  it('without a database makes all figures N/A, with its own error', async () => {
    const app = await fresh();
    const errors: unknown[] = [];
    const metrics = createMetrics({
      database: app.database,
      currentSettings: () => Promise.resolve(DEFAULT_SETTINGS),
      now: () => app.clock.now,
      onError: (error) => errors.push(error),
    });
    await app.database.close();
    const answer = z.parse(AdminMetrics, await metrics.get());
    const missing = { reason: 'databaseUnavailable', error: 'Database service unavailable.' };
    const all = [
      'totalUsers',
      'onlineUsers',
      'newUsers',
      'totalSystemExpenses',
      'totalSystemIncome',
      'averageTransactionsPerUser',
    ] as const;
    for (const name of all) {
      expect(answer[name]).toMatchObject({ value: 'N/A', missing });
    }
    for (const figure of [...Object.values(answer.retention), ...Object.values(answer.activeUsers)]) {
      expect(figure).toMatchObject({ value: 'N/A', missing });
    }
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe('the daily summary', () => {
  it('is written as one row a day with the specification’s totals, even by several processes', async () => {
    const app = await fresh();
    await record(app.admin, 'expense', 12.5);
    // The two processes share the job with the app’s own: same name, same lease.
    const processes = [1, 2].map(() => {
      const metrics = createMetrics({
        database: app.database,
        currentSettings: app.settings.current,
        now: () => app.clock.now,
        onError: () => undefined,
      });
      return createJobs({
        database: app.database,
        now: () => app.clock.now,
        onError: () => undefined,
        jobs: [{ name: 'daily-summary', everyMs: 300_000, leaseMs: 600_000, run: () => metrics.run() }],
      });
    });
    const runAll = () => Promise.all([app.jobs, ...processes].map((jobs) => jobs.runDue()));
    const written = () => app.statements.filter((text) => text.startsWith('insert into "system_metrics"'));
    await runAll();
    expect(written()).toHaveLength(1);
    app.clock.now += 5 * 60_000;
    await runAll();
    expect(written()).toHaveLength(2);

    const rows = await app.database.read.selectFrom('system_metrics').selectAll().execute();
    expect(rows.map(({ name, day, as_of }) => [name, day, as_of])).toEqual([
      ['daily_summary', '2026-07-08', app.clock.now],
    ]);
    expect(JSON.parse(rows[0]?.content ?? '')).toMatchObject({
      totalSystemExpenses: { EUR: '1250' },
      totalSystemIncome: { EUR: '0' },
      totalSystemTransactions: 1,
    });
  });

  it('provides the metrics of more than a thousand users until a refresh', async () => {
    const app = await fresh();
    // Up to a thousand users, each request counts everything.
    await addUsers(app, LIVE_UP_TO_USERS - 1);
    await app.jobs.runDue();
    await record(app.admin, 'expense', 10);
    expect((await read(app)).totalSystemExpenses.value).toMatchObject([{ amount: '10.00' }]);

    await addUsers(app, 1);
    const countedAt = new Date(app.clock.now).toISOString();
    app.clock.now += 60_000;
    const now = new Date(app.clock.now).toISOString();
    await record(app.admin, 'expense', 5);
    const known = await read(app);
    expect(known.totalUsers).toMatchObject({ value: LIVE_UP_TO_USERS + 1, asOf: now });
    expect(known.totalSystemExpenses).toMatchObject({ value: [{ amount: '0.00' }], asOf: countedAt });

    const refreshed = z.parse(AdminMetrics, (await app.admin.post(REFRESH)).body);
    expect(refreshed.totalSystemExpenses).toMatchObject({ value: [{ amount: '15.00' }], asOf: now });
    expect((await read(app)).totalSystemExpenses).toEqual(refreshed.totalSystemExpenses);

    await runSql(app.database, 'delete from system_metrics');
    expect((await read(app)).totalSystemExpenses.value).toMatchObject([{ amount: '15.00' }]);
  });

  it('is ignored if another version of the program wrote it', async () => {
    const app = await fresh();
    await addUsers(app, LIVE_UP_TO_USERS);
    await app.jobs.runDue();
    await runSql(app.database, `update system_metrics set content = '{"version":0}'`);
    expect((await read(app)).averageTransactionsPerUser.value).toBe(0);
  });

  it('is stored in part if a count fails, and its job reports the failure', async () => {
    const app = await fresh();
    await runSql(app.database, 'alter table page_views rename to gone');
    await app.jobs.runDue();
    const job = await app.database.read
      .selectFrom('jobs')
      .select('error')
      .where('name', '=', 'daily-summary')
      .executeTakeFirstOrThrow();
    expect(job.error).toBe('Error');
    expect(await app.database.read.selectFrom('system_metrics').select('day').execute()).toHaveLength(1);
  });
});

/** All figures that give a reason for a missing value. */
function missingOnes(metrics: AdminMetrics): unknown[] {
  const { retention, activeUsers } = metrics;
  const figures = [...Object.values(metrics), ...Object.values(retention), ...Object.values(activeUsers)];
  return figures.filter(
    (figure) =>
      typeof figure === 'object' &&
      figure !== null &&
      'missing' in figure &&
      figure.missing !== null &&
      figure.missing.reason !== 'nobodyEligible',
  );
}

let added = 0;

async function addUsers(app: Installation, count: number): Promise<void> {
  const [row] = await app.database.read.selectFrom('profiles').selectAll().execute();
  if (row === undefined) throw new Error('There is nobody to copy.');
  const copies = Array.from({ length: count }, () => {
    const id = `copy-${++added}`;
    return { ...row, user_id: id, email: `${id}@example.org`, is_admin: 0 as const };
  });
  for (let at = 0; at < copies.length; at += 500) {
    const some = copies.slice(at, at + 500);
    await app.database.write((trx) => trx.insertInto('profiles').values(some).execute());
  }
}
