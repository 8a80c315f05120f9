import { today } from '#shared/calendar.ts';
import {
  declinePremium,
  exportUsers,
  getUser,
  listUsers,
  makeResetLink,
  removeTwoStep,
  setPlan,
  setRole,
  setRoleWithoutId,
  setSuspension,
  setSuspensionWithoutId,
} from '#shared/contract/admin-users.ts';
import { recordAudit, userActor } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import { respondWithCsv, startReading } from '#server/csv/csv.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Accounts } from './accounts.ts';
import { readDetails, type DetailsSources } from './details.ts';
import { toUsersCsv, usersFileName } from './list/csv.ts';
import { listUsersPage, streamUsers } from './list/list.ts';

export type AdminUsersOptions = DetailsSources & {
  database: Database;
  now: () => number;
  accounts: Accounts;
  pageSize: () => Promise<number>;
};

/** Lists users for administrators and changes their accounts; never shows what a user has recorded. */
export function mountAdminUsers(app: App, options: AdminUsersOptions): void {
  mountList(app, options);
  mountActs(app, options.accounts);
  mount(app, getUser, async ({ params }) => {
    return await readDetails(options.database.read, params.id, { ...options, nowMs: options.now() });
  });
}

function mountList(app: App, options: AdminUsersOptions): void {
  const { database, now } = options;

  mount(app, listUsers, async ({ query }) => {
    const { page, pageSize = await options.pageSize(), ...search } = query ?? {};
    return await listUsersPage(database.read, search, { page, pageSize, nowMs: now() });
  });

  mount(app, exportUsers, async ({ query, caller }) => {
    const users = await startReading(streamUsers(database.read, query ?? {}, now()));
    await database.write((trx) =>
      // The act leaves out the searched text, which may be a person's name.
      recordAudit(trx, { at: now(), actor: userActor(caller), action: 'usersExported' }),
    );
    const name = usersFileName(caller.language, today(caller.timeZone, now()));
    return respondWithCsv(toUsersCsv(users, caller), name);
  });
}

function mountActs(app: App, accounts: Accounts): void {
  mount(app, setRoleWithoutId, async ({ caller, body }) => {
    return (await accounts.setRole(userActor(caller), '', body.isAdmin)).user;
  });
  mount(app, setSuspensionWithoutId, async ({ caller, body }) => {
    return (await accounts.setSuspension(userActor(caller), '', body.isSuspended)).user;
  });
  mount(app, setRole, async ({ caller, params, body }) => {
    return (await accounts.setRole(userActor(caller), params.id, body.isAdmin)).user;
  });
  mount(app, setSuspension, async ({ caller, params, body }) => {
    return (await accounts.setSuspension(userActor(caller), params.id, body.isSuspended)).user;
  });
  mount(app, setPlan, async ({ caller, params, body }) => {
    return (await accounts.setPlan(userActor(caller), params.id, body)).user;
  });
  mount(app, declinePremium, async ({ caller, params }) => {
    return (await accounts.declinePremium(userActor(caller), params.id)).user;
  });
  mount(app, removeTwoStep, async ({ caller, params }) => {
    return (await accounts.removeTwoStep(userActor(caller), params.id)).user;
  });
  mount(app, makeResetLink, async ({ caller, params }) => {
    const { link, expiresAt } = await accounts.makeResetLink(userActor(caller), params.id);
    return { link, expiresAt: new Date(expiresAt).toISOString() };
  });
}
