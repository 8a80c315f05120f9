import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createMetricsApp, readMetrics, REFRESH } from '#server/testing/metrics-app.ts';
import { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { DEFAULT_SETTINGS } from '#shared/contract/setting-values.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createMetrics } from './metrics.ts';

const FAILED = { reason: 'failed', error: 'Failed to fetch data.' };

describe('a failed query', () => {
  it('of users’ totals makes only the totals N/A', async () => {
    const app = await createMetricsApp();
    await runSql(app.database, 'alter table user_totals rename to gone');
    const metrics = await readMetrics(app);
    expect(metrics.totalSystemExpenses).toEqual({ value: 'N/A', asOf: null, missing: FAILED });
    expect(metrics.totalSystemIncome).toEqual({ value: 'N/A', asOf: null, missing: FAILED });
    expect(metrics.averageTransactionsPerUser).toEqual({
      value: 'N/A',
      asOf: null,
      change: null,
      missing: FAILED,
    });
    expect(findMissing(metrics)).toHaveLength(3);
  });

  it('of days of activity makes only retention and active users N/A', async () => {
    const app = await createMetricsApp();
    await runSql(app.database, 'alter table user_activity rename to gone');
    const metrics = await readMetrics(app);
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
    expect(findMissing(metrics)).toHaveLength(6);
  });

  it('of page views makes only page views null', async () => {
    const app = await createMetricsApp();
    await runSql(app.database, 'alter table page_views rename to gone');
    const metrics = await readMetrics(app);
    expect([metrics.activity.pageViews, metrics.topPages]).toEqual([null, null]);
    expect(metrics.activity.activeUsers).toHaveLength(30);
    expect(findMissing(metrics)).toEqual([]);
  });

  it('of presence makes only online users N/A', async () => {
    const app = await createMetricsApp();
    await runSql(app.database, 'alter table presence rename to gone');
    const metrics = await readMetrics(app);
    const missing = { reason: 'failed', error: 'Failed to get online users count.' };
    expect(metrics.onlineUsers).toEqual({ value: 'N/A', asOf: null, change: null, missing });
    expect(findMissing(metrics)).toHaveLength(1);
  });

  it('of sign-up dates makes only new users N/A', async () => {
    const app = await createMetricsApp();
    await runSql(app.database, 'alter table profiles rename column created_at to gone');
    const metrics = await readMetrics(app);
    const missing = { reason: 'failed', error: 'Failed to get new users count.' };
    expect(metrics.newUsers).toEqual({ value: 'N/A', asOf: null, change: null, missing });
    expect(metrics.totalUsers).toMatchObject({ value: 1, change: null, missing: null });
    expect(findMissing(metrics)).toHaveLength(1);
  });

  it('of the count of users makes only registered users N/A', async () => {
    const app = await createMetricsApp();
    app.refuse.add('select count(*) as "count" from "profiles"');
    const metrics = await readMetrics(app);
    const missing = { reason: 'failed', error: 'Failed to get total registered users.' };
    expect(metrics.totalUsers).toEqual({ value: 'N/A', asOf: null, change: null, missing });
    expect(findMissing(metrics)).toHaveLength(1);
  });

  it('of earlier daily summaries removes only the comparison with them', async () => {
    const app = await createMetricsApp();
    await runSql(app.database, 'alter table system_metrics rename to gone');
    const metrics = await readMetrics(app);
    expect(findMissing(metrics)).toEqual([]);
    expect((await app.admin.post(REFRESH)).status).toBe(200);
  });

  it('without a database makes all figures N/A, with its own error', async () => {
    const app = await createMetricsApp();
    const errors: unknown[] = [];
    const metrics = createMetrics({
      database: app.database,
      currentSettings: () => Promise.resolve(DEFAULT_SETTINGS),
      now: () => app.clock.now,
      onError: (error) => errors.push(error),
    });
    await app.database.close();
    const response = z.parse(AdminMetrics, await metrics.get());
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
      expect(response[name]).toMatchObject({ value: 'N/A', missing });
    }
    for (const figure of [...Object.values(response.retention), ...Object.values(response.activeUsers)]) {
      expect(figure).toMatchObject({ value: 'N/A', missing });
    }
    expect(errors.length).toBeGreaterThan(0);
  });
});

/** Lists the figures without a value, unless the reason is that nobody signed up long enough ago. */
function findMissing(metrics: AdminMetrics): unknown[] {
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
