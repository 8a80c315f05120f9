import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addRecurring,
  makeCatchUpJob,
  listExpenseDays,
  goTo,
  goToInstant,
  RECURRING,
} from '#server/testing/recurring.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('posts each due day once, dated on that day', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await addRecurring(user);
  await goTo(app, '2027-03-02');
  expect((await user.post(`${RECURRING}/catch-up`, {})).body).toEqual({ posted: 3, asked: 0, isMore: false });
  expect((await user.post(`${RECURRING}/catch-up`, {})).body).toEqual({ posted: 0, asked: 0, isMore: false });
  expect(await listExpenseDays(user)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28']);
  expect((await user.get(RECURRING)).body.items).toMatchObject([{ nextDay: '2027-03-31', state: 'active' }]);
  await expectStoredTotals(app, user);
});

it('asks about days older than three months, and posts them with the amount that the user gives', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user);
  await goTo(app, '2027-06-15');
  expect((await user.post(`${RECURRING}/catch-up`, {})).body).toEqual({ posted: 3, asked: 3, isMore: false });
  const { waiting } = (await user.get(`${RECURRING}/upcoming`)).body;
  expect(waiting).toMatchObject([{ day: '2026-12-31' }, { day: '2027-01-31' }, { day: '2027-02-28' }]);
  const path = `${RECURRING}/${id}/occurrences/2026-12-31`;
  expect((await user.post(path, { act: 'post', amount: 940.5 })).body).toMatchObject({
    transaction: { amount: 940.5, date: '2026-12-31', category: 'utilities' },
  });
  expect((await user.post(path, { act: 'post', amount: 1 })).body.transaction).toMatchObject({
    amount: 940.5,
  });
  const days = ['2026-12-31', '2027-01-31', '2027-02-28'];
  const decide = async (act: string) =>
    (await user.post(`${RECURRING}/${id}/waiting`, { act, days })).body.changed;
  expect([await decide('skip'), await decide('skip'), await decide('ask')]).toEqual([2, 0, 2]);
  expect((await user.get(`${RECURRING}/upcoming`)).body.waiting).toMatchObject([
    { day: '2027-01-31', amount: 950 },
    { day: '2027-02-28', amount: 950 },
  ]);
  const posted = await Promise.all([decide('post'), decide('post')]);
  expect(posted.toSorted()).toEqual([0, 2]);
  expect((await listExpenseDays(user)).filter((day) => day < '2027-03-01')).toEqual(days);
  await expectStoredTotals(app, user);
});

it('posts at most sixty at once', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await addRecurring(user, { unit: 'day', firstDay: '2026-11-20' });
  await goTo(app, '2027-02-01');
  expect((await user.post(`${RECURRING}/catch-up`, {})).body).toEqual({ posted: 60, asked: 0, isMore: true });
  expect((await user.post(`${RECURRING}/catch-up`, {})).body).toEqual({
    posted: 14,
    asked: 0,
    isMore: false,
  });
  expect(await listExpenseDays(user)).toHaveLength(74);
});

it('posts estimates, unless the recurring transaction asks about each day', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await addRecurring(user, { firstDay: '2026-11-20', isEstimate: true, mode: 'ask' });
  await addRecurring(user, { firstDay: '2026-11-20', isEstimate: true, description: 'Power' });
  expect((await user.post(`${RECURRING}/catch-up`)).body).toEqual({ posted: 1, asked: 1, isMore: false });
  expect((await user.get('/api/v1/expenses')).body.items).toMatchObject([{ description: 'Power' }]);
  expect((await user.get(`${RECURRING}/upcoming`)).body.waiting).toMatchObject([{ description: 'Rent' }]);
});

it('keeps the amount of days that were posted or asked about when the recurring amount changes', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const id = await addRecurring(user, { firstDay: '2026-11-20' });
  await goTo(app, '2027-03-01');
  await user.post(`${RECURRING}/catch-up`);
  await user.patch(`${RECURRING}/${id}`, { amount: 1000 });
  const { items } = (await user.get(`${RECURRING}/occurrences?from=2026-11-01&to=2027-03-31`)).body;
  expect(items).toMatchObject([
    { day: '2026-11-20', outcome: 'asked', amount: 950 },
    { day: '2026-12-20', outcome: 'posted', amount: 950 },
    { day: '2027-01-20', outcome: 'posted', amount: 950 },
    { day: '2027-02-20', outcome: 'posted', amount: 950 },
    { day: '2027-03-20', outcome: 'planned', amount: 1000 },
  ]);
});

it('sends no event and raises no revision if nothing is due', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await addRecurring(user, { firstDay: '2026-11-21' });
  const events: string[] = [];
  const stop = app.bus.subscribe(({ name }) => events.push(name));
  const readEtag = async () => (await user.get('/api/v1/summary')).headers.get('etag');
  const before = await readEtag();
  expect((await user.post(`${RECURRING}/catch-up`)).body).toEqual({ posted: 0, asked: 0, isMore: false });
  expect(events).not.toContain('records');
  expect([before, await readEtag()]).toEqual([expect.any(String), before]);
  stop();
});

describe.each([
  ['Pacific/Kiritimati', '2026-11-20T09:59:00Z', '2026-11-20T10:01:00Z'],
  ['UTC', '2026-11-20T23:59:00Z', '2026-11-21T00:01:00Z'],
  ['America/Los_Angeles', '2026-11-21T07:59:00Z', '2026-11-21T08:01:00Z'],
])('in %s', (timeZone, before, after) => {
  it.each(['the request', 'the job'])(
    '%s posts once the day has begun there, and not before',
    async (trigger) => {
      app.clock.now = Date.parse('2026-11-18T12:00:00Z');
      const user = await app.signUp({ currency: 'EUR', timeZone });
      await addRecurring(user, { firstDay: '2026-11-21' });
      const catchUp = trigger === 'the job' ? makeCatchUpJob(app) : () => user.post(`${RECURRING}/catch-up`);
      await goToInstant(app, before);
      await catchUp();
      expect(await listExpenseDays(user)).toEqual([]);
      await goToInstant(app, after);
      await catchUp();
      expect(await listExpenseDays(user)).toEqual(['2026-11-21']);
    },
  );
});
