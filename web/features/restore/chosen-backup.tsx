import { Loader, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconAlertCircle, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { BackupFacts } from './backup-facts.tsx';
import { belongsTo, checkBackup, type RestoreStatus } from './restore-query.ts';
import type { ChosenFile } from './use-backup-file.ts';
import type { useRestore } from './use-restore.ts';
import { BackupError, type Backup } from './worker/backup.ts';
import classes from './restore.module.css';

type Restore = ReturnType<typeof useRestore>;
type Props = { chosen: ChosenFile; status: RestoreStatus; restore: Restore };

/** A chosen file: what it holds or why it cannot be restored, and the button that restores it. */
export function ChosenBackup({ chosen, status, restore }: Props) {
  const { t } = useTranslation();
  const { name, backup, error } = chosen;
  const isReading = backup === undefined && error === undefined;
  return (
    <div className={classes.chosen}>
      <div className={classes.file} data-failed={error !== undefined || undefined}>
        <span className={classes.picture} aria-hidden>
          {isReading ? <Loader size={20} /> : error ? <IconAlertCircle /> : <IconFileText stroke={1.75} />}
        </span>
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <p className={classes.state} role="status">
            {isReading && t('restore.reading')}
            {error === 'failed' ? t('app.error.text') : error && t(`restore.errors.${error}`)}
          </p>
        </div>
      </div>
      {backup && <Ready key={backup.exportedAt} {...{ chosen, backup, status, restore }} />}
    </div>
  );
}

function Ready({ chosen, backup, status, restore }: Props & { backup: Backup }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const { data: instance } = useQuery(instanceQuery);
  const [withSettings, setWithSettings] = useState(true);
  const { isRestoring, error } = restore;
  const isReadOnly = instance?.isReadOnly === true;
  useUnsaved(t('restore.unsaved'), isRestoring);
  const check = isRestoring ? 'ready' : checkBackup(status, backup);
  const submit = () => restore.restore({ file: chosen.file, backup, withSettings });
  const hasBegun = belongsTo(status.restore, backup) && !status.isEmpty;
  return (
    <>
      <BackupFacts backup={backup} />
      {check === 'otherFile' && <OtherFile status={status} />}
      {check === 'ready' && (
        <>
          {backup.currency !== currency && (
            <p className={classes.notice}>
              {t('restore.currencyChanges', { from: currency, to: backup.currency })}
            </p>
          )}
          {isReadOnly && <p className={classes.notice}>{t('restore.readOnly')}</p>}
          {!isRestoring && (
            <CheckBox className={classes.box} isChecked={withSettings} onChange={setWithSettings}>
              <span className={classes.boxText}>
                <span>{t('restore.settings')}</span>
                <span className={classes.hint}>{t('restore.settingsHint')}</span>
              </span>
            </CheckBox>
          )}
          {!isRestoring && error && <Problem error={error} hasBegun={hasBegun} />}
          {isRestoring && <RestoreProgress {...restore.progress} />}
          <BusyButton
            className={classes.submit ?? ''}
            isBusy={isRestoring}
            disabled={isReadOnly}
            onClick={submit}
          >
            {t(hasBegun && !isRestoring ? 'restore.goOn' : 'restore.submit')}
          </BusyButton>
        </>
      )}
    </>
  );
}

function OtherFile({ status }: { status: RestoreStatus }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  if (status.restore === null) return null;
  return <FormAlert message={t('restore.otherFile', { time: dateTime(status.restore.exportedAt) })} />;
}

function Problem({ error, hasBegun }: { error: Error; hasBegun: boolean }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const message = error instanceof BackupError ? t(`restore.errors.${error.code}`) : errorText(error);
  return <FormAlert message={message}>{hasBegun && t('restore.interrupted')}</FormAlert>;
}

function RestoreProgress({ restored, total }: Restore['progress']) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = t('restore.progress', { restored: format.count(restored), total: format.count(total) });
  return (
    <div className={classes.progress}>
      <Progress value={total === 0 ? 0 : (restored / total) * 100} aria-label={text} size="sm" radius="xl" />
      <p className={classes.state} role="status">
        {text}
      </p>
    </div>
  );
}
