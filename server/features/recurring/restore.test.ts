import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import type {
  ExportedDecision,
  ExportedOccurrence,
  ExportedRecurring,
} from '#shared/contract/recurring-export.ts';
import { MAX_IMPORT_ROWS_AT_ONCE } from '#shared/limits.ts';
import { addRecurring, catchUpAll, listExpenseDays, goTo, RECURRING } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { streamDecisions, streamOccurrences, streamRecurring } from './export.ts';
import { restoreRecurring } from './restore.ts';

type Lists = {
  recurring: ExportedRecurring[];
  recurringOccurrences: ExportedOccurrence[];
  recurringDecisions: ExportedDecision[];
};

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  user = await app.signUp({ currency: 'EUR' });
});
afterAll(() => app.close());

/** Reads the categories of an account whose only category is utilities. */
const readCategories = () =>
  Promise.resolve({ resolve: (_: string, id: string) => (id === 'utilities' ? id : undefined) });

async function toList<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function readOwner(client: TestClient) {
  const { uid: userId, currency, timeZone } = (await client.get('/api/v1/me')).body;
  return { userId, currency, timeZone };
}

async function exportAll(client: TestClient): Promise<Lists> {
  const { read } = app.database;
  const owner = await readOwner(client);
  return {
    recurring: await toList(streamRecurring(read, owner)),
    recurringOccurrences: await toList(streamOccurrences(read, owner)),
    recurringDecisions: await toList(streamDecisions(read, owner)),
  };
}

async function restore(client: TestClient, lists: Partial<Lists>): Promise<void> {
  const owner = await readOwner(client);
  const all = { recurring: [], recurringOccurrences: [], recurringDecisions: [], ...lists };
  await app.database.write((trx) =>
    restoreRecurring(trx, owner, { ...all, nowMs: app.clock.now, readCategories, accountIds: new Set() }),
  );
}

/** Adds rent with a posted day, a waiting one, a moved one and a skipped one. */
async function addRent(): Promise<string> {
  const id = await addRecurring(user, { firstDay: '2026-11-20', unit: 'week', tags: ['Home'], note: 'Flat' });
  await user.post(`${RECURRING}/${id}/occurrences/2026-11-27`, { act: 'postpone', to: '2026-11-29' });
  await user.post(`${RECURRING}/${id}/occurrences/2026-12-04`, { act: 'skip' });
  await user.post(`${RECURRING}/${id}/occurrences/2026-12-11`, {
    act: 'change',
    amount: 12.34,
    description: 'Deposit',
    category: 'utilities',
    note: 'Once',
    tags: ['flat'],
  });
  await addRecurring(user, { firstDay: '2026-11-20', mode: 'ask' });
  await catchUpAll(user);
  return id;
}

describe('a restore', () => {
  it('into another account has all of the export, and posts no day again', async () => {
    await addRent();
    const { userId } = await readOwner(user);
    await app.database.write(async (trx) => {
      const decision = { user_id: userId, key: 'a key', decision: 'dismissed', decided_at: 5 } as const;
      await trx.insertInto('recurring_decisions').values(decision).execute();
    });
    const before = await exportAll(user);
    expect(before.recurringOccurrences).toHaveLength(5);
    const other = await app.signUp({ currency: 'EUR' });
    await restore(other, before);
    await restore(other, before);
    expect(await exportAll(other)).toEqual(before);
    expect(await catchUpAll(other)).toEqual({ posted: 0, asked: 0 });
    await goTo(app, '2026-12-11');
    expect(await catchUpAll(other)).toEqual({ posted: 2, asked: 0 });
    expect(await listExpenseDays(other)).toEqual(['2026-11-29', '2026-12-11']);
  });

  it('of occurrences in a later request changes the next due day', async () => {
    const id = await addRent();
    const before = await exportAll(user);
    const other = await app.signUp({ currency: 'EUR' });
    await restore(other, { recurring: before.recurring });
    await restore(other, { recurringOccurrences: before.recurringOccurrences });
    expect(await exportAll(other)).toEqual({ ...before, recurringDecisions: [] });
    expect((await other.get(`${RECURRING}/${id}`)).body).toMatchObject({ nextDay: '2026-11-29' });
  });

  it('changes no existing rows, and none of another user', async () => {
    const id = await addRent();
    const before = await exportAll(user);
    const other = await app.signUp({ currency: 'EUR' });
    await restore(other, before);
    await other.patch(`${RECURRING}/${id}`, { amount: 1 });
    await restore(other, before);
    expect((await other.get(`${RECURRING}/${id}`)).body).toMatchObject({ amount: 1 });
    expect(await exportAll(user)).toEqual(before);
  });

  it('replaces a category that the account does not have by none', async () => {
    await addRecurring(user);
    const [rent] = (await exportAll(user)).recurring;
    const other = await app.signUp({ currency: 'EUR' });
    await restore(other, { recurring: rent ? [{ ...rent, category: uuidv7() }] : [] });
    expect((await other.get(RECURRING)).body.items).toMatchObject([{ category: 'uncategorized' }]);
  });

  it('names the fields that cannot be stored', async () => {
    await addRecurring(user);
    const [rent] = (await exportAll(user)).recurring;
    if (rent === undefined) throw new Error('Nothing was exported.');
    const wrong = [{ ...rent, amount: 1.005 }, { ...rent, on: 'lastDay', unit: 'day' } as const];
    await expect(restore(user, { recurring: wrong })).rejects.toMatchObject({
      code: 'validationFailed',
      fields: [{ field: 'recurring.0.amount' }, { field: 'recurring.1.on' }],
    });
  });

  it('keeps the newest thousand decisions', async () => {
    for (const part of [0, 1]) {
      const recurringDecisions = Array.from({ length: MAX_IMPORT_ROWS_AT_ONCE }, (_, at) => ({
        key: `${part} ${at}`,
        decision: 'dismissed' as const,
        // The decisions of the second request are older.
        decidedAt: new Date((1 - part) * 1e9 + at).toISOString(),
      }));
      await restore(user, { recurringDecisions });
    }
    const newest = (await exportAll(user)).recurringDecisions.map(({ decidedAt }) => Date.parse(decidedAt));
    expect(newest.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 1_000 }, (_, at) => 1e9 + 1_000 + at),
    );
  });

  it('refuses an occurrence without its recurring transaction, and too many recurring transactions', async () => {
    const id = await addRent();
    const { recurring, recurringOccurrences } = await exportAll(user);
    const other = await app.signUp({ currency: 'EUR' });
    await expect(restore(other, { recurringOccurrences })).rejects.toMatchObject({
      code: 'recurringNotFound',
    });
    const many = Array.from({ length: 201 }, () =>
      recurring.map((each) => ({ ...each, id: uuidv7() })),
    ).flat();
    await expect(restore(other, { recurring: many })).rejects.toMatchObject({ code: 'tooManyRecurring' });
    expect((await other.get(`${RECURRING}/${id}`)).status).toBe(404);
  });
});
