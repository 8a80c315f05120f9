import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { getHealth } from '#shared/contract/system-settings.ts';
import { call } from '#web/lib/api/call.ts';
import { useBytesText } from '#web/lib/format/bytes-text.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { StateRow } from './state-row.tsx';
import classes from './system-settings.module.css';

type Health = OutputOf<typeof getHealth>;

const REFRESH_MS = 30_000;

/** The installation's health, refetched while the card is visible. */
export function HealthCard() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: queryKeys.adminHealth,
    queryFn: ({ signal }) => call(getHealth, {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const { data, isError } = query;
  return (
    <Card title={t('systemSettings.groups.health')}>
      {isError && <LoadFailed query={query} />}
      {data === undefined && !isError && <Skeleton height={220} radius="md" />}
      {data !== undefined && <Facts health={data} />}
    </Card>
  );
}

function Facts({ health }: { health: Health }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  const bytesText = useBytesText();
  const { database, mail, lastBackupAt, backupSchedule } = health;
  return (
    <>
      {health.isBackupLate && <Warning text={lastBackupAt === null ? 'missingBackup' : 'lateBackup'} />}
      {health.isRestoreTrialFailed && <Warning text="failedTrial" />}
      {health.isBackupCopyMissing && <Warning text="missingCopy" />}
      <dl className={classes.facts}>
        <Fact name={t('systemSettings.health.version')}>{health.version}</Fact>
        <Fact name={t('systemSettings.health.runningSince')}>{dateTime(health.startedAt)}</Fact>
        <Fact name={t('systemSettings.health.node')}>{health.node}</Fact>
        <Fact name={t('systemSettings.health.database')}>
          {t(`systemSettings.health.engines.${database.engine}`)} {database.version}
        </Fact>
        <Fact name={t('systemSettings.health.size')}>{bytesText(database.bytes)}</Fact>
        <Fact name={t('systemSettings.health.lastBackup')}>
          {lastBackupAt === null ? t('systemSettings.health.noBackup') : dateTime(lastBackupAt)}
        </Fact>
        <Fact name={t('systemSettings.names.backupSchedule')}>
          {t(`systemSettings.schedules.${backupSchedule}`)}
        </Fact>
        <Fact name={t('systemSettings.health.queue')}>
          {mail.isOn ? mail.waiting : t('systemSettings.mail.off')}
        </Fact>
        <Fact name={t('systemSettings.health.failed')}>{mail.failed}</Fact>
      </dl>
      <h3 className={`text-16 weight-700 ${classes.heading}`}>{t('systemSettings.health.jobs')}</h3>
      <ul>
        {health.jobs
          .filter(({ name }) => name !== 'backup' || backupSchedule !== 'off')
          .map((job) => (
            <JobRow key={job.name} job={job} />
          ))}
      </ul>
    </>
  );
}

function Warning({ text }: { text: 'missingBackup' | 'lateBackup' | 'missingCopy' | 'failedTrial' }) {
  const { t } = useTranslation();
  return (
    <p className={`rounded expense text-15 lines-140 break-anywhere ${classes.warning}`} role="status">
      {t(`systemSettings.health.${text}`)}
    </p>
  );
}

const JOBS = [
  'clean-up',
  'daily-summary',
  'presence',
  'backup',
  'backup-trial',
  'recurring',
  'reminders',
  'month-reports',
] as const;

function JobRow({ job }: { job: Health['jobs'][number] }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  const jobName = JOBS.find((name) => name === job.name);
  return (
    <StateRow
      name={jobName ? t(`systemSettings.health.names.${jobName}`) : job.name}
      state={job.isFailed || job.isSkipped ? 'failed' : 'sent'}
      stateText={t(`systemSettings.health.${toResult(job)}`)}
    >
      <span className={classes.hint}>
        {job.startedAt === null ? t('admin.never') : dateTime(job.startedAt)}
      </span>
    </StateRow>
  );
}

function toResult({ isFailed, isSkipped, finishedAt }: Health['jobs'][number]) {
  if (isFailed) return 'failedRun';
  if (isSkipped) return 'skipped';
  return finishedAt === null ? 'running' : 'fine';
}
