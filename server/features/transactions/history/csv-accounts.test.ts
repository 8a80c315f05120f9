import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import type { AccountExport } from '#shared/contract/account.ts';
import { readFile } from '#shared/import/read-file.ts';
import type { Movement } from '#shared/import/types.ts';
import { expectBalances } from '#server/testing/expect-balances.ts';
import { addedRow, IMPORTS, startImport } from '#server/testing/import-rows.ts';
import { readExport } from '#server/testing/restores.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount } from '#server/testing/transfers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const TRANSACTIONS = [
  ['expenses', 'Rent', 950.05, 'Bank'],
  ['expenses', 'Tea', 2.5, '=Cash'],
  ['incomes', 'Salary', 1_850, 'Bank'],
  ['expenses', 'Returned', -12.25, '=Cash'],
  ['expenses', 'Old', 7, undefined],
] as const;

it.each(['en', 'es'] as const)(
  'the CSV of the history gives each transaction its account back in an import (%s)',
  async (language) => {
    const user = await app.signUp({ currency: 'EUR', language });
    const ids = {
      Bank: await addAccount(user, { name: 'Bank' }),
      '=Cash': await addAccount(user, { name: '=Cash' }),
    };
    for (const [path, description, amount, name] of TRANSACTIONS) {
      const account = name === undefined ? '' : ids[name];
      await user.post(`/api/v1/${path}`, { description, amount, account, date: '2026-11-20' });
    }
    const csv = (await user.get('/api/v1/transactions.csv')).body as string;

    const { statements } = await readFile(new TextEncoder().encode(csv), { currency: 'EUR', language: 'en' });
    const other = await app.signUp({ currency: 'EUR', language });
    for (const { account, movements } of statements)
      await importMovements(other, account ?? 'Saldo', movements);

    expect(listByAccount(await readExport(other))).toEqual(
      listByAccount(await readExport(user)).map((line) => line.replace(/^none:/, 'Saldo:')),
    );
    await expectStoredTotals(app, other);
    await expectBalances(app, other);
  },
);

async function importMovements(
  user: TestClient,
  name: string,
  movements: readonly Movement[],
): Promise<void> {
  const opening = { amount: 0, day: '2026-11-01' };
  const id = await startImport(user, await addAccount(user, { id: uuidv7(), name, opening }));
  const rows = movements.map(({ line, date, text, type = 'expense', ...movement }) => {
    const amount = Number(movement.amount);
    const fields = { type, description: text, amount: type === 'income' ? amount : -amount, date };
    return addedRow(line, { ...fields, category: 'uncategorized' }, { amount, date });
  });
  expect((await user.post(`${IMPORTS}/${id}/rows`, { rows })).status).toBe(200);
}

/** Writes each transaction with the name of its account, sorted. */
function listByAccount({ sources, records }: AccountExport): string[] {
  const names = new Map(sources.map(({ id, name }) => [id, name]));
  return records
    .map(({ account = '', ...each }) => {
      const { type, description, amount, date } = each;
      return `${names.get(account) ?? 'none'}: ${[type, description, amount, date].join(' ')}`;
    })
    .toSorted();
}
