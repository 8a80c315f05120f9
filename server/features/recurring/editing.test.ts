import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { addRecurring, catchUpAll, listExpenseDays, goTo, RECURRING } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SCHEDULE = {
  unit: 'month',
  every: 1,
  firstDay: '2026-11-25',
  secondDay: null,
  on: 'day',
  shift: 'none',
  endDay: null,
};

it('changes this occurrence and later ones, and skips days that were due while paused', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user);
  const newId = uuidv7();
  const change = { amount: 1000, from: { day: '2027-02-28', newId } };
  expect((await user.patch(`${RECURRING}/${id}`, change)).body).toMatchObject({ id: newId, amount: 1000 });
  expect((await user.patch(`${RECURRING}/${id}`, change)).body).toMatchObject({ id: newId, amount: 1000 });
  expect((await user.get(`${RECURRING}/occurrences?from=2026-12-01&to=2027-04-30`)).body.items).toMatchObject(
    [
      { day: '2026-12-31', amount: 950, recurringId: id },
      { day: '2027-01-31', amount: 950, recurringId: id },
      { day: '2027-02-28', amount: 1000, recurringId: newId },
      { day: '2027-03-31', amount: 1000, recurringId: newId },
      { day: '2027-04-30', amount: 1000, recurringId: newId },
    ],
  );
  await user.patch(`${RECURRING}/${newId}`, { state: 'paused' });
  await goTo(app, '2027-03-20');
  await user.patch(`${RECURRING}/${newId}`, { state: 'active' });
  await user.post(`${RECURRING}/catch-up`, {});
  expect(await listExpenseDays(user)).toEqual(['2026-12-31', '2027-01-31']);
  expect((await user.get(`${RECURRING}/${newId}`)).body).toMatchObject({ nextDay: '2027-03-31' });
  expect((await user.get(`${RECURRING}/${id}`)).body).toMatchObject({ nextDay: null, state: 'ended' });
});

it.each(['paused', 'ended'])(
  'skips days that were due while it was %s, even if it resumes from an earlier day',
  async (state) => {
    app.clock.now = Date.parse('2026-11-20T12:00:00Z');
    const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
    const id = await addRecurring(user, { firstDay: '2026-11-25' });
    await user.patch(`${RECURRING}/${id}`, { state });
    await goTo(app, '2027-03-20');
    const from = { day: '2026-12-25', newId: uuidv7() };
    const { body } = await user.patch(`${RECURRING}/${id}`, { state: 'active', amount: 1000, from });
    expect(body).toMatchObject({ id: from.newId, state: 'active', nextDay: '2027-03-25' });
    expect(await catchUpAll(user)).toEqual({ posted: 0, asked: 0 });
    expect(await listExpenseDays(user)).toEqual([]);
  },
);

it('pauses, ends and resumes', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-25' });
  await user.post(`${RECURRING}/${id}/occurrences/2026-12-25`, { act: 'change', amount: 1 });
  await user.patch(`${RECURRING}/${id}`, { state: 'ended' });
  expect((await user.get(`${RECURRING}/${id}`)).body).toMatchObject({ state: 'ended', nextDay: null });
  await goTo(app, '2026-12-01');
  expect(await catchUpAll(user)).toEqual({ posted: 0, asked: 0 });
  await user.patch(`${RECURRING}/${id}`, { state: 'active' });
  expect((await user.get(`${RECURRING}/upcoming?to=2026-12-31`)).body.upcoming).toMatchObject([
    { day: '2026-12-25', amount: 950 },
  ]);
});

it('keeps single days that were changed, unless the days themselves change', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-25' });
  const listUpcoming = async () => (await user.get(`${RECURRING}/upcoming?to=2027-02-28`)).body.upcoming;
  await user.post(`${RECURRING}/${id}/occurrences/2026-12-25`, { act: 'change', amount: 1 });
  await user.post(`${RECURRING}/${id}/occurrences/2027-01-25`, { act: 'skip' });
  await user.patch(`${RECURRING}/${id}`, { schedule: { ...SCHEDULE, endDay: '2027-02-01' } });
  expect(await listUpcoming()).toMatchObject([{ day: '2026-11-25' }, { day: '2026-12-25', amount: 1 }]);
  await user.patch(`${RECURRING}/${id}`, { schedule: { ...SCHEDULE, endDay: '2026-12-01' } });
  expect(await listUpcoming()).toMatchObject([{ day: '2026-11-25' }]);
  await user.patch(`${RECURRING}/${id}`, { schedule: { ...SCHEDULE, firstDay: '2026-11-30' } });
  expect(await listUpcoming()).toMatchObject([
    { day: '2026-11-30' },
    { day: '2026-12-30', amount: 950 },
    { day: '2027-01-30' },
    { day: '2027-02-28' },
  ]);
});

