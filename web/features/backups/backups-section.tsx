import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backup } from '#shared/contract/backups.ts';
import { useBytesText } from '#web/lib/format/bytes-text.ts';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import { backupsQuery, useDeleteBackup, useMakeBackup } from './api.ts';
import classes from './backups-section.module.css';
import { backupAddress, useDownloadBackup } from './use-download.ts';

/** The backups on this machine: make one, download it, delete it. */
export function BackupsSection() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const make = useMakeBackup();
  const download = useDownloadBackup();
  const query = useQuery(backupsQuery);
  const { data, isError } = query;
  const [asked, setAsked] = useState<Backup>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = (backup: Backup) => {
    setAsked(backup);
    setIsAsking(true);
  };
  return (
    <section className={classes.section}>
      <div className={classes.top}>
        <h3 className={classes.title}>{t('backups.title')}</h3>
        <Button onClick={() => make.mutate(undefined)} loading={make.isPending}>
          {t('backups.make')}
        </Button>
      </div>
      <p className={classes.text}>{t('backups.text')}</p>
      {make.isError && !isProofMissing(make.error) && <FormAlert message={errorText(make.error)} />}
      {isError && <LoadFailed query={query} />}
      {data === undefined && !isError && <Skeleton height={72} radius="md" />}
      {data?.items.length === 0 && <p className={classes.text}>{t('backups.none')}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul className={classes.list}>
          {data.items.map((backup) => (
            <Row
              key={backup.id}
              backup={backup}
              onDownload={() => download.mutate(backup)}
              onDelete={() => ask(backup)}
            />
          ))}
        </ul>
      )}
      {asked !== undefined && (
        <DeleteBackup backup={asked} isOpen={isAsking} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}

type RowProps = { backup: Backup; onDownload: () => void; onDelete: () => void };

function Row({ backup, onDownload, onDelete }: RowProps) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  const bytesText = useBytesText();
  const time = dateTime(backup.createdAt);
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.time}>{time}</span>
        <span className={classes.size}>{bytesText(backup.bytes)}</span>
      </span>
      <span className={classes.buttons}>
        <Button
          component="a"
          href={backupAddress(backup)}
          download
          onClick={(event) => {
            event.preventDefault();
            onDownload();
          }}
          variant="light"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          aria-label={t('backups.downloadNamed', { time })}
        >
          {t('backups.download')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          aria-label={t('backups.deleteNamed', { time })}
          onClick={onDelete}
        >
          {t('backups.delete')}
        </Button>
      </span>
    </li>
  );
}

type DeleteProps = { backup: Backup; isOpen: boolean; onClose: () => void };

function DeleteBackup({ backup, isOpen, onClose }: DeleteProps) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  const errorText = useErrorText();
  const remove = useDeleteBackup();
  return (
    <QuestionDialog
      title={t('backups.question')}
      confirmLabel={t('backups.delete')}
      isOpen={isOpen}
      isPending={remove.isPending}
      onClose={onClose}
      onClosed={remove.reset}
      onConfirm={() => remove.mutate(backup.id, { onSuccess: onClose })}
    >
      <p>{t('backups.warning', { time: dateTime(backup.createdAt) })}</p>
      {remove.isError && <FormAlert message={errorText(remove.error)} />}
    </QuestionDialog>
  );
}
