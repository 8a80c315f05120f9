import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  createMetricsApp,
  type MetricsApp,
  readMetrics,
  recordAmount,
  REFRESH,
} from '#server/testing/metrics-app.ts';
import { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createMetrics, LIVE_UP_TO_USERS } from './metrics.ts';

describe('the daily summary', () => {
  it('is one row a day with the specification’s totals, even if several processes write it', async () => {
    const app = await createMetricsApp();
    await recordAmount(app.admin, 'expense', 12.5);
    // The two processes share the job with the app: same name, same lease.
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
    const findInserts = () =>
      app.statements.filter((text) => text.startsWith('insert into "system_metrics"'));
    await runAll();
    expect(findInserts()).toHaveLength(1);
    app.clock.now += 5 * 60_000;
    await runAll();
    expect(findInserts()).toHaveLength(2);

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
    const app = await createMetricsApp();
    // Up to a thousand users, each request counts everything.
    await addUsers(app, LIVE_UP_TO_USERS - 1);
    await app.jobs.runDue();
    await recordAmount(app.admin, 'expense', 10);
    expect((await readMetrics(app)).totalSystemExpenses.value).toMatchObject([{ amount: '10.00' }]);

    await addUsers(app, 1);
    const countedAt = new Date(app.clock.now).toISOString();
    app.clock.now += 60_000;
    const now = new Date(app.clock.now).toISOString();
    await recordAmount(app.admin, 'expense', 5);
    const shown = await readMetrics(app);
    expect(shown.totalUsers).toMatchObject({ value: LIVE_UP_TO_USERS + 1, asOf: now });
    expect(shown.totalSystemExpenses).toMatchObject({ value: [{ amount: '0.00' }], asOf: countedAt });

    const refreshed = z.parse(AdminMetrics, (await app.admin.post(REFRESH)).body);
    expect(refreshed.totalSystemExpenses).toMatchObject({ value: [{ amount: '15.00' }], asOf: now });
    expect((await readMetrics(app)).totalSystemExpenses).toEqual(refreshed.totalSystemExpenses);

    await runSql(app.database, 'delete from system_metrics');
    expect((await readMetrics(app)).totalSystemExpenses.value).toMatchObject([{ amount: '15.00' }]);
  });

  it('is ignored if another version of the program wrote it', async () => {
    const app = await createMetricsApp();
    await addUsers(app, LIVE_UP_TO_USERS);
    await app.jobs.runDue();
    await runSql(app.database, `update system_metrics set content = '{"version":0}'`);
    expect((await readMetrics(app)).averageTransactionsPerUser.value).toBe(0);
  });

  it('is stored in part if a count fails, and its job reports the failure', async () => {
    const app = await createMetricsApp();
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

let addedUsers = 0;

async function addUsers(app: MetricsApp, count: number): Promise<void> {
  const [row] = await app.database.read.selectFrom('profiles').selectAll().execute();
  if (row === undefined) throw new Error('There is nobody to copy.');
  const copies = Array.from({ length: count }, () => {
    const id = `copy-${++addedUsers}`;
    return { ...row, user_id: id, email: `${id}@example.org`, is_admin: 0 as const };
  });
  for (let from = 0; from < copies.length; from += 500) {
    const batch = copies.slice(from, from + 500);
    await app.database.write((trx) => trx.insertInto('profiles').values(batch).execute());
  }
}