it('a changed detail replaces that of days with their own details, which keep the others', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-25' });
  const listUpcoming = async () => (await user.get(`${RECURRING}/upcoming?to=2026-12-31`)).body.upcoming;
  for (const day of ['2026-11-25', '2026-12-25'])
    await user.post(`${RECURRING}/${id}/occurrences/${day}`, {
      act: 'change',
      amount: 1,
      description: 'Own',
    });
  const from = { day: '2026-12-25', newId: uuidv7() };
  await user.patch(`${RECURRING}/${id}`, { amount: 1000, from });
  expect(await listUpcoming()).toMatchObject([
    { day: '2026-11-25', amount: 1, description: 'Own' },
    { day: '2026-12-25', amount: 1000, description: 'Own' },
  ]);
  await user.patch(`${RECURRING}/${id}`, { amount: 980 });
  expect(await listUpcoming()).toMatchObject([{ amount: 980, description: 'Own' }, { amount: 1000 }]);
});

it('resumes with a new schedule after it has ended', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-20', endDay: '2026-11-20' });
  await catchUpAll(user);
  expect((await user.get(`${RECURRING}/${id}`)).body).toMatchObject({ state: 'ended' });
  const { body } = await user.patch(`${RECURRING}/${id}`, {
    schedule: { ...SCHEDULE, firstDay: '2026-11-20' },
  });
  expect(body).toMatchObject({ state: 'active', nextDay: '2026-12-20' });
  expect(await listExpenseDays(user)).toEqual(['2026-11-20']);
});

it('posts days that were due before a change unchanged', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-25' });
  await goTo(app, '2026-12-26');
  await user.patch(`${RECURRING}/${id}`, { amount: 1000, state: 'paused' });
  const { items } = (await user.get('/api/v1/expenses')).body;
  expect(items).toMatchObject([{ amount: 950 }, { amount: 950 }]);
});

it('keeps an end day that is before the split', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-25', endDay: '2026-12-31' });
  const newId = uuidv7();
  await user.patch(`${RECURRING}/${id}`, { amount: 1, from: { day: '2027-02-25', newId } });
  expect((await user.get(`${RECURRING}/${id}`)).body).toMatchObject({ endDay: '2026-12-31' });
  expect((await user.get(`${RECURRING}/${newId}`)).body).toMatchObject({ state: 'ended', nextDay: null });
  const again = await user.patch(`${RECURRING}/${id}`, { amount: 2, from: { day: '2026-12-25', newId } });
  expect(again.body.code).toBe('idConflict');
});

it.each(['paused', 'ended'])(
  'a recurring transaction that was %s resumes without the days that were due meanwhile',
  async (state) => {
    await goTo(app, '2026-11-20');
    const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
    const id = await addRecurring(user, { firstDay: '2026-11-25' });
    await user.post(`${RECURRING}/${id}/occurrences/2026-12-25`, { act: 'change', amount: 1 });
    await user.patch(`${RECURRING}/${id}`, { state });
    await goTo(app, '2027-01-20');
    expect((await user.patch(`${RECURRING}/${id}`, { state: 'active' })).body).toMatchObject({
      state: 'active',
      nextDay: '2027-01-25',
    });
    await catchUpAll(user);
    expect(await listExpenseDays(user)).toEqual([]);
  },
);

it('a recurring transaction that ended on its last day resumes with a schedule that has no last day', async () => {
  await goTo(app, '2026-11-20');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-20', endDay: '2026-11-20' });
  await catchUpAll(user);
  await goTo(app, '2027-01-10');
  const schedule = { ...SCHEDULE, firstDay: '2026-11-20', endDay: null };
  expect((await user.patch(`${RECURRING}/${id}`, { state: 'active', schedule })).body).toMatchObject({
    state: 'active',
    nextDay: '2027-01-20',
    endDay: null,
  });
});
