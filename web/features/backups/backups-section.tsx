import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Backup, downloadBackup, type RestoreTrial } from '#shared/contract/backups.ts';
import { useBytesText } from '#web/lib/format/bytes-text.ts';
import { isProofMissing, hasProof } from '#web/lib/api/proof.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { backupsQuery, useDeleteBackup, useMakeBackup } from './api.ts';
import classes from './backups-section.module.css';

/** The backups on the server: a button makes one, and each can be downloaded or deleted. */
export function BackupsSection() {
  const { t } = useTranslation();
  const query = useQuery(backupsQuery);
  const { data, isError } = query;
  return (
    <section className={`stack gap-12 line-above ${classes.section}`}>
      <Top isEncrypted={data?.isEncrypted === true} />
      {isError && <LoadFailed query={query} />}
      {data === undefined && !isError && <Skeleton height={72} radius="md" />}
      {data?.items.length === 0 && <p className="dim text-15 lines-150">{t('backups.none')}</p>}
      {data?.lastTrial && <LastTrial trial={data.lastTrial} />}
      {data !== undefined && <List backups={data.items} />}
    </section>
  );
}

function Top({ isEncrypted }: { isEncrypted: boolean }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const make = useMakeBackup();
  return (
    <>
      <div className={`row wrap between ${classes.top}`}>
        <h3 className="text-16 weight-700">{t('backups.title')}</h3>
        <BusyButton onClick={() => make.mutate(undefined)} isBusy={make.isPending}>
          {t('backups.make')}
        </BusyButton>
      </div>
      <p className="dim text-15 lines-150">{t(isEncrypted ? 'backups.encryptedText' : 'backups.text')}</p>
      {make.isError && !isProofMissing(make.error) && <FormAlert message={errorText(make.error)} />}
    </>
  );
}

function LastTrial({ trial }: { trial: RestoreTrial }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  const format = useFormat();
  const { state, reason, transactions, seconds } = trial;
  const time = dateTime(trial.at);
  if (state === 'passed') {
    const count = transactions ?? 0;
    const facts = { time, count, number: format.count(count), seconds: format.count(seconds) };
    return <p className="text-15 lines-150">{t('backups.trial.passed', facts)}</p>;
  }
  return <FormAlert message={t(`backups.trial.${reason ?? 'failed'}`, { time })} />;
}

function List({ backups }: { backups: Backup[] }) {
  const [dialog, setDialog] = useState<{ backup: Backup; isOpen: boolean }>();
  const close = () => setDialog((current) => current && { ...current, isOpen: false });
  return (
    <>
      {backups.length > 0 && (
        <ul>
          {backups.map((backup) => (
            <Row key={backup.id} backup={backup} onDelete={() => setDialog({ backup, isOpen: true })} />
          ))}
        </ul>
      )}
      {dialog !== undefined && <DeleteBackup {...dialog} onClose={close} />}
    </>
  );
}

function Row({ backup, onDelete }: { backup: Backup; onDelete: () => void }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  const bytesText = useBytesText();
  const time = dateTime(backup.createdAt);
  return (
    <li className={`row wrap between ${classes.row}`}>
      <span>
        <span className="block weight-600">{time}</span>
        <span className="dim text-14">
          {bytesText(backup.bytes)}
          {backup.isEncrypted && ` · ${t('backups.encrypted')}`}
        </span>
      </span>
      <span className={`row wrap between ${classes.buttons}`}>
        <DownloadLink backup={backup} time={time} />
        <DeleteButton time={time} onClick={onDelete} />
      </span>
    </li>
  );
}

function DownloadLink({ backup, time }: { backup: Backup; time: string }) {
  const { t } = useTranslation();
  const { mutate: download } = useDownloadBackup();
  const start = (event: MouseEvent) => {
    event.preventDefault();
    download(backup);
  };
  const label = t('backups.downloadNamed', { time });
  const icon = <IconDownload size={18} stroke={1.75} aria-hidden />;
  const link = { component: 'a', href: backupAddress(backup), download: true } as const;
  return (
    <Button {...link} onClick={start} variant="light" leftSection={icon} aria-label={label}>
      {t('backups.download')}
    </Button>
  );
}

function DeleteButton({ time, onClick }: { time: string; onClick: () => void }) {
  const { t } = useTranslation();
  const label = t('backups.deleteNamed', { time });
  const icon = <IconTrash size={18} stroke={1.75} aria-hidden />;
  return (
    <Button variant="subtle" color="red" leftSection={icon} aria-label={label} onClick={onClick}>
      {t('backups.delete')}
    </Button>
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

function backupAddress({ id }: Backup): string {
  return downloadBackup.path.replace(':id', id);
}

/** Asks for the password if needed, which a link could not do, and downloads a backup. */
function useDownloadBackup() {
  return useMutation({
    mutationFn: async (backup: Backup) => {
      if (await hasProof()) startDownload(backupAddress(backup));
    },
    onError: useErrorToast(),
  });
}

/** A download link keeps the page if the server refuses; setting `location` would not. */
function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
