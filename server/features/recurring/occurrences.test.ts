import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecurring, catchUpAll, listExpenseDays, goTo, RECURRING } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('skips, moves, changes and brings back single days', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-25', unit: 'week' });
  const act = async (day: string, body: object) =>
    (await user.post(`${RECURRING}/${id}/occurrences/${day}`, body)).status;
  expect(await act('2026-11-25', { act: 'skip' })).toBe(200);
  expect(await act('2026-12-02', { act: 'postpone', to: '2026-12-04' })).toBe(200);
  expect(await act('2026-12-09', { act: 'change', amount: 900 })).toBe(200);
  expect(await act('2026-12-10', { act: 'skip' })).toBe(404);
  expect((await user.get(`${RECURRING}/upcoming?to=2026-12-16`)).body).toMatchObject({
    upcoming: [
      { day: '2026-12-02', dueDay: '2026-12-04', amount: 950 },
      { day: '2026-12-09', dueDay: '2026-12-09', amount: 900 },
      { day: '2026-12-16', amount: 950 },
    ],
    expenses: 2800,
    incomes: 0,
  });
  expect(await act('2026-11-25', { act: 'reset' })).toBe(200);
  await goTo(app, '2026-12-09');
  expect((await user.post(`${RECURRING}/catch-up`, {})).body).toMatchObject({ posted: 3 });
  expect(await listExpenseDays(user)).toEqual(['2026-11-25', '2026-12-04', '2026-12-09']);
});

it('an occurrence is due on the day that it was moved to, even after the last day', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-20', endDay: '2026-11-20', mode: 'ask' });
  await catchUpAll(user);
  expect((await user.get(`${RECURRING}/${id}`)).body).toMatchObject({ state: 'ended' });
  const path = `${RECURRING}/${id}/occurrences/2026-11-20`;
  expect((await user.post(path, { act: 'postpone', to: '2026-11-25' })).body.occurrence).toMatchObject({
    outcome: 'planned',
    dueDay: '2026-11-25',
  });
  await goTo(app, '2026-11-25');
  expect(await catchUpAll(user)).toEqual({ posted: 0, asked: 1 });
});

it.each([
  ['to', { act: 'postpone' }],
  ['to', { act: 'postpone', to: '2026-11-20' }],
  ['to', { act: 'postpone', to: '2027-11-22' }],
  ['amount', { act: 'change' }],
  ['amount', { act: 'post', amount: 1.005 }],
  ['date', { act: 'post', date: '2027-11-22' }],
  ['date', { act: 'post', date: '1899-12-31' }],
])('names the field %s of the act %j', async (field, act) => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-20' });
  const { status, body } = await user.post(`${RECURRING}/${id}/occurrences/2026-11-20`, act);
  expect([status, body.details]).toMatchObject([400, [{ field }]]);
});

it('an occurrence too far ahead does not exist', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-20', unit: 'day' });
  const skip = async (day: string) =>
    (await user.post(`${RECURRING}/${id}/occurrences/${day}`, { act: 'skip' })).status;
  expect([await skip('2027-12-25'), await skip('2027-12-26')]).toEqual([200, 404]);
});

describe('changes of one day alone', () => {
  const start = async () => {
    await goTo(app, '2026-11-20');
    const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
    const id = await addRecurring(user, { firstDay: '2026-11-25', unit: 'week', tags: ['home'] });
    const change = (body: object, day = '2026-11-25') =>
      user.post(`${RECURRING}/${id}/occurrences/${day}`, { act: 'change', ...body });
    return { user, id, change };
  };
  const OWN = { description: 'Deposit', category: 'other', note: 'Once', tags: ['flat'], amount: 1_000 };

  it('are posted on that day only', async () => {
    const { user, change } = await start();
    expect((await change({ ...OWN, to: '2026-11-26' })).body.occurrence).toMatchObject({
      description: 'Deposit',
      category: 'other',
      amount: 1_000,
      dueDay: '2026-11-26',
    });
    await goTo(app, '2026-12-02');
    await catchUpAll(user);
    expect((await user.get('/api/v1/expenses?order=date')).body.items).toMatchObject([
      { description: 'Rent', category: 'utilities', note: '', tags: ['home'], date: '2026-12-02' },
      { ...OWN, date: '2026-11-26' },
    ]);
  });

  it('can be reset, are refused if they are wrong, and follow changes of categories and tags', async () => {
    const { user, id, change } = await start();
    expect((await change({})).body.details).toMatchObject([{ field: 'amount' }]);
    expect((await change({ category: 'salary' })).body.details).toMatchObject([{ field: 'category' }]);
    expect((await change({ to: '2026-11-20' })).body.details).toMatchObject([{ field: 'to' }]);
    const { id: category } = (await user.post('/api/v1/categories', { type: 'expense', name: 'Flat' })).body;
    await change({ ...OWN, category });
    await change(OWN, '2026-12-02');
    await user.post(`${RECURRING}/${id}/occurrences/2026-12-02`, { act: 'reset' });
    const merged = await user.post(`/api/v1/categories/${category}/merge`, { into: 'health' });
    const renamed = await user.patch('/api/v1/tags/flat', { to: 'house' });
    expect([merged.status, renamed.status]).toEqual([200, 200]);
    await goTo(app, '2026-12-02');
    await catchUpAll(user);
    expect((await user.get('/api/v1/expenses?order=date')).body.items).toMatchObject([
      { description: 'Rent', category: 'utilities', note: '', amount: 950 },
      { description: 'Deposit', category: 'health', tags: ['house'] },
    ]);
  });
});
