import { expect } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { runSql } from './run-sql.ts';

const WITHIN = { timeout: 5_000 };

/** Counts the queries of a PostgreSQL that wait for a lock. */
async function countBlocked(database: Database): Promise<number> {
  const [row] = (await runSql(
    database,
    `select cast(count(*) as integer) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )) as { count: number }[];
  return row?.count ?? 0;
}

/** Resolves once a promise is settled, or at least `blockedQueries` queries wait for a lock. */
export async function waitUntilSettledOrBlocked(
  database: Database,
  promise: Promise<unknown>,
  blockedQueries = 1,
): Promise<void> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  await expect
    .poll(async () => isSettled || (await countBlocked(database)) >= blockedQueries, WITHIN)
    .toBe(true);
}
