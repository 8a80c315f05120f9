import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { getRestore } from '#shared/contract/restore.ts';
import { call } from '#web/lib/api/call.ts';
import type { Backup } from './worker/backup.ts';

export type RestoreStatus = OutputOf<typeof getRestore>;

export const restoreQuery = queryOptions({
  queryKey: ['restore'],
  meta: { refetchOn: ['records'] },
  queryFn: ({ signal }) => call(getRestore, {}, { signal }),
});

/** Finds the unfinished restore, unless it has not stored anything yet. */
export function findUnfinished({ restore, isEmpty }: RestoreStatus) {
  return isEmpty ? null : restore;
}

/** Whether a restore was started with this file. */
export function belongsTo(restore: RestoreStatus['restore'], backup: Backup): boolean {
  return restore?.exportedAt === backup.exportedAt && restore.currency === backup.currency;
}

/** Returns 'ready' if a file can be restored now, or else the obstacle. */
export function checkBackup(status: RestoreStatus, backup: Backup): 'ready' | 'notEmpty' | 'otherFile' {
  if (status.isEmpty || belongsTo(status.restore, backup)) return 'ready';
  return status.restore === null ? 'notEmpty' : 'otherFile';
}
