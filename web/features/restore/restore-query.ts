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

/** The restore that has stored something and is not finished. */
export function unfinishedOf({ restore, isEmpty }: RestoreStatus) {
  return isEmpty ? null : restore;
}

export function belongsTo(restore: RestoreStatus['restore'], backup: Backup): boolean {
  return restore?.exportedAt === backup.exportedAt && restore.currency === backup.currency;
}

/** Whether a file can be restored now, or what is in the way. */
export function checkBackup(status: RestoreStatus, backup: Backup): 'ready' | 'notEmpty' | 'otherFile' {
  if (status.isEmpty || belongsTo(status.restore, backup)) return 'ready';
  return status.restore === null ? 'notEmpty' : 'otherFile';
}
