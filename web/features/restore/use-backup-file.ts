import { useCallback, useEffect, useRef, useState } from 'react';
import { takeHandedFile } from '#web/lib/browser/handed-file.ts';
import { BackupError, type Backup, type BackupErrorCode } from './worker/backup.ts';
import { toBackupFile, type BackupFile } from './worker/backup-file.ts';

/** A chosen file. It is still being read if it has neither `backup` nor `error`. */
export type ChosenFile = {
  name: string;
  file: BackupFile;
  backup?: Backup;
  error?: BackupErrorCode | 'failed';
};

/** The file that the user has chosen here or on the screen of imports. */
export function useBackupFile() {
  const [chosen, setChosen] = useState<ChosenFile>();
  const latest = useRef<BackupFile>(undefined);

  const choose = useCallback((content: File) => {
    latest.current?.close();
    const file = toBackupFile(content);
    latest.current = file;
    const { name } = content;
    setChosen({ name, file });
    const show = (result: Pick<ChosenFile, 'backup' | 'error'>) => {
      if (latest.current === file) setChosen({ name, file, ...result });
    };
    file.open().then(
      (backup) => show({ backup }),
      (error: unknown) => show({ error: error instanceof BackupError ? error.code : 'failed' }),
    );
  }, []);

  useEffect(() => {
    const file = takeHandedFile();
    if (file !== undefined) choose(file);
    return () => latest.current?.close();
  }, [choose]);

  return { chosen, choose };
}
