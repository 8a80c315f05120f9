import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { addRecurring, catchUpAll, listExpenseDays, goTo, RECURRING } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { append } from '#shared/lists.ts';
import { freeOccurrences, settleByTransaction, streamJoinable, type Joinable } from './joining.ts';

let app: TestApp;
let user: TestClient;
let userId: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  user = await app.signUp({ currency: 'EUR' });
  userId = (await user.get('/api/v1/me')).body.uid;
  id = await addRecurring(user, { firstDay: '2026-11-20', unit: 'week', mode: 'ask', isEstimate: true });
});
afterAll(() => app.close());

const RANGE = { from: '2026-11-15', to: '2026-12-05' };
const settle = (day: string, transactionId: string, owner = userId) =>
  app.database.write((trx) =>
    settleByTransaction(trx, { userId: owner, recurringId: id, day, transactionId, amountMinor: 94_000 }),
  );
const free = (ids: string[]) => app.database.write((trx) => freeOccurrences(trx, userId, ids));

async function listJoinable(owner: string): Promise<Joinable[]> {
  const found: Joinable[] = [];
  for await (const batch of streamJoinable(app.database.read, owner, RANGE)) append(found, batch);
  return found;
}

it('posted, asked and planned occurrences of the range can be joined, skipped ones cannot', async () => {
  const fixedId = await addRecurring(user, { firstDay: '2026-11-20' });
  await catchUpAll(user);
  await user.post(`${RECURRING}/${id}/occurrences/2026-11-27`, { act: 'skip' });
  const found = await listJoinable(userId);
  const common = { type: 'expense', description: 'Rent', category: 'utilities', amountMinor: 95_000 };
  expect(found.toSorted((a, b) => (a.outcome < b.outcome ? -1 : 1))).toEqual([
    {
      ...common,
      recurringId: id,
      day: '2026-11-20',
      dueDay: '2026-11-20',
      outcome: 'asked',
      isEstimate: true,
      transactionId: null,
    },
    {
      ...common,
      recurringId: id,
      day: '2026-12-04',
      dueDay: '2026-12-04',
      outcome: 'planned',
      isEstimate: true,
      transactionId: null,
    },
    {
      ...common,
      recurringId: fixedId,
      day: '2026-11-20',
      dueDay: '2026-11-20',
      outcome: 'posted',
      isEstimate: false,
      transactionId: expect.any(String),
    },
  ]);
});

it('a transaction settles an asked or planned day once, and nothing is posted for it', async () => {
  await catchUpAll(user);
  const [paidId, otherId] = [uuidv7(), uuidv7()];
  expect([await settle('2026-11-20', paidId), await settle('2026-11-20', otherId)]).toEqual([true, false]);
  expect(await settle('2026-11-27', otherId)).toBe(true);
  await user.patch(`${RECURRING}/${id}`, { mode: 'post' });
  await goTo(app, '2026-12-04');
  expect(await catchUpAll(user)).toEqual({ posted: 1, asked: 0 });
  expect(await listExpenseDays(user)).toEqual(['2026-12-04']);
  const { items } = (await user.get(`${RECURRING}/occurrences?from=2026-11-20&to=2026-11-27`)).body;
  expect(items).toMatchObject([
    { outcome: 'posted', transactionId: paidId, amount: 940 },
    { outcome: 'posted', transactionId: otherId, amount: 940 },
  ]);
});

it('an occurrence whose transaction is gone waits for the user again, and can be posted', async () => {
  const paidId = uuidv7();
  await settle('2026-11-20', paidId);
  expect(await free([uuidv7()])).toBe(0);
  expect(await free([])).toBe(0);
  expect(await free([paidId])).toBe(1);
  expect((await user.get(`${RECURRING}/upcoming`)).body.waiting).toMatchObject([
    { day: '2026-11-20', outcome: 'asked', amount: 950, transactionId: null },
  ]);
  await user.post(`${RECURRING}/${id}/occurrences/2026-11-20`, { act: 'post' });
  expect(await listExpenseDays(user)).toEqual(['2026-11-20']);
});

it('nobody else can settle an occurrence, and unknown days cannot be settled', async () => {
  const other = await app.signUp({ currency: 'EUR' });
  const { uid } = (await other.get('/api/v1/me')).body;
  expect(await settle('2026-11-20', uuidv7(), uid)).toBe(false);
  expect(await listJoinable(uid)).toEqual([]);
  expect(await settle('2026-11-21', uuidv7())).toBe(false);
});
