import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount, addStatement, addTransfer, BALANCES } from '#server/testing/transfers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-03-15T12:00:00Z');
});
afterAll(() => app.close());

const opening = (amount: number, day: string) => ({ opening: { amount, day } });

async function merge(user: TestClient, from: string, into: string): Promise<void> {
  expect((await user.post(`/api/v1/sources/${from}/merge`, { into })).status).toBe(200);
  await expectStoredTotals(app, user);
}

async function readAccount(user: TestClient, id: string) {
  const { account, statements } = (await user.get(`${BALANCES}/${id}`)).body;
  return { balance: account.balance as number | null, statements: statements as { day: string }[] };
}

describe('an account that is merged into another', () => {
  it.each([
    ['2026-01-10', '2026-02-05'],
    ['2026-02-05', '2026-01-10'],
  ])('adds its balance to that of the other, opened on %s and %s', async (ownDay, otherDay) => {
    const user = await app.signUp({ currency: 'EUR' });
    const from = await addAccount(user, opening(100, ownDay));
    const into = await addAccount(user, opening(40.1, otherDay));
    const spend = async (account: string, amount: number, date: string) =>
      await user.post('/api/v1/expenses', { description: 'Food', amount, date, account });
    await spend(from, 1, '2026-01-09');
    await spend(from, 2, '2026-01-20');
    await spend(into, 4, '2026-01-20');
    await spend(into, 8.5, '2026-02-10');
    await addTransfer(user, from, into, { amount: 30, date: '2026-03-01' });
    await addTransfer(user, from, null, { amount: 5, date: '2026-02-04' });
    const before = [await readAccount(user, from), await readAccount(user, into)];
    const total = before.reduce((sum, { balance }) => sum + Math.round((balance ?? 0) * 100), 0);
    await merge(user, from, into);
    expect((await readAccount(user, into)).balance).toBe(total / 100);
  });

  it('gives its opening to one that has none, and leaves that of the other alone', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const [from, label, third] = [
      await addAccount(user, opening(100, '2026-01-10')),
      await addAccount(user),
      await addAccount(user),
    ];
    await merge(user, from, label);
    expect((await readAccount(user, label)).balance).toBe(100);
    await merge(user, third, label);
    expect((await readAccount(user, label)).balance).toBe(100);
  });

  it("gives the bank's figures of days for which the other has none", async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const [from, into] = [await addAccount(user), await addAccount(user)];
    await addStatement(user, from, { day: '2026-03-01', balance: 1 });
    await addStatement(user, from, { day: '2026-03-02', balance: 2 });
    await addStatement(user, into, { day: '2026-03-02', balance: 3 });
    await merge(user, from, into);
    expect((await readAccount(user, into)).statements).toMatchObject([
      { day: '2026-03-02', balance: 3 },
      { day: '2026-03-01', balance: 1 },
    ]);
  });

  it('is replaced in the answers to settlements, except where an account would pay itself', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const [card, into] = [await addAccount(user), await addAccount(user)];
    const answers = { settlements: [`card:4567|account:${card}`, 'cash:|leftOut'] };
    const bank = await addAccount(user, { answers });
    await user.patch(`/api/v1/sources/${into}`, { answers });
    await merge(user, card, into);
    const { items } = (await user.get('/api/v1/sources')).body as {
      items: { id: string; answers: object }[];
    };
    const answersOf = (id: string) => items.find((each) => each.id === id)?.answers;
    expect(answersOf(bank)).toEqual({ settlements: [`card:4567|account:${into}`, 'cash:|leftOut'] });
    expect(answersOf(into)).toEqual({ settlements: ['cash:|leftOut'] });
  });
});
