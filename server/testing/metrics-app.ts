import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { runSql } from './run-sql.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const METRICS = '/api/v1/admin/metrics';
export const REFRESH = '/api/v1/admin/metrics/refresh';

export type MetricsApp = TestApp & {
  admin: TestClient;
  statements: string[];
  /** The SQL of queries that fail from now on. */
  refuse: Set<string>;
};

/** Creates an app with one administrator, at noon in UTC; it closes with the test. */
export async function createMetricsApp(): Promise<MetricsApp> {
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
  onTestFinished(() => app.close());
  app.clock.now = Date.parse('2026-07-08T12:00:00Z');
  const admin = await app.signUp();
  await runSql(app.database, 'update profiles set is_admin = 1');
  await app.settled();
  return Object.assign(app, { admin, statements, refuse });
}

export async function readMetrics(app: MetricsApp): Promise<AdminMetrics> {
  const { status, body } = await app.admin.get(METRICS);
  expect(status).toBe(200);
  return z.parse(AdminMetrics, body);
}

export async function recordAmount(
  user: TestClient,
  type: 'expense' | 'income',
  amount: number,
): Promise<void> {
  const { status } = await user.post(`/api/v1/${type}s`, {
    description: 'Coffee',
    amount,
    date: '2026-07-08',
  });
  expect(status).toBe(201);
}
