import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHere } from '#server/testing/forecasts.ts';
import { goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createChangeLog } from '#server/caching/change-log.ts';
import { readLines, replaceDays, type ReadLine } from './history-lines.ts';
import { createHistoryReader } from './history-reader.ts';
import { SEPARATOR } from './queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const toLine = (day: number, id: number, amount: number) =>
  [`2026-01-${String(day).padStart(2, '0')}`, `id-${id}`, 'expense', amount, 'food', '', 'Café "Luz"'].join(
    SEPARATOR,
  );

const history = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 2 })), {
    selector: ([, id]) => id,
  })
  .map((all) =>
    all
      .map((each) => toLine(...each))
      .toSorted()
      .toReversed(),
  );

it('readLines reads each history the same, whatever it has read before', () => {
  fc.assert(
    fc.property(fc.array(history, { minLength: 2, maxLength: 5 }), (histories) => {
      let previous: ReadLine[] = [];
      for (const lines of histories)
        expect((previous = readLines(lines, previous))).toEqual(readLines(lines, []));
    }),
  );
});

it('replaceDays gives the same rows as reading all days', () => {
  fc.assert(
    fc.property(history, history, fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (before, after, days) => {
      const changed = new Set(days.map((day) => toLine(day, 0, 0).slice(0, 10)));
      const isChanged = (line: string) => changed.has(line.slice(0, 10));
      const unchanged = before.filter((line) => !isChanged(line));
      const read = replaceDays(readLines(before, []), changed, after.filter(isChanged));
      expect(read).toEqual(readLines([...unchanged, ...after.filter(isChanged)].toSorted().toReversed(), []));
    }),
  );
});

it('readLines keeps the objects of unchanged transactions', () => {
  const before = readLines([toLine(9, 4, 40), toLine(8, 3, 30), toLine(8, 2, 20), toLine(7, 1, 10)], []);
  const after = readLines([toLine(9, 5, 50), toLine(9, 4, 40), toLine(8, 2, 25), toLine(7, 1, 10)], before);
  expect(after.map(({ row }) => before.findIndex((each) => each.row === row))).toEqual([-1, 0, -1, 3]);
  expect(after[2]?.row).toMatchObject({ id: 'id-2', amountMinor: 25, date: '2026-01-08', groupId: null });
});

it('a history reader reads the rows of the database, also after a change', async () => {
  const user = await app.signUp({ timeZone: 'UTC', currency: 'EUR' });
  await goTo(app, '2026-11-20');
  const readHistory = createHistoryReader(app.database.forProduct.read, createChangeLog());
  const read = async () => (await readHere(app, user, readHistory)).transactions;
  const add = async (list: string, transaction: object) =>
    (await user.post(`/api/v1/${list}`, transaction)).body.id as string;
  const rent = { description: 'Alquiler "Ñandú", 50% | 日本', amount: 1_234.56, category: 'utilities' };
  const id = await add('expenses', { ...rent, date: '2026-11-01' });
  const salary = await add('incomes', { description: 'Salary', amount: 2_000, date: '2026-11-02' });
  const expected = {
    id,
    type: 'expense',
    date: '2026-11-01',
    amountMinor: 123_456,
    category: 'utilities',
    description: rent.description,
    groupId: null,
  };
  expect(await read()).toMatchObject([{ id: salary, type: 'income', amountMinor: 200_000 }, expected]);
  await user.patch(`/api/v1/expenses/${id}`, { description: 'Rent' });
  expect((await read())[1]).toEqual({ ...expected, description: 'Rent' });
  await user.delete(`/api/v1/incomes/${salary}`);
  expect(await read()).toEqual([{ ...expected, description: 'Rent' }]);
});
