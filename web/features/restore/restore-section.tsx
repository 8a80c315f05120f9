import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Loader } from '@mantine/core';
import {
  IconFolderOpen,
  IconAlertCircle,
  IconFileText,
  IconCircleCheck,
  IconReceipt,
} from '@tabler/icons-react';
import { paths } from '#shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { NotEmpty, Unfinished } from './notices.tsx';
import { belongsTo, restoreQuery, findUnfinished, type RestoreStatus } from './restore-query.ts';
import { useBackupFile, type ChosenFile } from './use-backup-file.ts';
import { useRestore } from './use-restore.ts';
import { ReadyBackup } from './ready-backup.tsx';
import type { Backup } from './worker/backup.ts';
import classes from './restore.module.css';

/** Restores the download of an account into an account without data. */
export function RestoreSection() {
  const { t } = useTranslation();
  const query = useQuery(restoreQuery);
  return (
    <Card title={t('restore.title')}>
      <div className="stack gap-16">
        {query.data && <Restore status={query.data} />}
        {!query.data && query.isError && <LoadFailed query={query} />}
        {!query.data && !query.isError && <BlockSkeleton heights={[44]} />}
      </div>
    </Card>
  );
}

function Restore({ status }: { status: RestoreStatus }) {
  const { t } = useTranslation();
  const { chosen, choose } = useBackupFile();
  const restore = useRestore(status);
  const panel = useRef<HTMLDivElement>(null);
  const { isRestoring, done } = restore;
  useEffect(() => {
    // The button that had the focus is gone.
    if (done) panel.current?.focus();
  }, [done]);
  if (done)
    return (
      <div ref={panel} tabIndex={-1}>
        <Done backup={done} />
      </div>
    );
  const backup = chosen?.backup;
  const unfinished = findUnfinished(status);
  const canChoose = status.isEmpty || unfinished !== null;
  const isContinued = backup !== undefined && belongsTo(status.restore, backup);
  const chooseFile = (file: File) => {
    restore.reset();
    choose(file);
  };
  return (
    <>
      {(status.isEmpty || isRestoring) && <p className="dim text-15 lines-145">{t('restore.text')}</p>}
      {!isRestoring && unfinished !== null && !isContinued && <Unfinished restore={unfinished} />}
      {!isRestoring && !canChoose && <NotEmpty holds={status.holds} />}
      {chosen && <ChosenBackup chosen={chosen} status={status} restore={restore} />}
      {!isRestoring && canChoose && <ChooseFile isOther={chosen !== undefined} onFile={chooseFile} />}
    </>
  );
}

type ChooseFileProps = {
  /** Whether another file is chosen already. */
  isOther: boolean;
  onFile: (file: File) => void;
};

function ChooseFile({ isOther, onFile }: ChooseFileProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.choose}>
      <input
        ref={input}
        className={classes.hidden}
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          // Otherwise choosing the same file again would cause no event.
          currentTarget.value = '';
        }}
      />
      <Button
        variant={isOther ? 'default' : 'light'}
        leftSection={<IconFolderOpen size={18} stroke={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t(isOther ? 'restore.chooseOther' : 'restore.choose')}
      </Button>
    </div>
  );
}

type Props = { chosen: ChosenFile; status: RestoreStatus; restore: ReturnType<typeof useRestore> };

/** A chosen file: its content and the button that restores it, or why it cannot be restored. */
function ChosenBackup({ chosen, status, restore }: Props) {
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

/** The counts of a finished restore, with a link to the transactions. */
function Done({ backup }: { backup: Backup }) {
  const { t } = useTranslation();
  const counts = useCounts();
  return (
    <div className={`stack gap-16 ${classes.done}`}>
      <p className={`flex align-start gap-10 weight-600 lines-150 ${classes.success}`} role="status">
        <IconCircleCheck size={24} stroke={1.75} aria-hidden />
        <span>{t('restore.done', { counts: counts(backup) })}</span>
      </p>
      <Button
        component={Link}
        to={paths.transactions}
        leftSection={<IconReceipt size={18} stroke={1.75} aria-hidden />}
      >
        {t('restore.show')}
      </Button>
    </div>
  );
}

/** Writes the counts of a backup: '1,204 transactions, 3 own categories and 2 imports'. */
function useCounts(): (backup: Backup) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' });
  return ({ counts, ownCategories, budgets }) => {
    const named = {
      transactions: counts.records,
      deleted: counts.deletedRecords,
      categories: ownCategories,
      imports: counts.imports,
      transfers: counts.transfers,
      recurring: counts.recurring,
      budgets,
      goals: counts.goals,
    };
    const names = Object.keys(named) as (keyof typeof named)[];
    return list.format(
      names
        .filter((name) => named[name] > 0 || name === 'transactions')
        .map((name) =>
          t(`restore.counts.${name}`, { count: named[name], number: format.count(named[name]) }),
        ),
    );
  };
}
