import { recordOwnAct } from '#server/audit/record-audit.ts';
import { streamStatements } from '#server/features/balances/statements/export.ts';
import { mountAccount } from '#server/features/account/routes.ts';
import { requireAnotherAdmin } from '#server/features/admin-users/active-admins.ts';
import { passwordHashing } from '#server/features/auth/passwords.ts';
import { streamBudgets } from '#server/features/budgets/export.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { listAllCategories } from '#server/features/categories/routes.ts';
import { streamGoalEntries, streamGoals } from '#server/features/goals/export.ts';
import { streamEntries, streamImports, streamSources } from '#server/features/imports/export.ts';
import { streamDismissals } from '#server/features/notices/export.ts';
import { streamRequests } from '#server/features/premium/premium.ts';
import { streamDecisions, streamOccurrences, streamRecurring } from '#server/features/recurring/export.ts';
import { unassignAll } from '#server/features/support/desk/queries.ts';
import { streamConversations, streamMessages } from '#server/features/support/export.ts';
import { readAccountNames } from '#server/database/known-accounts.ts';
import { toCsv } from '#server/features/transactions/history/csv.ts';
import { streamExported, streamExportedDeleted } from '#server/features/transactions/imported/export.ts';
import { streamTransactions } from '#server/features/transactions/history/list.ts';
import { proveWithCode } from '#server/features/two-step/proof-code.ts';
import { streamTransfers } from '#server/features/transfers/export.ts';
import { streamRecurringTransfers } from '#server/features/transfers/recurring/export.ts';
import type { Caller } from '#server/http/environment.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';

/** Mounts the routes of the user's own account: its data, password, export and deletion. */
export function mountOwnAccount(app: App, services: Services): void {
  const { database, now, log, outbox, profiles, photos } = services;
  mountAccount(app, {
    database,
    now,
    isHttps: services.isHttps,
    sessionDays: services.sessionDays,
    passwordTools: {
      ...passwordHashing,
      requireGood: services.requireGoodPassword,
      onWrong: (attempt) => services.logSecurity('passwordRefused', attempt),
      limits: services.attempts,
    },
    async requireMayLeave(trx, userId) {
      await requireAnotherAdmin(trx, userId);
      await unassignAll(trx, userId);
    },
    recordDeletion: (trx, userId) => recordOwnAct(trx, { at: now(), userId, action: 'accountDeleted' }),
    needsCode: services.twoSteps.isOn,
    prove: (entry, storeProof) => proveWithCode(services, entry, storeProof),
    onPasswordChanged: services.resets.closeLinksAndMailOwner,
    sendMail: outbox.nudge,
    findProfile: profiles.require,
    findPhoto: (userId) => photos.find(userId),
    listCategories: ({ userId }) => listAllCategories(database.read, userId),
    streamTransactions: (caller) => streamTransactions({ db: database.read, readCategories }, caller),
    streamLists: (caller) => streamLists(services, caller),
    async toCsv(records, caller) {
      const { names } = await readCategories(database.read, caller.userId);
      const accountNames = await readAccountNames(database.read, caller.userId);
      return toCsv(records, { ...caller, categoryNames: names(caller.language), accountNames });
    },
    onSessionsEnded: services.onSessionsEnded,
    onLogNotEmptied: (error) => log.warn({ err: error }, 'the log of the database was not emptied'),
  });
}

function streamLists({ database, now }: Services, caller: Caller) {
  return {
    records: streamExported({ db: database.read, readCategories }, caller),
    deletedRecords: streamExportedDeleted(database.read, caller, now()),
    sources: streamSources(database.read, caller),
    imports: streamImports(database.read, caller),
    transfers: streamTransfers(database.read, caller, now()),
    recurringTransfers: streamRecurringTransfers(database.read, caller),
    statements: streamStatements(database.read, caller),
    importEntries: streamEntries(database.read, caller),
    recurring: streamRecurring(database.read, caller),
    recurringOccurrences: streamOccurrences(database.read, caller),
    recurringDecisions: streamDecisions(database.read, caller),
    noticeDecisions: streamDismissals(database.read, caller),
    budgets: streamBudgets(database.read, caller),
    goals: streamGoals(database.read, caller),
    goalEntries: streamGoalEntries(database.read, caller),
    supportConversations: streamConversations(database.read, caller),
    supportMessages: streamMessages(database.read, caller),
    premiumRequests: streamRequests(database.read, caller),
  };
}
