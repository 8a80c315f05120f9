import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The functions that may query the data of more than one user, and so every machine of a cluster: functions for
 * administrators, which read a page at a time, and functions of jobs. All other requests query one user.
 */
const ALLOWED: Record<string, Record<string, string>> = {
  'server/mail/queries.ts': {
    findDue: 'the job that sends the mail of all users',
    deleteFinishedBefore: 'the job that deletes old mail',
    selectDeliveries: 'a page of the deliveries of mail, for administrators',
    countDeliveries: 'the numbers of deliveries, for administrators',
  },
  'server/features/presence/queries.ts': {
    updateSilentOffline:
      'the job that marks silent users as offline; a request does so only for its own user',
    hasSilent: 'whether that job has anything to do',
    countOnline: 'the number of users online, for administrators',
    selectOnline: 'a page of the users online, for administrators',
  },
  'server/features/presence/streams/queries.ts': {
    updateStreams: 'a process marks the event streams of all its users as open',
    deleteStaleStreams: 'the job that deletes event streams left by a crash',
    hasStaleStreams: 'whether that job has anything to do',
  },
  'server/features/mail-choices/queries.ts': {
    selectSubscribers: 'the job that sends reminders, in batches of users',
  },
  'server/features/recurring/queries.ts': {
    selectUsersWithDue: 'the job that posts due transactions, in batches of users',
  },
  'server/features/tokens/queries.ts': {
    deleteExpiredTokens: 'the job that deletes expired tokens',
  },
  'server/features/passkeys/queries.ts': {
    hasPasskeysElsewhere: 'the start of the server, which warns of passkeys for another address',
  },
  'server/features/two-step/half-queries.ts': {
    deleteEndedHalfSignIns: 'the job that deletes half-done sign-ins that have ended',
  },
  'server/features/transactions/bin/queries.ts': {
    findOldestDeletions: 'the job that erases transactions that were deleted long ago, in batches of users',
  },
  'server/features/transfers/recurring/queries.ts': {
    selectUsersWithDueTransfers: 'the job that adds due transfers, in batches of users',
  },
  'server/features/transfers/expire.ts': {
    findUsersWithExpired: 'the job that erases transfers that were deleted long ago, in batches of users',
  },
  'server/features/admin-users/queries.ts': {
    selectUsersById: 'the users on a page of the list, for administrators',
  },
  'server/features/admin-users/list/queries.ts': {
    countWhere: 'the number of users that a filter finds, for administrators',
    selectSorted: 'a page of the list sorted by presence, for administrators',
  },
  'server/features/support/desk/queries.ts': {
    countConversations: 'the number of conversations that a filter finds, for administrators',
    selectConversations: 'a page of the conversations, for administrators',
    unassignAll: 'the conversations of an administrator who loses the role',
  },
  'server/features/admin-metrics/queries.ts': {
    countOnline: 'the number of users online, for the metrics',
    sumTotals: 'the job that sums the totals of users, in batches',
    selectActivity: 'the job that counts returning users, in batches of users',
    hasActivityBefore: 'the job that deletes old days of activity, in batches of users',
    deleteActivityBefore: 'the same job',
  },
  'server/backup/write-archive.ts': { writeArchive: 'a backup contains all users' },
  'server/backup/trial.ts': { tryRestore: 'a trial compares everything that was restored' },
  'server/verify/ownerless.ts': {
    countOwnerless: 'the rows of users who do not exist',
    deleteOwnerless: 'the same rows',
  },
  'server/backup/restore.ts': { restoreBackup: 'a restore replaces all users' },
};

/** Finds the functions of each file that call `acrossUsers`. */
function findUses(): Record<string, string[]> {
  const files = globSync('{server,cli,bench}/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/*.test.ts', 'server/testing/**'],
  });
  const uses: Record<string, string[]> = {};
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    if (!text.includes('acrossUsers') || file === 'server/database/across-users.ts') continue;
    // Every mention must be the import or a call, so that no alias can hide a call.
    expect([file, text.match(/acrossUsers/g)?.length]).toEqual([
      file,
      1 + (text.match(/acrossUsers\(/g)?.length ?? 0),
    ]);
    const functions = text.split(/^(?=(?:export )?(?:async )?function\W)/m);
    uses[file] = functions.filter((each) => each.includes('acrossUsers(')).map(findFunctionName);
  }
  return uses;
}

function findFunctionName(text: string): string {
  return /^(?:export )?(?:async )?function\W+(\w+)/.exec(text)?.[1] ?? 'outside of a function';
}

describe('queries about more than one user', () => {
  it('are made only by functions for which this table gives a reason', () => {
    const allowed = Object.entries(ALLOWED).map(([file, functions]) => [
      file,
      Object.keys(functions).toSorted(),
    ]);
    const uses = Object.entries(findUses()).map(([file, functions]) => [file, functions.toSorted()]);
    expect(Object.fromEntries(uses)).toEqual(Object.fromEntries(allowed));
  });
});
