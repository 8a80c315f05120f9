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
}
