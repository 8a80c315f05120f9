import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isMissingTable } from './database-errors.ts';
import * as createTables from './migrations/0001-create-tables.ts';
import * as addMail from './migrations/0002-add-mail.ts';
import * as addSearchText from './migrations/0003-add-search-text.ts';
import * as addPageViews from './migrations/0004-add-page-views.ts';
import * as addPhotos from './migrations/0005-add-photos.ts';
import * as addLocationChoice from './migrations/0006-add-location-choice.ts';
import * as addAdministration from './migrations/0007-add-administration.ts';
import * as addInstances from './migrations/0008-add-instances.ts';
import * as addProofs from './migrations/0009-add-proofs.ts';
import * as addDeletedTransactions from './migrations/0010-add-deleted-transactions.ts';
import * as addCategories from './migrations/0011-add-categories.ts';
import * as addNotes from './migrations/0012-add-notes.ts';
import * as addImports from './migrations/0013-add-imports.ts';
import * as addPlanning from './migrations/0014-add-planning.ts';
import * as addPlans from './migrations/0015-add-plans.ts';
import * as addSupport from './migrations/0016-add-support.ts';
import * as addNotices from './migrations/0018-add-notices.ts';
import * as addMonthReports from './migrations/0019-add-month-reports.ts';
import * as addOwnDetails from './migrations/0020-add-own-details.ts';
import * as addUnreadableRows from './migrations/0021-add-unreadable-rows.ts';
import * as addDismissedWords from './migrations/0022-add-dismissed-words.ts';
import * as indexDeletions from './migrations/0023-index-deletions.ts';
import * as indexSessions from './migrations/0024-index-sessions.ts';
import * as addSignInTime from './migrations/0025-add-sign-in-time.ts';
import * as addAccounts from './migrations/0026-add-accounts.ts';
import * as addTransfers from './migrations/0027-add-transfers.ts';
import * as addRecurringTransfers from './migrations/0028-add-recurring-transfers.ts';
import * as addSecondSteps from './migrations/0029-add-second-steps.ts';
import type { Schema } from './schema.ts';

/** All migrations. They run in the order of their names. Add new ones at the end, and never edit a released one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-create-tables': createTables,
  '0002-add-mail': addMail,
  '0003-add-search-text': addSearchText,
  '0004-add-page-views': addPageViews,
  '0005-add-photos': addPhotos,
  '0006-add-location-choice': addLocationChoice,
  '0007-add-administration': addAdministration,
  '0008-add-instances': addInstances,
  '0009-add-proofs': addProofs,
  '0010-add-deleted-transactions': addDeletedTransactions,
  '0011-add-categories': addCategories,
  '0012-add-notes': addNotes,
  '0013-add-imports': addImports,
  '0014-add-planning': addPlanning,
  '0015-add-plans': addPlans,
  '0016-add-support': addSupport,
  // The number 0017 was never used; the gap has no effect.
  '0018-add-notices': addNotices,
  '0019-add-month-reports': addMonthReports,
  '0020-add-own-details': addOwnDetails,
  '0021-add-unreadable-rows': addUnreadableRows,
  '0022-add-dismissed-words': addDismissedWords,
  '0023-index-deletions': indexDeletions,
  '0024-index-sessions': indexSessions,
  '0025-add-sign-in-time': addSignInTime,
  '0026-add-accounts': addAccounts,
  '0027-add-transfers': addTransfers,
  '0028-add-recurring-transfers': addRecurringTransfers,
  '0029-add-second-steps': addSecondSteps,
};

/** Returns the schemas that this program knows, the oldest first and its own last. */
export function knownSchemas(): string[] {
  return Object.keys(MIGRATIONS).toSorted();
}

/** Whether the database has exactly the schema of this program. This check is much faster than a migration. */
export async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return JSON.stringify(rows.map(({ name }) => name).toSorted()) === JSON.stringify(knownSchemas());
  } catch (error) {
    // An empty database has no such table.
    if (isMissingTable(error)) return false;
    throw error;
  }
}

/** SQLite has no lock for migrations: a process that loses a race tries again, and finds the migrations done. */
const MAX_ATTEMPTS = 5;
const RETRY_MS = 100;

/**
 * Migrates the database to the newest schema; several instances may do so at once. Throws if a newer program has run
 * migrations that this one does not know.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  for (let attempt = 1; ; attempt++) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (attempt === MAX_ATTEMPTS || isFromNewerProgram(error)) {
      throw new Error(`The database could not be brought up to date: ${describe(error)}`, { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt));
  }
}

function describe(error: unknown): string {
  if (isFromNewerProgram(error)) {
    return 'it was written by a newer version of Saldo. Start that version, or a newer one.';
  }
  return error instanceof Error ? error.message : String(error);
}

function isFromNewerProgram(error: unknown): boolean {
  return error instanceof Error && /previously executed migration .* is missing/.test(error.message);
}
