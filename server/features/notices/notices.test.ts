import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { addDays } from '#shared/calendar.ts';
import { DISMISS_SCOPES } from '#shared/contract/notices.ts';
import { MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import { addNotice, NOTICES, listNotices } from '#server/testing/notices.ts';
import { goTo } from '#server/testing/recurring.ts';
import { readExport, restoreAll } from '#server/testing/restores.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await goTo(app, '2026-11-20');
});
afterAll(() => app.close());

async function buy(user: TestClient, description: string, date = '2026-11-20', category = 'other') {
  const { body } = await user.post('/api/v1/expenses', { description, amount: 30, category, date });
  return body.id as string;
}

async function buyTwice(user: TestClient, description: string, date?: string, category?: string) {
  return [await buy(user, description, date, category), await buy(user, description, date, category)];
}

async function findKey(user: TestClient, name: string): Promise<string> {
  return (await listNotices(user)).find((notice) => notice.name === name)?.key ?? '';
}

async function dismiss(user: TestClient, key: string, scope: string) {
  const { status, body } = await user.post(`${NOTICES}/${key}/dismiss`, { scope });
  return [status, body.code];
}

async function undismiss(user: TestClient, key: string, scope: string) {
  const { status, body } = await user.post(`${NOTICES}/${key}/undismiss`, { scope });
  return [status, body.code];
}

const listNames = async (user: TestClient) => (await listNotices(user)).map(({ name }) => name).toSorted();

describe('notices', () => {
  it('show a double charge with its transactions, in major units', async () => {
    const user = await app.signUp();
    expect(await listNotices(user)).toEqual([]);
    const ids = await buyTwice(user, 'Headphones');
    expect(await listNotices(user)).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{22}$/) as string,
        kind: 'twice',
        day: '2026-11-20',
        name: 'Headphones',
        category: 'other',
        amount: 30,
        usual: null,
        count: 2,
        type: 'expense',
        comparedWith: null,
        transactionIds: ids,
      },
    ]);
  });

  it('are at most three of a kind a week', async () => {
    const user = await app.signUp();
    for (const name of ['Lamp', 'Chair', 'Table', 'Clock']) await buyTwice(user, name);
    await buyTwice(user, 'Sofa', addDays('2026-11-20', -8));
    const notices = await listNotices(user);
    expect(notices.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-12']);
  });

  it('show an event once: a double charge is not also large', async () => {
    const user = await app.signUp();
    for (let day = 10; day < 20; day++) {
      for (const month of ['08', '09', '10']) {
        const body = {
          description: `Shop ${day}`,
          amount: 5,
          category: 'other',
          date: `2026-${month}-${day}`,
        };
        await user.post('/api/v1/expenses', body);
      }
    }
    await buyTwice(user, 'Lamp');
    expect((await listNotices(user)).map(({ kind, name }) => `${kind} ${name}`)).toEqual(['twice Lamp']);
  });

  it('show a high category once the notice of the large transaction that explains it is dismissed', async () => {
    const user = await app.signUp();
    for (const month of ['03', '04', '05', '06', '07', '08', '09', '10']) {
      for (const day of [4, 11, 19]) {
        const date = `2026-${month}-${`${day}`.padStart(2, '0')}`;
        await user.post('/api/v1/expenses', {
          description: `Shop ${day}`,
          amount: 5,
          category: 'food',
          date,
        });
      }
    }
    await buy(user, 'Feast', '2026-11-18', 'food');
    const listKinds = async () => (await listNotices(user)).map(({ kind }) => kind);
    expect(await listKinds()).toEqual(['large']);
    const [large] = await listNotices(user);
    expect(large).toMatchObject({ comparedWith: 'category', type: 'expense', count: 24 });
    await dismiss(user, large?.key ?? '', 'transaction');
    expect(await listKinds()).toEqual(['categoryHigh']);
  });

  it('leave out deleted transactions and the parts of a split purchase', async () => {
    const user = await app.signUp();
    const [, second] = await buyTwice(user, 'Headphones');
    await user.delete(`/api/v1/expenses/${second}`);
    const parts = [15, 15].map((amount) => ({ id: uuidv7(), amount }));
    const group = {
      id: uuidv7(),
      type: 'expense',
      description: 'Market',
      date: '2026-11-20',
      amount: 30,
      parts,
    };
    expect((await user.post('/api/v1/transactions/group', group)).status).toBe(201);
    expect(await listNotices(user)).toEqual([]);
  });
});

