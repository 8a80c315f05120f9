import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ChosenBackup } from './chosen-backup.tsx';
import { Done } from './done.tsx';
import { NotEmpty, Unfinished } from './notices.tsx';
import { belongsTo, restoreQuery, findUnfinished, type RestoreStatus } from './restore-query.ts';
import { useBackupFile } from './use-backup-file.ts';
import { useRestore } from './use-restore.ts';

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
