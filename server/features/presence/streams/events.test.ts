import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeProfile, signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { waitForEarlierEvents, openStream } from '#server/testing/test-stream.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const TRANSACTION = { description: 'Coffee', amount: 1, date: '2026-11-20' };

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe('a user’s stream', () => {
  it.each([
    ['records', 'an added transaction', (user: TestUser) => user.post('/api/v1/expenses', TRANSACTION)],
    [
      'categories',
      'a changed category',
      (user: TestUser) => user.patch('/api/v1/categories/food', { icon: 'car' }),
    ],
    ['profile', 'a changed profile', (user: TestUser) => user.patch('/api/v1/me', { theme: 'dark' })],
    ['profile', 'accepted terms', (user: TestUser) => user.post('/api/v1/me/terms', { accepted: true })],
    ['profile', 'a declined location', (user: TestUser) => user.post('/api/v1/me/location/decline')],
    ['profile', 'a removed photo', (user: TestUser) => user.delete('/api/v1/me/photo')],
  ])('has %s for %s, on every device of this user only', async (name, _, act) => {
    const [user, other] = [await signUpUser(app), await signUpAdmin(app)];
    const streams = [await openStream(app, user), await openStream(app, user)];
    const others = await openStream(app, other);
    expect((await act(user)).status).toBeLessThan(300);
    for (const stream of streams) await stream.receives(name);
    await waitForEarlierEvents(app, others);
    expect(others.events).not.toContain(name);
  });

  it('has an event for edited and deleted transactions, one or several', async () => {
    const user = await signUpUser(app);
    const { id } = (await user.post('/api/v1/expenses', TRANSACTION)).body as { id: string };
    const stream = await openStream(app, user);
    await user.patch(`/api/v1/expenses/${id}`, { amount: 2 });
    await stream.receives('records', 1);
    await user.delete(`/api/v1/expenses/${id}`);
    await stream.receives('records', 2);
    await user.post('/api/v1/transactions/delete', { ids: [id] });
    await stream.receives('records', 3);
  });

  it('has an event for categories when they change, and none when a transaction changes', async () => {
    const user = await signUpUser(app);
    const stream = await openStream(app, user);
    await user.post('/api/v1/expenses', TRANSACTION);
    await stream.receives('records');
    await waitForEarlierEvents(app, stream);
    expect(stream.events).not.toContain('categories');
    await user.post('/api/v1/categories/food/merge', { into: 'health' });
    await stream.receives('records', 2);
    await stream.receives('categories');
  });

  it('has one event at the start and one at the end of many changes at once', async () => {
    const user = await signUpUser(app);
    const stream = await openStream(app, user);
    await Promise.all(Array.from({ length: 40 }, () => user.post('/api/v1/expenses', TRANSACTION)));
    await stream.receives('records', 2);
    await waitForEarlierEvents(app, stream);
    expect(stream.events.filter((name) => name === 'records').length).toBeLessThan(40);
  });

  it('has no event for a refused write', async () => {
    const user = await signUpUser(app);
    const stream = await openStream(app, user);
    await user.post('/api/v1/expenses', { ...TRANSACTION, amount: 0 });
    await user.patch('/api/v1/expenses/nothing', { amount: 1 });
    await waitForEarlierEvents(app, stream);
    expect(stream.events).toEqual(['ready', 'instance']);
  });

  it('has no event for presence and sign-ups, unlike an administrator’s', async () => {
    const [user, admin] = [await signUpUser(app), await signUpAdmin(app)];
    const [userStream, adminStream] = [await openStream(app, user), await openStream(app, admin)];
    await app.signUpOverHttp();
    await adminStream.receives('notifications');
    await adminStream.receives('presence');
    await waitForEarlierEvents(app, userStream, adminStream);
    expect(userStream.events).toEqual(['ready', 'instance']);
  });

  it('has only the names of events', async () => {
    const [user, admin] = [await signUpUser(app), await signUpAdmin(app)];
    const stream = await openStream(app, admin);
    await user.post('/api/auth/sign-out');
    await stream.receives('presence');
    expect(stream.events.every((text) => /^(ready|presence|notifications)$/.test(text))).toBe(true);
  });
});

describe('a change of role', () => {
  it.each([
    ['with an event', true],
    ['without an event', false],
  ])('stops the events for administrators (%s)', async (_, isPublished) => {
    const [demoted, remaining] = [await signUpAdmin(app), await signUpAdmin(app)];
    const streams = { demoted: await openStream(app, demoted), remaining: await openStream(app, remaining) };
    await app.signUpOverHttp();
    await streams.demoted.receives('notifications');
    await streams.remaining.receives('notifications');

    await changeProfile(app, demoted, { is_admin: 0 });
    if (isPublished) app.bus.publish({ name: 'access', userId: demoted.uid });
    const before = [...streams.demoted.events];
    const countBefore = streams.remaining.events.filter((name) => name === 'notifications').length;
    await app.signUpOverHttp();
    await streams.remaining.receives('notifications', countBefore + 1);
    await waitForEarlierEvents(app, streams.demoted);
    expect(streams.demoted.events).toEqual([...before, 'profile', 'instance']);
  });

  it('starts the administrators’ events for a promoted user with an open stream', async () => {
    const user = await signUpUser(app);
    const stream = await openStream(app, user);
    await changeProfile(app, user, { is_admin: 1 });
    app.bus.publish({ name: 'access', userId: user.uid });
    await app.settled();
    await app.signUpOverHttp();
    await stream.receives('notifications');
  });

  it.each([
    ['by another administrator, at once', true],
    ['by another process, at the next check, every 15 seconds', false],
  ])('reaches its user: %s', async (_, isFromHere) => {
    const [user, admin] = [await signUpUser(app), await signUpAdmin(app)];
    const stream = await openStream(app, user);
    const countProfileEvents = () => stream.events.filter((name) => name === 'profile').length;
    for (const [times, isAdmin] of [
      [1, true],
      [2, false],
    ] as const) {
      if (isFromHere) await admin.put(`/api/v1/admin/users/${user.uid}/role`, { isAdmin });
      else await changeProfile(app, user, { is_admin: isAdmin ? 1 : 0 });
      await (isFromHere ? app.settled() : app.streams.check());
      await stream.receives('profile', times);
      await app.streams.check();
      expect(countProfileEvents()).toBe(times);
    }
  });
});
