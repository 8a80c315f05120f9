import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { toActivityFigures } from './activity-figures.ts';
import { readTally } from './summary.ts';

/**
 * Thirty days of an installation in Auckland, Monday 16 March to Tuesday 14 April 2026, counted by hand.
 * On Sunday 5 April summer time ends there at three in the morning: that day has 25 hours.
 *
 *           signs up            comes back on (days after the sign-up)
 *   Ivy     Tue 10 March        17 March (7), 9 April (30)
 *   Jon     Thu 12 March        12 April (31)
 *   Ada     Mon 16 March        17 March (1), 23 March (7), 14 April (29); the administrator
 *   Ben     16 March 23:59:59.999   1 ms later: 17 March (1); 24 March (8), 7 April (22); lives in Los Angeles
 *   Cai     Wed 18 March 0:00   the same day at 23:59 (0), 25 March (7); lives in Kathmandu
 *   Dia     Tue 24 March        25 March (1); suspended on 30 March, refused on 31 March, which is day 7
 *   Eva     Wed 25 March        26 March (1), 1 April (7); deletes her account on 2 April
 *   Fay     Sun 5 April 1:00    5 April 23:30 (0), 6 April 0:10 (1), 12 April 23:50 (7)
 *   Kim     Mon 6 April         13 April (7)
 *   Gus     Mon 13 April        14 April (1), a day that has not passed yet
 *   Hal     Tue 14 April
 */
let app: TestApp;
let metrics: AdminMetrics;

const PASSWORD = 'plain-horse-battery';
const ZONE = 'Pacific/Auckland';
const TODAY = '2026-04-14';

/** Sets the time on the wall clock in Auckland: 13 hours ahead of UTC, 12 after summer time. */
function setClock(day: string, time = '12:00', offsetHours = day < '2026-04-05' ? 13 : 12): void {
  vi.setSystemTime(new Date(Date.parse(`${day}T${time}Z`) - offsetHours * 3_600_000));
}

type Visitor = TestClient & { email: string };

async function signUp(name: string, timeZone: string): Promise<Visitor> {
  return await app.signUp({ email: `${name}@example.org`, name, timeZone });
}

/** Sends a request, after signing in again if the session has expired. */
async function visit(person: Visitor): Promise<void> {
  if ((await person.get('/api/v1/me')).status === 401) {
    await person.post('/api/auth/sign-in/email', { email: person.email, password: PASSWORD });
    expect((await person.get('/api/v1/me')).status).toBe(200);
  }
  await app.settled();
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock('2026-03-10');
  app = await createTestApp({ now: () => Date.now() });
  await app.settings.change({ timeZone: ZONE }, () => Promise.resolve());

  const ivy = await signUp('ivy', 'UTC');
  setClock('2026-03-12');
  const jon = await signUp('jon', 'UTC');
  setClock('2026-03-16', '09:00');
  const ada = await signUp('ada', 'UTC');
  await runSql(app.database, `update profiles set is_admin = 1 where email = '${ada.email}'`);
  setClock('2026-03-16', '23:59:59.999');
  const ben = await signUp('ben', 'America/Los_Angeles');
  await visit(ben);
  setClock('2026-03-17', '00:00:00.000');
  await visit(ben);
  setClock('2026-03-17');
  await visit(ada);
  await visit(ivy);
  setClock('2026-03-18', '00:00:00.000');
  const cai = await signUp('cai', 'Asia/Kathmandu');
  setClock('2026-03-18', '23:59');
  await visit(cai);
  setClock('2026-03-23');
  await visit(ada);
  setClock('2026-03-24');
  await visit(ben);
  const dia = await signUp('dia', 'UTC');
  setClock('2026-03-25');
  await visit(cai);
  await visit(dia);
  const eva = await signUp('eva', 'UTC');
  setClock('2026-03-26');
  await visit(eva);
  setClock('2026-03-30');
  await runSql(app.database, `update profiles set is_suspended = 1 where email = '${dia.email}'`);
  setClock('2026-03-31');
  expect((await dia.get('/api/v1/me')).status).toBe(403);
  setClock('2026-04-01');
  await visit(eva);
  setClock('2026-04-02');
  const deletion = { password: PASSWORD, confirm: eva.email };
  expect((await eva.delete('/api/v1/me', deletion)).status).toBe(200);
  setClock('2026-04-05', '01:00', 13);
  const fay = await signUp('fay', 'UTC');
  setClock('2026-04-05', '23:30');
  await visit(fay);
  setClock('2026-04-06', '00:10');
  await visit(fay);
  setClock('2026-04-06');
  const kim = await signUp('kim', 'UTC');
  setClock('2026-04-07', '23:59');
  await visit(ben);
  setClock('2026-04-09');
  await visit(ivy);
  setClock('2026-04-12');
  await visit(jon);
  setClock('2026-04-12', '23:50');
  await visit(fay);
  setClock('2026-04-13');
  const gus = await signUp('gus', 'UTC');
  await visit(kim);
  setClock(TODAY, '00:30');
  await visit(gus);
  setClock(TODAY, '09:00');
  await signUp('hal', 'UTC');
  setClock(TODAY, '12:00');
  await visit(ada);
  metrics = (await ada.get('/api/v1/admin/metrics')).body as AdminMetrics;
});

afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

describe('after thirty days', () => {
  it('four of eight eligible users returned on day 1', () => {
    // Day 1 has passed for sign-ups up to 12 April: Ivy, Jon, Ada, Ben, Cai, Dia, Fay, Kim. Gus's is today, and
    // Eva is gone. Returned: Ada, Ben (a millisecond after the sign-up, but past midnight), Dia, Fay.
    // On 7 April Kim's day 1 had not passed: four of seven. 4/8 - 4/7 = -1/14.
    expect(metrics.retention.day1).toMatchObject({ returned: 4, eligible: 8, value: 1 / 2 });
    expect(metrics.retention.day1.change).toBeCloseTo(-1 / 14, 12);
  });

  it('five of eight eligible users returned on day 7', () => {
    // Day 7 has passed for sign-ups up to 6 April: the same eight. Returned: Ivy, Ada, Cai, Fay, Kim. Ben came on
    // day 8, Dia was refused. On 7 April it had passed for six, of whom Ivy, Ada and Cai returned. 5/8 - 3/6 = 1/8.
    expect(metrics.retention.day7).toMatchObject({ returned: 5, eligible: 8, value: 5 / 8, change: 1 / 8 });
  });

  it('one of two eligible users returned on day 30, without a comparison', () => {
    // Day 30 has passed for sign-ups up to 14 March: Ivy, who returned on it, and Jon, who came on day 31. On
    // 7 April it had passed for nobody: Ivy's was 9 April.
    expect(metrics.retention.day30).toMatchObject({ returned: 1, eligible: 2, value: 0.5, change: null });
  });

  it('active users count once in a day, a week and thirty days', () => {
    // Today Ada, Gus, Hal; yesterday Gus, Kim.
    expect(metrics.activeUsers.daily).toMatchObject({ value: 3, change: 1 });
    // 8 to 14 April: Ivy, Jon, Fay, Kim, Gus, Ada, Hal; 1 to 7 April: Fay, Kim, Ben, since Eva is gone.
    expect(metrics.activeUsers.weekly).toMatchObject({ value: 7, change: 4 });
    // 16 March to 14 April: everybody; 14 February to 15 March: Ivy and Jon.
    expect(metrics.activeUsers.monthly).toMatchObject({ value: 10, change: 8 });
  });

  it('each of the thirty days has its active users, or zero', () => {
    const active: Record<string, number> = {
      '2026-03-16': 2, // Ada, Ben
      '2026-03-17': 3, // Ben after midnight, Ada, Ivy
      '2026-03-18': 1, // Cai, twice
      '2026-03-23': 1, // Ada
      '2026-03-24': 2, // Ben, Dia
      '2026-03-25': 2, // Cai, Dia; Eva's sign-up went with her account
      '2026-04-05': 1, // Fay, twice on the day of 25 hours
      '2026-04-06': 2, // Fay, Kim
      '2026-04-07': 1, // Ben
      '2026-04-09': 1, // Ivy
      '2026-04-12': 2, // Jon, Fay
      '2026-04-13': 2, // Gus, Kim
      '2026-04-14': 3, // Gus, Hal, Ada
    };
    expect(metrics.activity.activeUsers).toHaveLength(30);
    expect(metrics.activity.activeUsers).toEqual(
      daysOfMarchAndApril().map((date) => ({ date, count: active[date] ?? 0 })),
    );
  });

  it('each of the thirty days has its sign-ups', () => {
    const signUps: Record<string, number> = {
      '2026-03-16': 2, // Ada, Ben
      '2026-03-18': 1, // Cai
      '2026-03-24': 1, // Dia
      '2026-04-05': 1, // Fay
      '2026-04-06': 1, // Kim
      '2026-04-13': 1, // Gus
      '2026-04-14': 1, // Hal
    };
    expect(metrics.activity.signUps).toEqual(
      daysOfMarchAndApril().map((date) => ({ date, count: signUps[date] ?? 0 })),
    );
  });

  it('each cohort has its active users for each later week that has passed for all of them', () => {
    // Week n has passed when the Sunday of the sign-ups + 7n + 6 days lies before 14 April.
    expect(metrics.cohorts).toEqual([
      // Sunday 1 March: week 5 ended on 11 April.
      { week: '2026-02-23', users: 0, active: [0, 0, 0, 0, 0, 0, null, null] },
      { week: '2026-03-02', users: 0, active: [0, 0, 0, 0, 0, null, null] },
      // Ivy and Jon; Ivy on day 7. Days 30 and 31 are in week 4, which ends on 18 April.
      { week: '2026-03-09', users: 2, active: [2, 1, 0, 0, null, null] },
      // Ada, Ben, Cai; all on day 7 or 8. Ben's day 22 and Ada's day 29 are in weeks 3 and 4.
      { week: '2026-03-16', users: 3, active: [3, 3, 0, null, null] },
      // Dia, who stays in it although she is suspended; Eva has left it.
      { week: '2026-03-23', users: 1, active: [1, 0, null, null] },
      // Fay; her week 1 ends on 18 April.
      { week: '2026-03-30', users: 1, active: [1, null, null] },
      // Kim
      { week: '2026-04-06', users: 1, active: [null, null] },
      // Gus and Hal.
      { week: '2026-04-13', users: 2, active: [null] },
    ]);
  });

  it('a week of a cohort counts once it has ended for the last sign-up', async () => {
    // Fay signed up on Sunday 5 April; her first week ends on Saturday 11 April.
    const weekOfFay = async (day: string) => {
      const { cohorts } = toActivityFigures(await readTally(app.database.read, day), day);
      return cohorts.find(({ week }) => week === '2026-03-30')?.active;
    };
    expect(await weekOfFay('2026-04-11')).toEqual([null, null]);
    expect(await weekOfFay('2026-04-12')).toEqual([1, null]);
  });

  it('registered and new users are counted to the minute', () => {
    // Eleven signed up and Eva left; Gus and Hal came in the last seven days, Fay and Kim in the seven before.
    expect(metrics.totalUsers).toMatchObject({ value: 10, change: 2 });
    expect(metrics.newUsers).toMatchObject({ value: 2, change: 0 });
    expect(metrics.timeZone).toBe(ZONE);
  });

  it('counting in groups of users gives the same result as counting all at once', async () => {
    const atOnce = await readTally(app.database.read, TODAY, 100);
    expect(atOnce.activeIn.monthly).toBe(10);
    for (const size of [1, 2, 4, 9]) {
      expect(await readTally(app.database.read, TODAY, size)).toEqual(atOnce);
    }
  });
});

/** Written out to be independent of the product’s calendar. */
function daysOfMarchAndApril(): string[] {
  const march = Array.from({ length: 16 }, (_, at) => `2026-03-${at + 16}`);
  const april = Array.from({ length: 14 }, (_, at) => `2026-04-${String(at + 1).padStart(2, '0')}`);
  return [...march, ...april];
}
