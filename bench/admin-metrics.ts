/**
 * Measures the administration's figures with many users: the answer, a run of the daily summary, and how long the
 * summary delays other requests. In process, through the whole app, on SQLite in a temporary folder.
 *
 *   node bench/admin-metrics.ts            100,000 users with 30 days of activity
 *   node bench/admin-metrics.ts 10000      fewer
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { addDays, today } from '#shared/calendar.ts';
import { createApp } from '#server/app.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';

const ORIGIN = 'http://localhost:3000';
const DAY_MS = 86_400_000;
const USERS_AT_ONCE = 200;
const DAYS = 30;
const ROUNDS = 50;

const users = Number(process.argv[2] ?? 100_000);
const dataDir = mkdtempSync(join(tmpdir(), 'saldo-bench-'));
const database = await connectDatabase({ dataDir });
const created = createApp({
  database,
  backupFolder: '/nowhere',
  log: pino({ level: 'warn' }),
  config: {
    allowedOrigins: [ORIGIN],
    baseUrl: ORIGIN,
    secret: 'a secret for the benchmark, long enough',
    adminEmail: undefined,
    publicUrl: undefined,
    mail: undefined,
    supportEmail: undefined,
    trustedProxies: [],
  },
});
const { app, jobs } = created;

const cookie = await signUpAdmin();
const rows = await insertUsers(database, users);
console.log(`${users} users, ${rows} rows of activity (SQLite, Node ${process.version})`);

const delay = monitorEventLoopDelay({ resolution: 1 });
// Until then the inserted rows are in memory and in the log.
await sleep(200);
delay.enable();
const startedAt = performance.now();
await jobs.runDue();
const runMs = performance.now() - startedAt;
delay.disable();
console.log(`A run of all jobs, the summary among them: ${runMs.toFixed(0)} ms`);
console.log(
  `Longest stall of the event loop: ${(delay.max / 1e6).toFixed(1)} ms, 99%: ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
);

for (const encoding of ['identity', 'gzip']) {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const askedAt = performance.now();
    const answer = await app.request(new URL('/api/v1/admin/metrics', ORIGIN), {
      headers: { cookie, 'accept-encoding': encoding },
    });
    bytes = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - askedAt);
    if (!answer.ok) throw new Error(`The metrics were answered with ${answer.status}.`);
  }
  times.sort((one, other) => one - other);
  const [median, slowest] = [times[ROUNDS / 2] ?? 0, times.at(-1) ?? 0];
  console.log(
    `GET /admin/metrics (${encoding}): median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms, ${bytes} bytes`,
  );
}
await created.settled();
await database.close();
rmSync(dataDir, { recursive: true });

async function signUpAdmin(): Promise<string> {
  const response = await app.request(new URL('/api/auth/sign-up/email', ORIGIN), {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'admin@example.org',
      password: 'plain-horse-battery',
      termsAccepted: true,
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  await created.settled();
  await database.write((trx) => trx.updateTable('profiles').set({ is_admin: 1 }).execute());
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** Users who signed up over the last 60 days and were active on every third day since, some more often. */
async function insertUsers(db: Database, count: number): Promise<number> {
  const [profile] = await db.read.selectFrom('profiles').selectAll().execute();
  if (profile === undefined) throw new Error('There is nobody to copy.');
  const now = Date.now();
  const todayIs = today('UTC', now);
  let inserted = 0;
  for (let start = 0; start < count; start += USERS_AT_ONCE) {
    const people = Array.from({ length: Math.min(USERS_AT_ONCE, count - start) }, (_, at) => {
      const n = start + at;
      return { id: `${n.toString(36).padStart(8, '0')}-bench`, ago: DAYS + (n % 31), n };
    });
    const activity = people.flatMap(({ id, ago, n }) =>
      [ago, ...Array.from({ length: DAYS }, (_, day) => day).filter((day) => (day * 7 + n) % 3 === 0)].map(
        (day) => ({ user_id: id, day: addDays(todayIs, -day), day_number: ago - day }),
      ),
    );
    inserted += activity.length;
    await db.write(async (trx) => {
      await trx
        .insertInto('profiles')
        .values(
          people.map(({ id, ago, n }) => ({
            ...profile,
            user_id: id,
            email: `${id}@example.org`,
            is_admin: 0 as const,
            currency: n % 5 === 0 ? 'USD' : 'EUR',
            created_at: now - ago * DAY_MS,
          })),
        )
        .execute();
      await trx
        .insertInto('presence')
        .values(
          people.map(({ id, n }) => ({
            user_id: id,
            is_online: n % 50 === 0 ? (1 as const) : (0 as const),
            last_seen: now,
          })),
        )
        .execute();
      await trx
        .insertInto('user_totals')
        .values(
          people.map(({ id, n }) => ({
            user_id: id,
            income_minor: n * 1_000,
            expense_minor: n * 900,
            count: n % 300,
            revision: 1,
          })),
        )
        .execute();
      for (let at = 0; at < activity.length; at += 1_000) {
        await trx
          .insertInto('user_activity')
          .values(activity.slice(at, at + 1_000))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    });
  }
  return inserted;
}
