import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
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
import { Fact } from '#web/ui/fact.tsx';
import { belongsTo, checkBackup, type RestoreStatus } from './restore-query.ts';
import type { ChosenFile } from './use-backup-file.ts';
import type { useRestore } from './use-restore.ts';
import { BackupError, type Backup } from './worker/backup.ts';
import classes from './restore.module.css';

type Restore = ReturnType<typeof useRestore>;
type Props = { chosen: ChosenFile; backup: Backup; status: RestoreStatus; restore: Restore };

/** Whether the settings are restored too, with its setter. */
type Settings = [isChecked: boolean, onChange: (isChecked: boolean) => void];

/** The facts of a readable backup, and its restore. While a restore is unfinished, refuses every other file. */
export function ReadyBackup({ chosen, backup, status, restore }: Props) {
  const { t } = useTranslation();
  const { isRestoring } = restore;
  const settings = useState(true);
  useUnsaved(t('restore.unsaved'), isRestoring);
  const check = isRestoring ? 'ready' : checkBackup(status, backup);
  return (
    <>
      <BackupFacts backup={backup} />
      {check === 'otherFile' && <OtherFile status={status} />}
      {check === 'ready' && <RestoreForm {...{ chosen, backup, status, restore, settings }} />}
    </>
  );
}

function RestoreForm({ chosen, backup, status, restore, settings }: Props & { settings: Settings }) {
  const { t } = useTranslation();
  const [withSettings, setWithSettings] = settings;
  const { data: instance } = useQuery(instanceQuery);
  const isReadOnly = instance?.isReadOnly === true;
  const { isRestoring, error } = restore;
  const submit = () => restore.restore({ file: chosen.file, backup, withSettings });
  const hasBegun = belongsTo(status.restore, backup) && !status.isEmpty;
  return (
    <>
      <CurrencyNotice backup={backup} />
      {isReadOnly && <p className={classes.notice}>{t('restore.readOnly')}</p>}
      {!isRestoring && <SettingsBox isChecked={withSettings} onChange={setWithSettings} />}
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
  );
}

function CurrencyNotice({ backup }: { backup: Backup }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  if (backup.currency === currency) return null;
  return (
    <p className={classes.notice}>{t('restore.currencyChanges', { from: currency, to: backup.currency })}</p>
  );
}

function SettingsBox(props: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <CheckBox className={classes.box} {...props}>
      <span className={`stack text text-15 ${classes.boxText}`}>
        <span>{t('restore.settings')}</span>
        <span className={`dim text-14 lines-140 ${classes.hint}`}>{t('restore.settingsHint')}</span>
      </span>
    </CheckBox>
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
    <div className="stack gap-8">
      <Progress value={total === 0 ? 0 : (restored / total) * 100} aria-label={text} size="sm" radius="xl" />
      <p className={`dim text-15 lines-140 numbers ${classes.state}`} role="status">
        {text}
      </p>
    </div>
  );
}

/** The facts and counts of a backup. Counts of 0 are left out. */
function BackupFacts({ backup }: { backup: Backup }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dateTime } = useInstantText();
  const { counts, owner, period } = backup;
  const optionalCounts = {
    deleted: counts.deletedRecords,
    categories: backup.ownCategories,
    imports: counts.imports,
    transfers: counts.transfers,
    recurring: counts.recurring,
    budgets: backup.budgets,
    goals: counts.goals,
  };
  return (
    <dl className={classes.facts}>
      <Fact name={t('restore.facts.made')}>{dateTime(backup.exportedAt)}</Fact>
      <Fact name={t('restore.facts.owner')}>{`${owner.name} · ${owner.email}`}</Fact>
      <Fact name={t('restore.facts.transactions')}>
        {format.count(counts.records)}
        {period && <span className={`block dim text-14 ${classes.period}`}>{format.dayRange(period)}</span>}
      </Fact>
      <Fact name={t('restore.facts.currency')}>{backup.currency}</Fact>
      {(Object.keys(optionalCounts) as (keyof typeof optionalCounts)[])
        .filter((name) => optionalCounts[name] > 0)
        .map((name) => (
          <Fact key={name} name={t(`restore.facts.${name}`)}>
            {format.count(optionalCounts[name])}
          </Fact>
        ))}
      {backup.photo && <Fact name={t('restore.facts.photo')}>{t('restore.facts.included')}</Fact>}
    </dl>
  );
}
