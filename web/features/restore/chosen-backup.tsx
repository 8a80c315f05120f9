import { Loader } from '@mantine/core';
import { IconAlertCircle, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ReadyBackup } from './ready-backup.tsx';
import type { RestoreStatus } from './restore-query.ts';
import type { ChosenFile } from './use-backup-file.ts';
import type { useRestore } from './use-restore.ts';
import classes from './restore.module.css';

type Props = { chosen: ChosenFile; status: RestoreStatus; restore: ReturnType<typeof useRestore> };

/** A chosen file: its content and the button that restores it, or why it cannot be restored. */
export function ChosenBackup({ chosen, status, restore }: Props) {
  const { backup } = chosen;
  return (
    <div className="stack gap-16">
      <FileState chosen={chosen} />
      {backup && <ReadyBackup key={backup.exportedAt} {...{ chosen, backup, status, restore }} />}
    </div>
  );
}

function FileState({ chosen: { name, backup, error } }: Pick<Props, 'chosen'>) {
  const { t } = useTranslation();
  const isReading = backup === undefined && error === undefined;
  return (
    <div className={classes.file} data-failed={error !== undefined || undefined}>
      <span className={`in-middle accent-color accent ${classes.picture}`} aria-hidden>
        {isReading ? <Loader size={20} /> : error ? <IconAlertCircle /> : <IconFileText stroke={1.75} />}
      </span>
      <div>
        <p className="weight-600 lines-135 break-anywhere">{name}</p>
        <p className={`dim text-15 lines-140 numbers ${classes.state}`} role="status">
          {isReading && t('restore.reading')}
          {error === 'failed' ? t('app.error.text') : error && t(`restore.errors.${error}`)}
        </p>
      </div>
    </div>
  );
}
