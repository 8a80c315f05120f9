import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { addDays } from '#shared/calendar.ts';
import { CATEGORIES, type TransactionType } from '#shared/categories.ts';
import { rounds } from '#server/testing/rounds.ts';
import { addedRow, IMPORTS, joinedRow, otherRow, startImport } from '#server/testing/import-rows.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const type = fc.constantFrom<TransactionType>('expense', 'income');
const category = fc.nat({ max: 4 });
const content = fc.record({
  type,
  amount: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
  date: fc.nat({ max: 5 }).map((day) => addDays('2026-02-26', day)),
  category,
  /** Has no effect on an income. */
  isRefund: fc.boolean(),
});
type Content = typeof content extends fc.Arbitrary<infer T> ? T : never;

const pick = fc.nat();
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), content }),
  fc.record({ do: fc.constantFrom('edit' as const), pick, content }),
  fc.record({ do: fc.constantFrom('remove' as const, 'restore' as const, 'erase' as const), pick }),
  fc.record({ do: fc.constant('categorize' as const), type, category }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      rows: fc.array(content, { minLength: 1, maxLength: 8 }),
      joins: fc.array(pick, { maxLength: 2 }),
      isRepeated: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('undo' as const), pick, keepsEdited: fc.boolean() }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The transactions that the user should have. */
type Model = {
  stored: Map<string, Transaction>;
  deleted: Map<string, Transaction>;
  imports: string[];
};
type Transaction = { type: TransactionType; cents: number; importId: string | null; isEdited: boolean };

it('the totals equal the transactions after any order of single writes, imports and undoing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const user = await app.signUp();
      const model: Model = { stored: new Map(), deleted: new Map(), imports: [] };
      for (const each of steps) {
        // An edited transaction has another time than an added one.
        app.clock.now += 10;
        await apply(user, model, each);
      }
      await expectModel(user, model);
      await expectStoredTotals(app, user);
    }),
    { numRuns: rounds(30) },
  );
});

async function expectModel(user: TestClient, { stored, deleted }: Model): Promise<void> {
  const sumType = (wantedType: TransactionType) =>
    [...stored.values()].reduce((sum, each) => sum + (each.type === wantedType ? each.cents : 0), 0) / 100;
  const totals = { count: stored.size, income: sumType('income'), expenses: sumType('expense') };
  expect((await user.get('/api/v1/transactions/totals')).body).toEqual(totals);
  const { items } = (await user.get('/api/v1/transactions/deleted?limit=100')).body;
  expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual([...deleted.keys()].toSorted());
}

async function apply(user: TestClient, model: Model, each: Step): Promise<void> {
  if (each.do === 'add') await add(user, model, each.content);
  else if (each.do === 'import') await importAll(user, model, each);
  else if (each.do === 'undo') await undo(user, model, each);
  else if (each.do === 'categorize') await categorize(user, model, each);
  else await changeOne(user, model, each);
}

async function add(user: TestClient, { stored }: Model, newContent: Content): Promise<void> {
  const { type: itsType, ...fields } = toFields(newContent);
  const { body } = await user.post(`/api/v1/${itsType}s`, { ...fields, description: 'x' });
  stored.set(body.id, toTransaction(newContent, null));
}

async function importAll(
  user: TestClient,
  { stored, imports }: Model,
  { rows, joins, isRepeated }: Step & { do: 'import' },
): Promise<void> {
  const id = await startImport(user);
  const joined = joins.flatMap((at) => [...stored.keys()][at % (stored.size + 1)] ?? []);
  const added = rows.map((row, at) => addedRow(at + 1, { ...toFields(row), id: uuidv7() }));
  const allRows = [
    ...added,
    ...joined.map((joinedId, at) => joinedRow(at + 100, joinedId)),
    otherRow(200, 'transfer'),
  ];
  for (let time = 0; time < (isRepeated ? 2 : 1); time++) {
    expect((await user.post(`${IMPORTS}/${id}/rows`, { rows: allRows })).status).toBe(200);
  }
  imports.push(id);
  rows.forEach((row, at) => stored.set(added[at]?.transaction.id ?? '', toTransaction(row, id)));
}

async function undo(
  user: TestClient,
  model: Model,
  { pick: at, keepsEdited }: Step & { do: 'undo' },
): Promise<void> {
  const id = model.imports[at % (model.imports.length + 1)];
  if (id === undefined) return;
  const undone = await user.delete(`${IMPORTS}/${id}?edited=${keepsEdited ? 'keep' : 'delete'}`);
  const count = { deleted: 0, kept: 0 };
  for (const [key, transaction] of model.stored) {
    if (transaction.importId !== id) continue;
    if (keepsEdited && transaction.isEdited) {
      count.kept++;
      transaction.importId = null;
    } else {
      count.deleted++;
      model.stored.delete(key);
    }
  }
  for (const [key, { importId }] of model.deleted) if (importId === id) model.deleted.delete(key);
  expect(undone.body).toMatchObject(count);
}

async function categorize(
  user: TestClient,
  { stored }: Model,
  { type: itsType, category: index }: Step & { do: 'categorize' },
): Promise<void> {
  const body = { search: { type: itsType }, categories: { [itsType]: CATEGORIES[itsType][index] } };
  const { changed } = (await user.post('/api/v1/transactions/categorize-matching', body)).body;
  for (const { ids } of changed as { ids: string[] }[]) {
    for (const id of ids) stored.set(id, { ...(stored.get(id) as Transaction), isEdited: true });
  }
}

async function changeOne(
  user: TestClient,
  { stored, deleted }: Model,
  each: Step & { do: 'edit' | 'remove' | 'restore' | 'erase' },
): Promise<void> {
  const from = each.do === 'edit' || each.do === 'remove' ? stored : deleted;
  const [id, target] = [...from][each.pick % (from.size + 1)] ?? [];
  if (id === undefined || target === undefined) return;
  const path = `/api/v1/${target.type}s/${id}`;
  if (each.do === 'edit') {
    const { type: _, ...fields } = toFields({ ...each.content, type: target.type });
    expect((await user.patch(path, fields)).status).toBe(200);
    stored.set(id, {
      ...target,
      ...toTransaction({ ...each.content, type: target.type }, target.importId),
      isEdited: true,
    });
    return;
  }
  from.delete(id);
  if (each.do === 'remove') {
    await user.delete(path);
    deleted.set(id, target);
    return;
  }
  const response = await user.post(`/api/v1/transactions/deleted/${each.do}`, { ids: [id] });
  expect(response.status).toBe(200);
  if (each.do === 'restore') stored.set(id, target);
}

function toFields({ type: itsType, category: index, date, ...rest }: Content) {
  return {
    date,
    amount: signedAmount({ type: itsType, ...rest }),
    type: itsType,
    category: CATEGORIES[itsType][index],
  };
}

function toTransaction({ type: itsType, ...rest }: Content, importId: string | null): Transaction {
  const cents = Math.round(signedAmount({ type: itsType, ...rest }) * 100);
  return { type: itsType, cents, importId, isEdited: false };
}

function signedAmount({
  type: itsType,
  amount,
  isRefund,
}: Pick<Content, 'type' | 'amount' | 'isRefund'>): number {
  return itsType === 'expense' && isRefund ? -amount : amount;
}
