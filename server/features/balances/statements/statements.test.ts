import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '#shared/contract/balances.ts';
import { IMPORTS } from '#server/testing/import-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount, addStatement, addTransfer, BALANCES } from '#server/testing/transfers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-03-15T12:00:00Z');
});
afterAll(() => app.close());

async function signUpWithBank(day = '2026-01-10') {
  const user = await app.signUp({ currency: 'EUR' });
  const bank = await addAccount(user, { opening: { amount: 100, day } });
  const spend = async (amount: number, date: string) =>
    await user.post('/api/v1/expenses', { description: 'Food', amount, date, account: bank });
  return { user, bank, spend };
}

async function readStatements(user: TestClient, account: string): Promise<Statement[]> {
  return (await user.get(`${BALANCES}/${account}`)).body.statements as Statement[];
}

describe('a figure of the bank', () => {
  it('is compared with the balance at the end of its day, the newest first', async () => {
    const { user, bank, spend } = await signUpWithBank();
    await spend(50, '2026-01-09');
    await spend(10, '2026-01-10');
    await spend(5, '2026-01-31');
    await addTransfer(user, bank, null, { amount: 20, date: '2026-02-14' });
    await spend(1.1, '2026-03-02');
    await spend(2, '2026-03-03');
    for (const [day, balance] of [
      ['2026-01-09', 100],
      ['2026-01-10', 90],
      ['2026-01-31', 85],
      ['2026-02-28', 65.5],
      ['2026-03-02', 63.9],
      ['2026-03-15', 0],
    ] as const)
      await addStatement(user, bank, { day, balance });
    expect((await readStatements(user, bank)).map(({ day, difference }) => [day, difference])).toEqual([
      ['2026-03-15', -61.9],
      ['2026-03-02', 0],
      ['2026-02-28', 0.5],
      ['2026-01-31', 0],
      ['2026-01-10', 0],
      ['2026-01-09', null],
    ]);
  });

  it('is replaced by a later figure of the same day, and deleted', async () => {
    const { user, bank } = await signUpWithBank();
    await addStatement(user, bank, { day: '2026-03-01', balance: -7.5 });
    await addStatement(user, bank, { day: '2026-03-01', balance: 100 });
    expect(await readStatements(user, bank)).toEqual([
      { day: '2026-03-01', balance: 100, difference: 0, isFromFile: false },
    ]);
    for (let n = 0; n < 2; n++)
      expect((await user.delete(`${BALANCES}/${bank}/statements/2026-03-01`)).body).toMatchObject({
        account: { id: bank },
        statements: [],
      });
  });

  it('has no difference in an account without an opening', async () => {
    const user = await app.signUp();
    const label = await addAccount(user);
    await addStatement(user, label, { day: '2026-03-01', balance: 5 });
    expect(await readStatements(user, label)).toMatchObject([{ balance: 5, difference: null }]);
  });

  it('shows the newest twelve', async () => {
    const { user, bank } = await signUpWithBank();
    for (let day = 1; day <= 13; day++)
      await addStatement(user, bank, { day: `2026-02-${String(day).padStart(2, '0')}` });
    const days = (await readStatements(user, bank)).map(({ day }) => day);
    expect([days.length, days[0], days.at(-1)]).toEqual([12, '2026-02-13', '2026-02-02']);
  });

  it.each([
    [{ balance: 0.001 }, 'balance', 'amountTooManyDecimals'],
    [{ day: '1899-12-31' }, 'day', 'dateTooEarly'],
    [{ day: '2028-01-01' }, 'day', 'dateTooLate'],
    [{ day: '2026-03-16' }, 'day', 'dateAhead'],
  ])('is refused with %j', async (fields, field, code) => {
    const { user, bank } = await signUpWithBank();
    const refused = await user.post(`${BALANCES}/${bank}/statements`, {
      day: '2026-03-01',
      balance: 5,
      ...fields,
    });
    expect([refused.status, refused.body.details]).toMatchObject([400, [{ field, code }]]);
  });

  it('comes from an imported file, and goes if the import is undone', async () => {
    const { user, bank } = await signUpWithBank();
    const file = { id: uuidv7(), sourceId: bank, fileName: 'march.csv', format: 'csv' };
    const closing = { day: '2026-03-10', balance: 100.5 };
    for (let n = 0; n < 2; n++) expect((await user.post(IMPORTS, { ...file, closing })).status).toBe(201);
    expect(await readStatements(user, bank)).toEqual([{ ...closing, difference: 0.5, isFromFile: true }]);
    expect((await user.delete(`${IMPORTS}/${file.id}`)).status).toBe(200);
    expect(await readStatements(user, bank)).toEqual([]);
    const wrong = { ...file, id: uuidv7(), closing: { ...closing, balance: 0.001 } };
    const refused = await user.post(IMPORTS, wrong);
    expect(refused.body.details).toMatchObject([{ field: 'closing.balance', code: 'amountTooManyDecimals' }]);
  });

  it('goes with its account', async () => {
    const { user, bank } = await signUpWithBank();
    await addStatement(user, bank, { day: '2026-03-01' });
    await user.delete(`/api/v1/sources/${bank}`);
    expect(
      await app.database.read
        .selectFrom('source_statements')
        .selectAll()
        .where('source_id', '=', bank)
        .execute(),
    ).toEqual([]);
  });
});
