import { expect } from 'vitest';
import type { TransactionType } from '#shared/categories.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Expects that the stored totals equal the totals that the database computes from the transactions. */
export async function expectStoredTotals(app: TestApp, user: TestClient): Promise<void> {
  const { uid } = (await user.get('/api/v1/me')).body;
  const db = app.database.read;
  const storedTotals = await db
    .selectFrom('daily_totals')
    .select(['date', 'type', 'category', 'amount_minor', 'count'])
    .where('user_id', '=', uid)
    .orderBy('date')
    .orderBy('type')
    .orderBy('category')
    .execute();
  const computedTotals = await db
    .selectFrom('transactions')
    .select((eb) => [
      'date',
      'type',
      'category',
      eb.fn.sum<number>('amount_minor').as('amount_minor'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('user_id', '=', uid)
    .groupBy(['date', 'type', 'category'])
    .orderBy('date')
    .orderBy('type')
    .orderBy('category')
    .execute();
  expect(storedTotals).toEqual(computedTotals);

  const total = await db.selectFrom('user_totals').selectAll().where('user_id', '=', uid).executeTakeFirst();
  const sumOf = (type: TransactionType) =>
    computedTotals.filter((row) => row.type === type).reduce((sum, row) => sum + row.amount_minor, 0);
  expect(total?.income_minor ?? 0).toBe(sumOf('income'));
  expect(total?.expense_minor ?? 0).toBe(sumOf('expense'));
  expect(total?.count ?? 0).toBe(computedTotals.reduce((sum, row) => sum + row.count, 0));
  await expectAccountTotals(app, uid);
}

type Change = { source_id: string | null; date: string; minor: number };

/** Expects that the stored sums of each account and month equal those of its transactions and transfers. */
async function expectAccountTotals(app: TestApp, uid: string): Promise<void> {
  const db = app.database.read;
  const transactions = await db.selectFrom('transactions').selectAll().where('user_id', '=', uid).execute();
  const transfers = await db.selectFrom('transfers').selectAll().where('user_id', '=', uid).execute();
  const changes: Change[] = transactions.map(({ source_id, date, type, amount_minor }) => ({
    source_id,
    date,
    minor: type === 'income' ? amount_minor : -amount_minor,
  }));
  for (const { from_source, to_source, date, amount_minor, deleted_at } of transfers) {
    if (deleted_at !== null) continue;
    changes.push({ source_id: from_source, date, minor: -amount_minor });
    changes.push({ source_id: to_source, date, minor: amount_minor });
  }
  const sums: Record<string, number> = {};
  for (const { source_id, date, minor } of changes) {
    if (source_id === null) continue;
    const key = `${source_id} ${date.slice(0, 7)}`;
    sums[key] = (sums[key] ?? 0) + minor;
  }
  const stored = await db.selectFrom('source_totals').selectAll().where('user_id', '=', uid).execute();
  const isNotZero = ([, minor]: [string, number]) => minor !== 0;
  expect(
    Object.fromEntries(
      stored
        .map(({ source_id, month, net_minor }): [string, number] => [`${source_id} ${month}`, net_minor])
        .filter(isNotZero),
    ),
  ).toEqual(Object.fromEntries(Object.entries(sums).filter(isNotZero)));
}
