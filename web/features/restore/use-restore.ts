import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { finishRestore } from '#shared/contract/restore.ts';
import { call } from '#web/lib/api/call.ts';
import { chooseLanguage } from '#web/lib/language/language.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { belongsTo, restoreQuery, type RestoreStatus } from './restore-query.ts';
import { goOnRestoring, newRestoring, totalOf, type Restoring } from './sending/restore-backup.ts';
import type { Backup } from './worker/backup.ts';
import type { BackupFile } from './worker/backup-file.ts';

type Asked = { file: BackupFile; backup: Backup; withSettings: boolean };

/** Restores a file. After an error it goes on where it stopped. */
export function useRestore(status: RestoreStatus) {
  const client = useQueryClient();
  const restoring = useRef<Restoring>(undefined);
  const [progress, setProgress] = useState({ restored: 0, total: 0 });
  const mutation = useMutation({
    mutationFn: async ({ file, backup, withSettings }: Asked) => {
      const current = continued(restoring.current, backup, status);
      restoring.current = current;
      const total = totalOf(backup);
      setProgress({ restored: current.restored, total });
      await goOnRestoring(current, {
        readPart: file.readPart,
        withSettings,
        onProfile: (profile) => {
          client.setQueryData(profileQuery.queryKey, profile);
          // The switcher, which shows the profile's language, is not on every screen.
          void chooseLanguage(profile.language).catch(() => undefined);
        },
        onProgress: (restored) => setProgress({ restored, total }),
      });
      return backup;
    },
    // Everything that the screens show may have changed.
    onSettled: () => void client.invalidateQueries(),
  });
  return {
    restore: (asked: Asked) => mutation.mutate(asked),
    isRestoring: mutation.isPending,
    error: mutation.error,
    /** Forgets an error, which was about another file. */
    reset: mutation.reset,
    done: mutation.data,
    progress,
  };
}

/** This page goes on where it stopped; after a reload everything is sent again, which changes nothing that is there. */
function continued(before: Restoring | undefined, backup: Backup, { restore }: RestoreStatus): Restoring {
  if (before?.backup === backup) return before;
  return newRestoring(restore !== null && belongsTo(restore, backup) ? restore.id : uuidv7(), backup);
}

/** Ends a restore whose file somebody does not have any more; what is there stays. */
export function useEndRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(finishRestore, { body: { id } }),
    onSettled: () => client.invalidateQueries(restoreQuery),
  });
}
