/**
 * Measures the administration's figures with many users: the request for them, a run of the daily summary, and the
 * delay of other requests by the summary. In process, through the whole app, on SQLite in a temporary folder.
 *
 *   node bench/admin-metrics.ts            100,000 users with 30 days of activity
 *   node bench/admin-metrics.ts 10000      fewer
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { addDays, today, type CalendarDay } from '#shared/calendar.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { openBench } from './bench-app.ts';
import { toProfile, type Person } from './insert-users.ts';
import { quantile } from './measure.ts';

const DAY_MS = 86_400_000;
const USERS_AT_ONCE = 200;
const DAYS = 30;
const ROUNDS = 50;

const users = Number(process.argv[2] ?? 100_000);
const bench = await openBench(undefined, { backupFolder: '/nowhere', log: pino({ level: 'warn' }) });
const { database, created, origin } = bench;

const cookie = await bench.signUp(10);
await created.settled();
await database.write((trx) => trx.updateTable('profiles').set({ is_admin: 1 }).execute());
const rows = await insertPeople(database, users);
console.log(`${users} users, ${rows} rows of activity (SQLite, Node ${process.version})`);

const delay = monitorEventLoopDelay({ resolution: 1 });
// Waits until the inserted rows have left memory and the log.
await sleep(200);
delay.enable();
const runStartedAt = performance.now();
await created.jobs.runDue();
const runMs = performance.now() - runStartedAt;
delay.disable();
console.log(`A run of all jobs, the summary among them: ${runMs.toFixed(0)} ms`);
console.log(
  `Longest stall of the event loop: ${(delay.max / 1e6).toFixed(1)} ms, 99%: ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
);

for (const encoding of ['identity', 'gzip']) {
  const timesMs: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const response = await created.app.request(new URL('/api/v1/admin/metrics', origin), {
      headers: { cookie, 'accept-encoding': encoding },
    });
    bytes = (await response.arrayBuffer()).byteLength;
    timesMs.push(performance.now() - startedAt);
    if (!response.ok) throw new Error(`The metrics had the status ${response.status}.`);
  }
  const [median, slowest] = [quantile(timesMs, 0.5), Math.max(...timesMs)];
  console.log(
    `GET /admin/metrics (${encoding}): median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms, ${bytes} bytes`,
  );
}
await created.settled();
await bench.close();

type ActivePerson = Person & { number: number; daysAgo: number };

/**
 * Inserts users who signed up 30 to 60 days ago, and were active then and on every third day of the last 30. Returns
 * the number of rows of activity.
 */
async function insertPeople(db: Database, count: number): Promise<number> {
  const now = Date.now();
  let inserted = 0;
  for (let start = 0; start < count; start += USERS_AT_ONCE) {
    const people = Array.from({ length: Math.min(USERS_AT_ONCE, count - start) }, (_, at) =>
      toPerson(start + at, now),
    );
    const activity = people.flatMap((person) => toActivity(person, today('UTC', now)));
    inserted += activity.length;
    await db.write(async (trx) => {
      await insertBatch(trx, people, now);
      for (let at = 0; at < activity.length; at += 1_000) {
        const batch = activity.slice(at, at + 1_000);
        await trx.insertInto('user_activity').values(batch).execute();
      }
    });
  }
  return inserted;
}

function toPerson(number: number, now: number): ActivePerson {
  const id = `${number.toString(36).padStart(8, '0')}-bench`;
  const daysAgo = DAYS + (number % 31);
  return { id, name: id, email: `${id}@example.org`, createdAt: now - daysAgo * DAY_MS, number, daysAgo };
}

type Activity = { user_id: string; day: CalendarDay; day_number: number };

function toActivity({ id, number, daysAgo }: ActivePerson, currentDay: CalendarDay): Activity[] {
  const thirds = Array.from({ length: DAYS }, (_, day) => day).filter((day) => (day * 7 + number) % 3 === 0);
  return [daysAgo, ...thirds].map((day) => ({
    user_id: id,
    day: addDays(currentDay, -day),
    day_number: daysAgo - day,
  }));
}

async function insertBatch(trx: Writer, people: readonly ActivePerson[], now: number): Promise<void> {
  const profiles = people.map((person) => ({
    ...toProfile(person),
    currency: person.number % 5 === 0 ? 'USD' : 'EUR',
  }));
  const presence = people.map(
    ({ id, number }) => ({ user_id: id, is_online: number % 50 === 0 ? 1 : 0, last_seen: now }) as const,
  );
  await trx.insertInto('profiles').values(profiles).execute();
  await trx.insertInto('presence').values(presence).execute();
  await trx.insertInto('user_totals').values(people.map(toTotals)).execute();
}

function toTotals({ id, number }: ActivePerson) {
  return {
    user_id: id,
    income_minor: number * 1_000,
    expense_minor: number * 900,
    count: number % 300,
    revision: 1,
  };
}
