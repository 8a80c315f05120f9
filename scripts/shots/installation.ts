import type { BrowserContext } from 'playwright-core';
import {
  listUsers,
  makeResetLink,
  setRole,
  setSuspension,
  type AdminUser,
} from '#shared/contract/admin-users.ts';
import { makeBackup } from '#shared/contract/backups.ts';
import { countPageView } from '#shared/contract/consent.ts';
import { makeInvite } from '#shared/contract/invites.ts';
import { changeSettings } from '#shared/contract/system-settings.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { paths } from '#shared/paths.ts';
import { runStatement } from '../../e2e/testing/broken-database.ts';
import type { ServerInUse } from '../../e2e/testing/server.ts';
import { INVITED, LUIS, OTHERS, PAULA, send, type People } from './people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Fills the audit log with acts of administrators, counts page views, and spreads all times over the last weeks. */
export async function useInstallation(server: ServerInUse, people: Record<Language, People>): Promise<void> {
  for (const language of LANGUAGES) await administrate(people[language].admin);
  for (const [index, path] of [
    paths.dashboard,
    paths.transactions,
    paths.addExpense,
    paths.profile,
  ].entries()) {
    for (let n = index; n < 6; n++) await send(people.en.nobody, countPageView, { path });
  }
  spreadOverWeeks(server);
}

async function administrate(admin: BrowserContext): Promise<void> {
  const response = await admin.request.get(`${listUsers.path}?pageSize=100`);
  const { items } = (await response.json()) as { items: AdminUser[] };
  const act = async (user: { email: string } | undefined, { method, path }: Target, data = {}) => {
    const id = items.find(({ email }) => email === user?.email)?.id ?? '';
    await send(admin, { method, path: path.replace(':id', id) }, data);
  };
  const [, pneumo, montenegro, fox] = OTHERS;
  for (const isSuspended of [true, false, true]) await act(LUIS, setSuspension, { isSuspended });
  await act(pneumo, setSuspension, { isSuspended: true });
  for (const user of [montenegro, fox]) await act(user, setRole, { isAdmin: true });
  await act(fox, setRole, { isAdmin: false });
  await act(PAULA, makeResetLink);
  await send(admin, changeSettings, { sessionDays: 21, bannerEn: 'Maintenance on Sunday' });
  await send(admin, changeSettings, { sessionDays: 30, bannerEn: null });
  await send(admin, makeInvite, { note: INVITED });
  await send(admin, makeInvite, { note: '' });
  await send(admin, makeBackup);
}

type Target = { method: string; path: string };

/** Moves the times of new rows into the past, each row further than the next. */
function spreadOverWeeks(server: ServerInUse): void {
  const spread = (table: string, column: string, order: string, stepMs: number, isLater = 'true') =>
    runStatement(
      server,
      `update ${table} set ${column} = ${column} - @stepMs *
       (select count(*) from ${table} as later where later.${order} > ${table}.${order} and ${isLater})`,
      { stepMs },
    );
  spread('audit_log', 'at', 'id', 7 * HOUR_MS);
  spread('admin_notifications', 'timestamp', 'id', 9 * HOUR_MS);
  spread(
    'deleted_transactions',
    'deleted_at',
    'id',
    7 * HOUR_MS,
    'later.user_id = deleted_transactions.user_id',
  );
  spread('profiles', 'created_at', 'rowid', 4 * DAY_MS);
  // Everybody was seen on some of the days since they signed up.
  runStatement(server, 'delete from user_activity');
  runStatement(
    server,
    `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < 60)
     insert into user_activity (user_id, day, day_number)
     select user_id, date(created_at / 1000, 'unixepoch', '+' || n || ' days'), n from profiles, numbers
     where n % (1 + profiles.rowid % 4) = 0 and created_at + n * ${DAY_MS} < @now`,
    { now: Date.now() },
  );
  runStatement(
    server,
    `update presence set is_online = 0, online_since = null, last_seen = @now - ${11 * HOUR_MS} * rowid`,
    { now: Date.now() },
  );
  // Paula stays online, as with an open tab.
  runStatement(
    server,
    `update presence set is_online = 1, online_since = @now - ${HOUR_MS}, last_seen = @now + ${HOUR_MS}
     where user_id = (select user_id from profiles where email = @email)`,
    { email: PAULA.email, now: Date.now() },
  );
}
