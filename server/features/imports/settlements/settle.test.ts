import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettlementRow } from '#shared/contract/settlements.ts';
import { addedRow, IMPORTS, joinedRow, otherRow } from '#server/testing/import-rows.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addKind, importInto, readTransfers, transferRow } from '#server/testing/transfer-rows.ts';
import { TRANSFERS } from '#server/testing/transfers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CARD = { amount: -312.4, date: '2026-11-05', text: 'LIQUIDACION TARJETA VISA 4567' };
const CASH = { amount: -50, date: '2026-11-06', text: 'REINTEGRO CAJERO' };

/** A user whose bank's file was imported without an answer: a card's settlement, cash, and a purchase. */
async function signUp() {
  const user = await app.signUp();
  const [bank, card] = [await addKind(user, 'bank'), await addKind(user, 'card')];
  const cash = addedRow(2, { amount: 50, date: '2026-11-06', description: 'Cajero' }, CASH);
  const id = await importInto(user, bank, [transferRow(1, CARD), cash, addedRow(3)]);
  return { user, bank, card, id, cash };
}

const settle = async (user: TestClient, id: string, body: Record<string, unknown>) =>
  await user.put(`${IMPORTS}/${id}/settlements`, body);
const list = async (user: TestClient, id: string) =>
  (await user.get(`${IMPORTS}/${id}/settlements`)).body.items as SettlementRow[];
const readExpenses = async (user: TestClient) =>
  (await user.get('/api/v1/transactions/totals')).body.expenses as number;
const toStates = (rows: readonly SettlementRow[]) => rows.map(({ line, state }) => [line, state]);

