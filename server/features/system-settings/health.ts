import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { getHealth } from '#shared/contract/system-settings.ts';
import { TOO_LITTLE_SPACE } from '#server/backup/free-space.ts';
import type { Database } from '#server/database/connect.ts';
import { selectJobs } from '#server/jobs/queries.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { countDeliveries } from '#server/mail/queries.ts';
import { VERSION } from '#server/version.ts';

type Health = OutputOf<typeof getHealth>;
type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];

type BackupState = {
  schedule: SystemSettings['backupSchedule'];
  lastAt: number | undefined;
  isLate: boolean;
  isCopyMissing: boolean;
  isTrialFailed: boolean;
};

export type HealthSources = {
  database: Database;
  startedAt: number;
  mailer: () => Mailer | undefined;
  backupState: () => Promise<BackupState>;
};

/** Returns the state of the installation. It says which jobs failed; the reasons are only in the log. */
export async function readHealth(sources: HealthSources): Promise<Health> {
  const { database, startedAt } = sources;
  const [facts, jobs, mail, backup] = await Promise.all([
    database.facts(),
    selectJobs(database.read),
    countDeliveries(database.read),
    sources.backupState(),
  ]);
  return {
    version: VERSION,
    startedAt: new Date(startedAt).toISOString(),
    node: process.versions.node,
    database: { engine: database.engine, ...facts },
    jobs: jobs.map(toJob),
    backupSchedule: backup.schedule,
    lastBackupAt: toInstant(backup.lastAt ?? null),
    isBackupLate: backup.isLate,
    isBackupCopyMissing: backup.isCopyMissing,
    isRestoreTrialFailed: backup.isTrialFailed,
    mail: { isOn: sources.mailer() !== undefined, waiting: mail.waiting, failed: mail.failed },
  };
}

function toJob(job: JobRow): Health['jobs'][number] {
  return {
    name: job.name,
    startedAt: toInstant(job.started_at),
    finishedAt: toInstant(job.finished_at),
    isFailed: job.error !== null && job.error !== TOO_LITTLE_SPACE,
    isSkipped: job.error === TOO_LITTLE_SPACE,
  };
}

function toInstant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
