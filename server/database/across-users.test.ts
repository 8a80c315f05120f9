import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The functions that may query the data of more than one user, and so every machine of a cluster: those for
 * administrators, a page at a time, and jobs. No request of a user may.
 */
const ALLOWED: Record<string, Record<string, string>> = {
  'server/mail/queries.ts': {
    findDue: 'the job that sends mail looks for whatever is due, whoever it is for',
    deleteFinishedBefore: 'the job that forgets letters',
    selectDeliveries: 'a page of what became of mail, for administrators',
    countDeliveries: 'its totals',
  },
  'server/features/presence/queries.ts': {
    updateSilentOffline: 'the sweep; a request sweeps its own user only',
    hasSilent: 'whether the sweep has anything to do',
    countOnline: 'how many are online, for administrators',
    selectOnline: 'a page of who is online, for administrators',
  },
  'server/features/presence/streams/queries.ts': {
    updateStreams: 'a process keeps its event streams alive, of many users at once',
    deleteStaleStreams: 'the sweep deletes streams that a crash has left',
    hasStaleStreams: 'whether the sweep has anything to do',
  },
  'server/features/mail-choices/queries.ts': {
    selectSubscribers: 'the job that sends reminders, so many users at a time',
  },
  'server/features/recurring/queries.ts': {
    selectUsersWithDue: 'the job that posts what is due, so many users at a time',
  },
  'server/features/tokens/queries.ts': {
    deleteExpiredTokens: 'the job that deletes tokens that have expired',
  },
  'server/features/transactions/bin/queries.ts': {
    findOldestDeletions: 'the job that erases what was deleted long ago, so many users at a time',
  },
  'server/features/admin-users/queries.ts': {
    selectUsersById: 'the users on a page of the list, for administrators',
  },
  'server/features/admin-users/list/queries.ts': {
    countWhere: 'how many users a filter finds, for administrators',
    selectSorted: 'a page of the list by who is online or was seen last, for administrators',
  },
  'server/features/support/desk/queries.ts': {
    countConversations: 'how many conversations a filter finds, for administrators',
    selectConversations: 'a page of the conversations, for administrators',
    unassignAll: 'the conversations of an administrator who loses the role',
  },
  'server/features/admin-metrics/queries.ts': {
    countOnline: 'a figure over everybody',
    sumTotals: 'the job that sums the totals of users, so many at a time',
    selectActivity: 'the job that counts who came back, so many users at a time',
    hasActivityBefore: 'the job that forgets days, so many users at a time',
    deleteActivityBefore: 'the same job',
  },
  'server/backup/write-archive.ts': { writeArchive: 'a backup holds everybody' },
  'server/backup/restore.ts': { restoreBackup: 'a restore replaces everybody' },
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
    // Every mention is the import or a call, so that no alias can hide one.
    expect([file, text.match(/acrossUsers/g)?.length]).toEqual([
      file,
      1 + (text.match(/acrossUsers\(/g)?.length ?? 0),
    ]);
    const functions = text.split(/^(?=(?:export )?(?:async )?function\W)/m);
    uses[file] = functions.filter((each) => each.includes('acrossUsers(')).map(nameOf);
  }
  return uses;
}

function nameOf(text: string): string {
  return /^(?:export )?(?:async )?function\W+(\w+)/.exec(text)?.[1] ?? 'outside of a function';
}

describe('queries about more than one user', () => {
  it('are made only in functions for which this table has a reason', () => {
    const allowed = Object.entries(ALLOWED).map(([file, functions]) => [
      file,
      Object.keys(functions).toSorted(),
    ]);
    const used = Object.entries(findUses()).map(([file, functions]) => [file, functions.toSorted()]);
    expect(Object.fromEntries(used)).toEqual(Object.fromEntries(allowed));
  });
});