describe('dismissing a notice', () => {
  it('hides only this notice', async () => {
    const user = await app.signUp();
    await buyTwice(user, 'Lamp');
    await buyTwice(user, 'Lamp', '2026-11-10');
    const [first, second] = await listNotices(user);
    expect(await dismiss(user, first?.key ?? '', 'transaction')).toEqual([200, undefined]);
    expect(await listNotices(user)).toEqual([second]);
  });

  it('hides all of its kind at this merchant', async () => {
    const user = await app.signUp();
    await buyTwice(user, 'Lamp');
    await buyTwice(user, 'Lamp', '2026-11-10');
    await buyTwice(user, 'Chair');
    await dismiss(user, await findKey(user, 'Lamp'), 'merchant');
    expect(await listNames(user)).toEqual(['Chair']);
  });

  it('hides all of its kind', async () => {
    const user = await app.signUp();
    await buyTwice(user, 'Lamp');
    await buyTwice(user, 'Chair');
    await dismiss(user, await findKey(user, 'Lamp'), 'kind');
    expect(await listNames(user)).toEqual([]);
    await buyTwice(user, 'Table');
    expect(await listNames(user)).toEqual([]);
  });

  it.each(DISMISS_SCOPES)('can be taken back (%s)', async (scope) => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    await buyTwice(user, 'Lamp');
    const key = await findKey(user, 'Lamp');
    await dismiss(user, key, scope);
    expect(await undismiss(other, key, scope)).toEqual([404, 'noticeNotFound']);
    expect(await listNames(user)).toEqual([]);
    expect(await undismiss(user, key, scope)).toEqual([200, undefined]);
    expect(await listNames(user)).toEqual(['Lamp']);
  });

  it('works for a user’s own notices only, and affects no other user', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const key = await addNotice(app, user);
    expect(await dismiss(other, key, 'kind')).toEqual([404, 'noticeNotFound']);
    await addNotice(app, other);
    await dismiss(user, key, 'kind');
    expect([await listNames(user), await listNames(other)]).toEqual([[], ['Headphones']]);
  });

  it('is in the export, and is restored from it', async () => {
    const [user, moved] = [await app.signUp(), await app.signUp()];
    await buyTwice(user, 'Lamp');
    await dismiss(user, await findKey(user, 'Lamp'), 'merchant');
    const file = await readExport(user);
    expect(file.noticeDecisions).toEqual([
      {
        key: expect.stringMatching(/^like [\w-]{22}$/) as string,
        decidedAt: expect.any(String) as string,
        about: { kind: 'twice', name: 'Lamp', category: 'other', day: '2026-11-20' },
      },
    ]);
    await restoreAll(moved, file);
    await buyTwice(moved, 'Chair');
    expect(await listNames(moved)).toEqual(['Chair']);
  });

  it('is stored a thousand times, and then the oldest is deleted', async () => {
    const user = await app.signUp();
    const key = await addNotice(app, user);
    await dismiss(user, key, 'transaction');
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    await app.database.write(async (trx) => {
      const rows = Array.from({ length: MAX_SUGGESTION_DECISIONS }, (_, at) => at);
      await trx
        .insertInto('notice_decisions')
        .values(rows.map((at) => ({ user_id: uid, key: `one ${at}`, decided_at: app.clock.now + 1 + at })))
        .execute();
    });
    await buyTwice(user, 'Lamp');
    app.clock.now += 10_000;
    await dismiss(user, await findKey(user, 'Lamp'), 'transaction');
    expect(await listNames(user)).toEqual(['Headphones']);
  });
});
