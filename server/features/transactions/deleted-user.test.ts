import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyCategory } from '#server/testing/any-category.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTransactionWriter } from './transaction-writer.ts';
import { createTransactions } from './transactions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('refuses a transaction that arrives while its user’s account is being deleted, and stores nothing', async () => {
  const write = createTransactionWriter({ database: app.database, onChange: () => undefined });
  const transactions = createTransactions({ write, now: () => app.clock.now, readCategories: anyCategory });
  const user = await app.signUp();
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  // The caller was read before the deletion; the transaction is written after it.
  const caller = {
    userId: uid,
    sessionId: '',
    tokenScope: null,
    provedUntil: null,
    isAdmin: false,
    isSuspended: false,
    hasAcceptedTerms: true,
    hasPremiumPlan: false,
    currency: 'EUR',
    timeZone: 'UTC',
    language: 'en',
  } as const;
  await user.delete('/api/v1/me', { password: 'plain-horse-battery', confirm: user.email });
  const adding = transactions.add(caller, 'expense', {
    description: 'Coffee',
    amount: 1,
    date: '2026-11-20',
  });
  await expect(adding).rejects.toMatchObject({ code: 'userIdMissing' });
  for (const table of ['transactions', 'daily_totals', 'user_totals'] as const) {
    expect(await app.database.read.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
