import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { createTestInstances, type TestInstances } from '#server/testing/test-instances.ts';
import { openStream, type TestStream } from '#server/testing/test-stream.ts';

const TRANSACTION = { description: 'Coffee', amount: 1, date: '2026-11-20' };

let instances: TestInstances;

const logLines: string[] = [];

async function start(events: 'listen' | 'poll'): Promise<TestInstances> {
  logLines.length = 0;
  const log = pino({ level: 'error' }, { write: (line) => void logLines.push(line) });
  instances = await createTestInstances({ events, log });
  return instances;
}

/** Signs up an administrator at one instance. */
async function signUpAdmin({ one }: TestInstances) {
  const admin = await one.signUp({ setupCode: await one.setupCode.current() });
  return { ...admin, uid: (await admin.get('/api/v1/me')).body.uid as string };
}

/** Waits until the streams have got every event that `one` has published. */
async function waitForEarlierEvents({ one, other }: TestInstances, ...streams: TestStream[]): Promise<void> {
  await one.settled();
  one.bus.publish({ name: 'instance' });
  for (const stream of streams) await stream.receives('instance');
  await other.settled();
}

describe.each(['listen', 'poll'] as const)('two instances connected by %s', (events) => {
  let one: TestApp;
  let other: TestApp;
  let admin: Awaited<ReturnType<typeof signUpAdmin>>;
  beforeAll(async () => {
    ({ one, other } = await start(events));
    admin = await signUpAdmin(instances);
  });
  afterAll(() => instances.close());

  it('send the event of a write once to the user’s streams at both, and to nobody else', async () => {
    const [user, stranger] = [await one.signUp(), await one.signUp()];
    const [here, there] = [await openStream(one, user), await openStream(other, user)];
    const strangers = await openStream(other, stranger);
    expect((await user.post('/api/v1/expenses', TRANSACTION)).status).toBe(201);
    await here.receives('records');
    await there.receives('records');
    await waitForEarlierEvents(instances, here, there, strangers);
    expect(here.events.filter((name) => name === 'records')).toHaveLength(1);
    expect(there.events.filter((name) => name === 'records')).toHaveLength(1);
    expect(strangers.events).not.toContain('records');
  });

  it('show a user with a tab at each as online, until the last tab is closed', async () => {
    const user = await one.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const timesOnline = async () => {
      const { items } = (await admin.get('/api/v1/admin/online-users')).body as { items: { id: string }[] };
      return items.filter(({ id }) => id === uid).length;
    };
    const [here, there] = [await openStream(one, user), await openStream(other, user)];
    expect(await timesOnline()).toBe(1);
    await here.leave();
    one.clock.now += 5_000;
    await one.presence.sweep();
    expect(await timesOnline()).toBe(1);
    await there.leave();
    other.clock.now += 5_000;
    await other.presence.sweep();
    expect(await timesOnline()).toBe(0);
  });

  it('tell an administrator at one that a user is online at the other', async () => {
    const stream = await openStream(other, admin);
    await one.signUpOverHttp();
    await stream.receives('presence');
    await stream.receives('notifications');
  });

  it('end a stream at one when its user is suspended at the other', async () => {
    const user = await one.signUp();
    const stream = await openStream(other, user);
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    await admin.put(`/api/v1/admin/users/${uid}/suspension`, { isSuspended: true });
    await stream.ends();
    expect(stream.events.at(-1)).toBe('ended accountSuspended');
    const refusal = await instances.atOther(user).get('/api/v1/summary');
    expect([refusal.status, refusal.body.code]).toEqual([403, 'accountSuspended']);
  });

  it('end a stream at one when its session is ended at the other', async () => {
    const user = await one.signUp();
    const stream = await openStream(other, user);
    await user.post('/api/auth/sign-out');
    await stream.ends();
    expect(stream.events.at(-1)).toBe('ended notAuthenticated');
  });

  it('deliver an event that is published with many others at the same time', async () => {
    const user = await one.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const stream = await openStream(other, user);
    for (let n = 0; n < 300; n++) one.bus.publish({ name: 'records', userId: crypto.randomUUID() });
    one.bus.publish({ name: 'records', userId: uid });
    await stream.receives('records');
    await waitForEarlierEvents(instances, stream);
    expect(stream.events).not.toContain('missed');
  });

  it('ignore text on the channel that is no event', async () => {
    const user = await one.signUp();
    const stream = await openStream(other, user);
    for (const text of ['', 'x', 'null', '{"from":"x","events":[{"name":"unknown"}]}', '{"events":5}']) {
      await one.database.channel?.send([text]);
    }
    await waitForEarlierEvents(instances, stream);
    expect(stream.events).toEqual(['ready', 'instance']);
  });

  // This test closes the registration, so it must be the last one.
  it('use a setting that an administrator changes at the other instance once the event arrives', async () => {
    const settings = () => instances.atOther(admin).get('/api/v1/instance');
    expect((await settings()).body.registration).toBe('open');
    const stream = await openStream(other, admin);
    expect((await admin.patch('/api/v1/admin/settings', { registration: 'closed' })).status).toBe(200);
    await stream.receives('instance');
    expect((await settings()).body.registration).toBe('closed');
  });
});

describe('an instance that lost its channel', () => {
  afterEach(() => instances.close());

  it('tells its streams that they may have missed something, and receives events again', async () => {
    const { one, other } = await start('listen');
    const user = await one.signUp();
    const stream = await openStream(other, user);
    await cutListening(one);
    await stream.receives('missed');
    await user.post('/api/v1/expenses', TRANSACTION);
    await stream.receives('records');
  });

  it('tells its streams even if it cannot check their sessions yet', async () => {
    const { one, other } = await start('listen');
    const user = await one.signUp();
    const stream = await openStream(other, user);
    await runSql(one.database, 'alter table profiles rename to away');
    await cutListening(one);
    await stream.receives('missed');
    await runSql(one.database, 'alter table away rename to profiles');
  });

  it('ends the streams whose sessions were deleted in between', async () => {
    const { one, other } = await start('listen');
    const user = await one.signUp();
    const stream = await openStream(other, user);
    await one.database.write((trx) => trx.deleteFrom('session').execute());
    await cutListening(one);
    await stream.ends();
    expect(stream.events.at(-1)).toBe('ended notAuthenticated');
  });
});

describe('an instance that could not poll for a while', () => {
  afterEach(() => instances.close());

  it('tells its streams that they may have missed something, and polls again', async () => {
    const { one, other } = await start('poll');
    const user = await one.signUp();
    const stream = await openStream(other, user);
    await runSql(one.database, 'alter table bus_events rename to gone');
    // After 5 s without a poll, events may be lost.
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await runSql(one.database, 'alter table gone rename to bus_events');
    await stream.receives('missed');
    await user.post('/api/v1/expenses', TRANSACTION);
    await stream.receives('records');
  });
});

describe('an instance that could not publish its events', () => {
  afterEach(() => instances.close());

  it('tells the others that they may have missed something as soon as it can', async () => {
    const { one, other } = await start('poll');
    const user = await one.signUp();
    const stream = await openStream(other, user);
    await one.settled();
    await runSql(one.database, 'alter table bus_events rename to gone');
    await user.post('/api/v1/expenses', TRANSACTION);
    await expect
      .poll(() => logLines.join(''))
      .toContain('events could not be exchanged with other instances');
    await runSql(one.database, 'alter table gone rename to bus_events');
    await stream.receives('missed');
  });
});

/** Ends the connections on which the instances listen, as a broken network would. */
async function cutListening({ database }: TestApp): Promise<void> {
  await runSql(
    database,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`,
  );
}
