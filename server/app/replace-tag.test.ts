import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Writer } from '#server/database/schema.ts';
import { addRecurring, RECURRING } from '#server/testing/recurring.ts';
import type { NoteDays } from '#server/features/transactions/transaction-writer.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { replaceTagEverywhere } from './replace-tag.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('renames a tag of transactions and of recurring transactions in one database transaction', async () => {
  const user = await app.signUp({ currency: 'EUR' });
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  const dinner = { description: 'Dinner', amount: 5, date: '2026-01-20', tags: ['old'] };
  const { id } = (await user.post('/api/v1/expenses', dinner)).body as { id: string };
  const rent = await addRecurring(user, { tags: ['old'] });
  let writes = 0;
  const failSecondWrite = async <T>(
    _: string,
    job: (trx: Writer, noteDays: NoteDays) => Promise<T>,
  ): Promise<T> => {
    writes++;
    if (writes > 1) throw new Error('The power is gone.');
    return await app.database.write((trx) => job(trx, () => undefined));
  };
  const replacement = replaceTagEverywhere(failSecondWrite, uid, { from: 'old', to: 'new' });
  await expect(replacement).rejects.toThrow('The power is gone.');
  expect((await user.get(`/api/v1/expenses/${id}`)).body.tags).toEqual(['new']);
  expect((await user.get(`${RECURRING}/${rent}`)).body.tags).toEqual(['new']);
});