describe('the settlements of an import', () => {
  it('are the rows that read as such, with what became of them', async () => {
    const { user, id } = await signUp();
    const nothing = { account: null, type: null, category: null, description: null, note: null };
    expect((await user.get(`${IMPORTS}/${id}/settlements`)).body).toEqual({
      items: [
        {
          line: 1,
          ...CARD,
          kind: 'card',
          counterpart: '4567',
          state: 'leftOut',
          ...nothing,
          isChanged: false,
        },
        {
          line: 2,
          ...CASH,
          kind: 'cash',
          counterpart: '',
          state: 'transaction',
          account: null,
          type: 'expense',
          category: 'food',
          description: 'Cajero',
          note: '',
          isChanged: false,
        },
      ],
      nextCursor: null,
    });
  });

  it('become transfers, joined with those of the other file, and then spending, and go back', async () => {
    const { user, bank, card, id } = await signUp();
    const other = await importInto(user, card, [transferRow(1, { amount: 312.4, date: '2026-11-07' }, bank)]);
    expect(await readExpenses(user)).toBe(53);
    const transfer = { lines: [1], state: 'transfer', account: card };
    const leftOut = { lines: [1], state: 'leftOut' };
    // The other file has linked the row already.
    expect((await settle(user, id, transfer)).body).toEqual({ changed: 0, kept: [] });
    expect((await settle(user, id, leftOut)).body).toEqual({ changed: 1, kept: [] });
    expect(await readTransfers(user)).toEqual(['- card 312.4 2026-11-07']);
    expect((await settle(user, id, transfer)).body).toEqual({ changed: 1, kept: [] });
    expect((await settle(user, id, transfer)).body).toEqual({ changed: 0, kept: [] });
    expect(await readTransfers(user)).toEqual(['bank card 312.4 2026-11-07']);
    expect(await list(user, id)).toMatchObject([{ state: 'transfer', account: card }, {}]);

    const spending = { lines: [1], state: 'transaction', category: 'other' };
    expect((await settle(user, id, spending)).body).toEqual({ changed: 1, kept: [] });
    expect(await readExpenses(user)).toBe(365.4);
    expect(await readTransfers(user)).toEqual(['- card 312.4 2026-11-07']);
    expect((await user.get(`${IMPORTS}/${id}`)).body).toMatchObject({ added: 3, leftOut: 0, edited: 0 });
    expect((await list(user, id))[0]).toMatchObject({ state: 'transaction', category: 'other' });
    await expectStoredTotals(app, user);

    expect((await settle(user, id, leftOut)).body).toEqual({ changed: 1, kept: [] });
    expect(await readExpenses(user)).toBe(53);
    expect((await user.get(`${IMPORTS}/${id}`)).body).toMatchObject({ added: 2, leftOut: 1 });
    await settle(user, id, spending);
    await user.delete(`${IMPORTS}/${id}`);
    await user.delete(`${IMPORTS}/${other}`);
    expect([await readExpenses(user), await readTransfers(user)]).toEqual([0, []]);
    await expectStoredTotals(app, user);
  });

  it('were spending and become transfers, and come back with their words', async () => {
    const { user, id, bank } = await signUp();
    const cashAccount = await addKind(user, 'cash');
    await settle(user, id, { lines: [2], state: 'transfer', account: cashAccount });
    expect([await readExpenses(user), await readTransfers(user)]).toEqual([3, ['bank cash 50 2026-11-06']]);
    const words = { description: 'Cajero', note: 'Feria' };
    await settle(user, id, { lines: [2], state: 'transaction', category: 'food', ...words });
    const { items } = (await user.get('/api/v1/expenses')).body as { items: object[] };
    const cash = { amount: 50, description: 'Cajero', note: 'Feria', account: bank };
    expect(items).toContainEqual(expect.objectContaining(cash));
    expect(await readTransfers(user)).toEqual([]);
  });

  it('are refunds as spending if the money came in, and incomes if asked', async () => {
    const { user, bank } = await signUp();
    const back = { amount: 20, date: '2026-11-08', text: 'INGRESO EFECTIVO' };
    const id = await importInto(user, bank, [transferRow(1, back)]);
    await settle(user, id, { lines: [1], state: 'transaction', category: 'other' });
    expect(await readExpenses(user)).toBe(33);
    await settle(user, id, { lines: [1], state: 'transaction', category: 'salary', type: 'income' });
    expect((await user.get('/api/v1/transactions/totals')).body).toMatchObject({ expenses: 53, income: 20 });
  });

  it('stay as they are if they were changed since', async () => {
    const { user, bank, card, cash } = await signUp();
    const rows = [1, 2, 3, 4, 5, 6].map((line) =>
      addedRow(line, { tags: line === 3 ? ['trip'] : [] }, { text: 'REINTEGRO CAJERO' }),
    );
    const moved = [7, 8, 9].map((line) => transferRow(line, { ...CARD, amount: -line }, card));
    const joined = joinedRow(10, cash.transaction.id);
    const id = await importInto(user, bank, [...rows, ...moved, joined, otherRow(11, 'leftOut')]);
    app.clock.now += 1_000;
    const ids = rows.map(({ transaction }) => transaction.id);
    await user.patch(`/api/v1/expenses/${ids[0]}`, { category: 'health' });
    await user.delete(`/api/v1/expenses/${ids[1]}`);
    await user.delete(`/api/v1/expenses/${ids[3]}`);
    await user.delete('/api/v1/transactions/deleted');
    // Another file has the same row.
    await importInto(user, card, [joinedRow(1, ids[4] ?? '')]);
    const { items } = (await user.get(TRANSFERS)).body as { items: { id: string; amount: number }[] };
    const byAmount = (amount: number) => `${TRANSFERS}/${items.find((each) => each.amount === amount)?.id}`;
    await user.patch(byAmount(7), { note: 'Mine' });
    await user.delete(byAmount(8));
    const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect((await settle(user, id, { lines, state: 'leftOut' })).body).toEqual({
      changed: 2,
      kept: [1, 2, 3, 4, 5, 7, 8, 10, 11],
    });
    expect(toStates((await list(user, id)).filter(({ isChanged }) => !isChanged))).toEqual([
      [6, 'leftOut'],
      [9, 'leftOut'],
    ]);
    await expectStoredTotals(app, user);
  });

  it('are refused with unknown lines, accounts and categories, and needless fields', async () => {
    const { user, bank, card, id } = await signUp();
    const other = await signUp();
    const wrong: [body: Record<string, unknown>, field: string][] = [
      [{ lines: [1, 9], state: 'leftOut' }, 'lines.1'],
      [{ lines: [1, 1], state: 'leftOut' }, 'lines.1'],
      [{ lines: [], state: 'leftOut' }, 'lines'],
      [{ lines: [1], state: 'transfer' }, 'account'],
      [{ lines: [1], state: 'transfer', account: bank }, 'account'],
      [{ lines: [1], state: 'transfer', account: other.card }, 'account'],
      [{ lines: [1], state: 'transaction' }, 'category'],
      [{ lines: [1], state: 'transaction', category: 'salary' }, 'lines.0.category'],
      [{ lines: [1], state: 'transaction', category: 'food', account: card }, 'account'],
      [{ lines: [1], state: 'leftOut', note: 'Mine' }, 'note'],
    ];
    for (const [body, field] of wrong) {
      const refused = (await settle(user, id, body)).body;
      expect([field, refused.details]).toMatchObject([field, [{ field }]]);
    }
    expect((await settle(user, other.id, { lines: [1], state: 'leftOut' })).body.code).toBe('importNotFound');
    expect((await user.get(`${IMPORTS}/${other.id}/settlements`)).body.code).toBe('importNotFound');
    expect((await user.get(`${IMPORTS}/${id}/settlements?cursor=x`)).body.code).toBe('validationFailed');
    expect(toStates(await list(user, id))).toEqual([
      [1, 'leftOut'],
      [2, 'transaction'],
    ]);
  });

  it('are listed page by page', async () => {
    const { user, bank } = await signUp();
    const rows = Array.from({ length: 501 }, (_, at) =>
      at === 500 ? transferRow(501, CARD) : addedRow(at + 1),
    );
    const id = await importInto(user, bank, rows);
    const first = (await user.get(`${IMPORTS}/${id}/settlements`)).body;
    expect(first).toEqual({ items: [], nextCursor: '500' });
    const second = (await user.get(`${IMPORTS}/${id}/settlements?cursor=500`)).body;
    expect(second).toMatchObject({ items: [{ line: 501 }], nextCursor: null });
  });
});
