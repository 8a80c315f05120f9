/**
 * Measures the administration with many users: the server time in milliseconds and the kilobytes of each response. In
 * process, through the whole app.
 *
 *   node bench/admin.ts                     100,000 users on SQLite
 *   node bench/admin.ts postgres 10000      another number, on PostgreSQL
 *
 * The exit code is 1 if a response is too slow or too large for an administrator.
 */
import { startPostgres } from '#server/testing/start-postgres.ts';
import { fillUsers } from './admin-users.ts';
import { openBench } from './bench-app.ts';
import { measureCalls, medianMs, quantile, toRow } from './measure.ts';

const options = process.argv.slice(2);
const size = Number(options.find((option) => /^\d+$/.test(option)) ?? 100_000);
const postgres = options.includes('postgres') ? await startPostgres({ isDurable: true }) : undefined;
const bench = await openBench(postgres?.url);

const cookie = await bench.signUp(1_000);
const userId = await fillUsers(bench.database, size);

const USERS = '/api/v1/admin/users';
const AUDIT = '/api/v1/admin/audit';
const NOTIFICATIONS = '/api/v1/admin/notifications';
const LAST_PAGE = 999_999_999;
const MAX_MS = 50;
const MAX_KB = 100;
const ROUNDS = 15;

const MEASURED: Record<string, string> = {
  'users, first page': USERS,
  'users, 100 a page': `${USERS}?pageSize=100`,
  'users, page in the middle': `${USERS}?page=${Math.round(size / 40)}`,
  'users, last page': `${USERS}?page=${LAST_PAGE}`,
  'users, by name, last page': `${USERS}?sort=name&page=${LAST_PAGE}`,
  'users, by e-mail': `${USERS}?sort=email`,
  'users, by last visit': `${USERS}?sort=lastSeen`,
  'users, by last visit, last page': `${USERS}?sort=lastSeen&page=${LAST_PAGE}`,
  'users, administrators': `${USERS}?role=admin`,
  'users, no administrators, last page': `${USERS}?role=user&page=${LAST_PAGE}`,
  'users, suspended': `${USERS}?status=suspended`,
  'users, active, by name': `${USERS}?status=active&sort=name`,
  'users, active, by last visit, last page': `${USERS}?status=active&sort=lastSeen&page=${LAST_PAGE}`,
  'users, online': `${USERS}?online=yes`,
  'users, online, by last visit': `${USERS}?online=yes&sort=lastSeen`,
  'users, not online': `${USERS}?online=no`,
  'users, not online, last page': `${USERS}?online=no&page=${LAST_PAGE}`,
  'users, search that finds many': `${USERS}?q=garc`,
  'users, search that finds all, last page': `${USERS}?q=example&page=${LAST_PAGE}`,
  'users, search that finds one': `${USERS}?q=${size - 7}@`,
  'users, search that finds nobody': `${USERS}?q=zzzz&sort=name`,
  'users, search and filters': `${USERS}?q=mar&role=user&status=active&online=no&sort=lastSeen`,
  'details of a user': `${USERS}/${userId}`,
  'online users': '/api/v1/admin/online-users',
  'online users, last page': `/api/v1/admin/online-users?page=${LAST_PAGE}`,
  notifications: NOTIFICATIONS,
  'notifications, last page': `${NOTIFICATIONS}?page=${LAST_PAGE}`,
  'notifications, unread': `${NOTIFICATIONS}?state=unread`,
  'notifications, unread, last page': `${NOTIFICATIONS}?state=unread&page=${LAST_PAGE}`,
  'the own profile, with the unread count': '/api/v1/me',
  settings: '/api/v1/admin/settings',
  health: '/api/v1/admin/health',
  'mail deliveries': '/api/v1/admin/mail-deliveries',
  invitations: '/api/v1/admin/invites',
  backups: '/api/v1/admin/backups',
  'audit log, first page': AUDIT,
  'audit log, last page': `${AUDIT}?page=${LAST_PAGE}`,
  'audit log, one action': `${AUDIT}?action=userSuspended&pageSize=100`,
  'audit log, one account': `${AUDIT}?target=${userId}`,
  'audit log, a day': `${AUDIT}?from=2026-10-01&to=2026-10-01`,
};

const rows: Record<string, Record<string, string>> = {};
const tooMuch: string[] = [];
for (const [name, path] of Object.entries(MEASURED)) {
  const kB = (await bench.send(cookie, path)).byteLength / 1_000;
  const { timesMs, processorMs } = await measureCalls(ROUNDS, () => bench.send(cookie, path));
  const ms = quantile(timesMs, 0.5);
  if (ms > MAX_MS || kB > MAX_KB) tooMuch.push(name);
  rows[name] = toRow({ 'median ms': ms, 'processor ms': processorMs, kB });
}
const csvMs = await medianMs(1, () => bench.send(cookie, `${USERS}.csv`));
rows['users as CSV, all of them'] = { 'median ms': csvMs.toFixed(0), kB: 'streamed' };

console.log(`${size} users, ${bench.database.engine} (Node ${process.version})`);
console.table(rows);
console.log(`Above ${MAX_MS} ms or ${MAX_KB} kB: ${tooMuch.join('; ') || 'none'}.`);
process.exitCode = tooMuch.length === 0 ? 0 : 1;
await bench.close();
await postgres?.stop();
