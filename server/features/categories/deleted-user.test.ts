import { afterAll, beforeAll, expect, it } from 'vitest';
import { reviseUserTotals } from '#server/database/user-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createCategories } from './categories.ts';
import { createRunChange } from './change.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('the server refuses a category sent while its user’s account is deleted, and leaves nothing', async () => {
  const run = createRunChange({
    now: () => app.clock.now,
    write: (userId, job) =>
      app.database.write(async (trx) => {
        await reviseUserTotals(trx, userId);
        return await job(trx);
      }),
  });
  const user = await app.signUp();
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  await user.delete('/api/v1/me', { password: 'plain-horse-battery', confirm: user.email });
  const adding = createCategories(run).add(
    { userId: uid, language: 'en' },
    { type: 'expense', name: 'Pets' },
  );
  await expect(adding).rejects.toMatchObject({ code: 'userIdMissing' });
  for (const table of ['categories', 'user_totals'] as const) {
    expect(await app.database.read.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
