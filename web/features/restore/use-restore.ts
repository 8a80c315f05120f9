import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { finishRestore } from '#shared/contract/restore.ts';
import { call } from '#web/lib/api/call.ts';
import { chooseLanguage } from '#web/lib/language/language.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { belongsTo, restoreQuery, type RestoreStatus } from './restore-query.ts';
import { continueRestore, newRestoreRun, countRows, type RestoreRun } from './sending/restore-backup.ts';
import type { Backup } from './worker/backup.ts';
import type { BackupFile } from './worker/backup-file.ts';

type Request = { file: BackupFile; backup: Backup; withSettings: boolean };

/** Restores a file. After an error it continues where it stopped. */
export function useRestore(status: RestoreStatus) {
  const client = useQueryClient();
  const latestRun = useRef<RestoreRun>(undefined);
  const [progress, setProgress] = useState({ restored: 0, total: 0 });
  const mutation = useMutation({
    mutationFn: async ({ file, backup, withSettings }: Request) => {
      const run = toRestoreRun(latestRun.current, backup, status);
      latestRun.current = run;
      const total = countRows(backup);
      setProgress({ restored: run.restored, total });
      await continueRestore(run, {
        readPart: file.readPart,
        withSettings,
        onProfile: (profile) => {
          client.setQueryData(profileQuery.queryKey, profile);
          // The switcher applies the profile's language, but is not on every screen.
          void chooseLanguage(profile.language).catch(() => undefined);
        },
        onProgress: (restored) => setProgress({ restored, total }),
      });
      return backup;
    },
    onSettled: () => void client.invalidateQueries(),
  });
  return {
    restore: (request: Request) => mutation.mutate(request),
    isRestoring: mutation.isPending,
    error: mutation.error,
    /** Forgets the error of another file. */
    reset: mutation.reset,
    done: mutation.data,
    progress,
  };
}

/** Continues the run of this page. After a reload all rows are sent again, and those that are stored do not change. */
function toRestoreRun(
  before: RestoreRun | undefined,
  backup: Backup,
  { restore }: RestoreStatus,
): RestoreRun {
  if (before?.backup === backup) return before;
  return newRestoreRun(restore !== null && belongsTo(restore, backup) ? restore.id : uuidv7(), backup);
}

/** Ends a restore whose file the user no longer has. The restored rows stay. */
export function useEndRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(finishRestore, { body: { id } }),
    onSettled: () => client.invalidateQueries(restoreQuery),
  });
}
