import { afterEach, describe, expect, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { DEFAULT_SETTINGS } from '#shared/contract/setting-values.ts';
import { createActivity } from './activity.ts';

const apps: TestApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function createApp(now: string, timeZone = 'UTC'): Promise<TestApp & { statements: string[] }> {
  const statements: string[] = [];
  const app = await createTestApp({}, { onQuery: ({ sql }) => statements.push(sql) });
  apps.push(app);
  app.clock.now = Date.parse(now);
  await app.settings.change({ timeZone }, () => Promise.resolve());
  return Object.assign(app, { statements });
}

async function readDays(app: TestApp): Promise<[day: string, dayNumber: number][]> {
  await app.settled();
  const rows = await app.database.read.selectFrom('user_activity').selectAll().orderBy('day').execute();
  return rows.map((row) => [row.day, row.day_number]);
}

const HOUR_MS = 3_600_000;

describe('a day of activity', () => {
  it('is stored once, like the day of the sign-up, and ends at midnight in the installation’s time zone', async () => {
    // Auckland is 12 hours ahead of UTC in July.
    const app = await createApp('2026-07-01T11:30:00Z', 'Pacific/Auckland');
    const user = await app.signUpOverHttp({ timeZone: 'America/Los_Angeles' });
    expect(await readDays(app)).toEqual([['2026-07-01', 0]]);
    app.clock.now = Date.parse('2026-07-01T11:59:59.999Z');
    await user.get('/api/v1/me');
    expect(await readDays(app)).toEqual([['2026-07-01', 0]]);
    app.clock.now += 1;
    for (let n = 0; n < 5; n++) await user.get('/api/v1/me');
    expect(await readDays(app)).toEqual([
      ['2026-07-01', 0],
      ['2026-07-02', 1],
    ]);
    // One insert for each of the two days: the process remembers what it stored.
    expect(app.statements.filter((text) => text.startsWith('insert into "user_activity"'))).toHaveLength(2);
  });

  it('is not stored for refused requests, suspended users and visitors', async () => {
    const app = await createApp('2026-07-01T12:00:00Z');
    const user = await app.signUpOverHttp();
    await app.settled();
    app.clock.now += 24 * HOUR_MS;
    expect((await user.get('/api/v1/admin/metrics')).status).toBe(403);
    await app.visitor().get('/api/v1/instance');
    await runSql(app.database, 'update profiles set is_suspended = 1');
    expect((await user.get('/api/v1/me')).status).toBe(403);
    // The request is open to everybody, so it succeeds, but it does not count for a suspended user.
    expect((await user.get('/api/v1/instance')).status).toBe(200);
    expect(await readDays(app)).toEqual([['2026-07-01', 0]]);
    await runSql(app.database, 'update profiles set is_suspended = 0');
    await user.get('/api/v1/me');
    expect(await readDays(app)).toEqual([
      ['2026-07-01', 0],
      ['2026-07-02', 1],
    ]);
  });

  it('does not fail the request if it cannot be stored, and is stored by the next request', async () => {
    const app = await createApp('2026-07-01T12:00:00Z');
    await runSql(app.database, 'alter table user_activity rename to gone');
    const user = await app.signUpOverHttp();
    app.clock.now += 24 * HOUR_MS;
    expect((await user.get('/api/v1/me')).status).toBe(200);
    await app.settled();
    await runSql(app.database, 'alter table gone rename to user_activity');
    expect((await user.get('/api/v1/me')).status).toBe(200);
    // This request also stores the lost sign-up.
    expect(await readDays(app)).toEqual([
      ['2026-07-01', 0],
      ['2026-07-02', 1],
    ]);
  });

  it('is stored once by two processes at the same moment', async () => {
    const app = await createApp('2026-07-01T12:00:00Z');
    const user = await app.signUpOverHttp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    await app.settled();
    app.clock.now += 24 * HOUR_MS;
    const options = {
      database: app.database,
      currentSettings: app.settings.current,
      now: () => app.clock.now,
    };
    await Promise.all([createActivity(options).record(uid), createActivity(options).record(uid)]);
    expect(await readDays(app)).toHaveLength(2);
  });

  it('leaves nothing of an account that was just deleted', async () => {
    const app = await createApp('2026-07-01T12:00:00Z');
    const user = await app.signUpOverHttp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    await app.settled();
    await user.delete('/api/v1/me', { password: 'plain-horse-battery', confirm: user.email });
    await createActivity({
      database: app.database,
      currentSettings: () => Promise.resolve(DEFAULT_SETTINGS),
      now: () => app.clock.now,
    }).record(uid);
    expect(await readDays(app)).toEqual([]);
    expect(await app.database.read.selectFrom('user_totals').selectAll().execute()).toEqual([]);
  });

  it('keeps one sign-up when the installation’s time zone changes', async () => {
    // In Auckland it is already 2 July.
    const app = await createApp('2026-07-01T13:00:00Z', 'Pacific/Auckland');
    const user = await app.signUpOverHttp();
    await app.settled();
    await app.settings.change({ timeZone: 'UTC' }, () => Promise.resolve());
    await user.get('/api/v1/me');
    expect(await readDays(app)).toEqual([['2026-07-02', 0]]);
    app.clock.now += 36 * HOUR_MS;
    await user.get('/api/v1/me');
    expect(await readDays(app)).toEqual([
      ['2026-07-02', 0],
      ['2026-07-03', 1],
    ]);
  });
});

describe('the clean-up', () => {
  it('deletes days, page views and summaries that are older than the setting allows', async () => {
    const app = await createApp('2026-01-01T12:00:00Z');
    await app.settings.change({ statisticsDays: 60 }, () => Promise.resolve());
    const user = await app.signUpOverHttp();
    await user.post('/api/v1/page-views', { path: '/dashboard' });
    await app.jobs.runDue();
    await app.settled();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const activity = createActivity({
      database: app.database,
      currentSettings: app.settings.current,
      now: () => app.clock.now,
    });
    const readRemaining = async () => {
      await app.jobs.runDue();
      const views = await app.database.read.selectFrom('page_views').select('day').execute();
      const summaries = await app.database.read
        .selectFrom('system_metrics')
        .select('day')
        .orderBy('day')
        .execute();
      return [(await readDays(app)).map(([day]) => day), views.length, summaries[0]?.day];
    };
    app.clock.now = Date.parse('2026-03-02T12:00:00Z');
    await activity.record(uid);
    // 2 March is day 60 after 1 January, so 1 January is kept until the end of that day.
    expect(await readRemaining()).toEqual([['2026-01-01', '2026-03-02'], 1, '2026-01-01']);
    app.clock.now = Date.parse('2026-03-03T12:00:00Z');
    await activity.record(uid);
    expect(await readRemaining()).toEqual([['2026-03-02', '2026-03-03'], 0, '2026-03-02']);
    // The day of the sign-up stays deleted; later days still count from it.
    app.clock.now = Date.parse('2026-03-04T12:00:00Z');
    await activity.record(uid);
    expect((await readDays(app)).at(-1)).toEqual(['2026-03-04', 62]);
  });
});
