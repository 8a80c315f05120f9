import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, today } from '#shared/calendar.ts';
import { addedRow, IMPORTS, importRows, joinedRow, otherRow } from '#server/testing/import-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let now: string;
beforeAll(async () => {
  app = await createTestApp();
  now = today('UTC', app.clock.now);
});
afterAll(() => app.close());

type Named = { id: string; date: string; text: string; description: string };

/** Reads the named rows for a file of today. */
async function readNamed(user: TestClient): Promise<Named[]> {
  const response = await user.get(`${IMPORTS}/history?from=${now}&to=${now}`);
  return response.body.named as Named[];
}

let line = 0;
/** Makes a row with the bank's text and the description of its transaction. */
const namedRow = (date: string, text: string, description: string) =>
  addedRow(++line, { date, description }, { date, text });

const toDates = (rows: readonly Named[]) => rows.map(({ date }) => date);

describe('earlier rows that a preview learns from', () => {
  it('are renamed ones, without the rows around the file', async () => {
    const user = await app.signUp();
    const renamed = namedRow(addMonths(now, -10), 'COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA', 'Weekly shop');
    await importRows(user, [
      renamed,
      namedRow(addMonths(now, -11), 'PANADERIA SOL', 'PANADERIA SOL'),
      namedRow(addDays(now, -3), 'BAR PEPE', 'Lunch'),
      otherRow(++line, 'leftOut', { date: addMonths(now, -10), text: 'MERCADONA' }),
    ]);
    expect(await readNamed(user)).toEqual([
      {
        id: renamed.transaction.id,
        type: 'expense',
        date: addMonths(now, -10),
        text: 'COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA',
        outcome: 'added',
        description: 'Weekly shop',
        category: 'food',
      },
    ]);
    expect(await readNamed(await app.signUp())).toEqual([]);
  });

  it('are the last five rows of a renamed payee in any spelling, also rows that kept its name', async () => {
    const user = await app.signUp();
    const days = [2, 3, 4, 5, 6, 7].map((months) => addMonths(now, -months));
    const rows = days.map((date, at) => namedRow(date, `MERCADONA ${1_000 + at}`, `MERCADONA ${1_000 + at}`));
    await importRows(user, [...rows, namedRow(addMonths(now, -8), 'Mercadona', 'Weekly shop')]);
    expect(await readNamed(user)).toEqual([]);
    await user.patch(`/api/v1/expenses/${rows[1]?.transaction.id}`, { description: 'Picnic' });
    expect(toDates(await readNamed(user)).toSorted()).toEqual(days.slice(0, 5).toSorted());
  });

  it('reach back 37 months; those older than 24 months need not be renamed', async () => {
    const user = await app.signUp();
    const [first, last] = [addMonths(now, -37), addDays(addMonths(now, -24), -1)];
    const days = [addDays(first, -1), first, last, addMonths(now, -24)];
    await importRows(
      user,
      days.map((date, at) => namedRow(date, `SHOP ${'ABCD'.charAt(at)}X`, `SHOP ${'ABCD'.charAt(at)}X`)),
    );
    expect(toDates(await readNamed(user))).toEqual([last, first]);
  });

  it('have a transaction that still exists, added or joined', async () => {
    const user = await app.signUp();
    const date = addMonths(now, -6);
    const transaction = { description: 'Insurance', amount: 5, date };
    const { id } = (await user.post('/api/v1/expenses', transaction)).body as { id: string };
    const deleted = namedRow(date, 'GYM CLUB', 'Sport');
    await importRows(user, [joinedRow(++line, id, { date, text: 'SEGUROS OCASO' }), deleted]);
    await user.delete(`/api/v1/expenses/${deleted.transaction.id}`);
    expect(await readNamed(user)).toMatchObject([{ id, outcome: 'joined', description: 'Insurance' }]);
  });

  it('are the latest, beyond one batch', async () => {
    const user = await app.signUp();
    const date = addMonths(now, -6);
    const rows = Array.from({ length: 2_000 }, () => namedRow(date, '12345', 'Cash'));
    await importRows(user, rows);
    await importRows(user, [namedRow(addDays(date, -1), 'GYM CLUB', 'Sport')]);
    const found = await readNamed(user);
    expect(found.filter(({ description }) => description === 'Cash').length).toBeLessThanOrEqual(5);
    expect(found.map(({ description }) => description)).toContain('Sport');
  });
});
