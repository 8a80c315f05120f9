import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { getHealth } from '#shared/contract/system-settings.ts';
import type { Database } from '#server/database/connect.ts';
import { selectJobs } from '#server/jobs/queries.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { countDeliveries } from '#server/mail/queries.ts';
import { VERSION } from '#server/version.ts';

type Health = OutputOf<typeof getHealth>;
type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];

type HealthSources = {
  database: Database;
  startedAt: number;
  mailer: () => Mailer | undefined;
  lastBackupAt: () => Promise<number | undefined>;
};

/** The state of the installation. A failed job is named; the reason is in the log. */
export async function readHealth(sources: HealthSources): Promise<Health> {
  const { database, startedAt } = sources;
  const [facts, jobs, mail, lastBackupAt] = await Promise.all([
    database.facts(),
    selectJobs(database.read),
    countDeliveries(database.read),
    sources.lastBackupAt(),
  ]);
  return {
    version: VERSION,
    startedAt: new Date(startedAt).toISOString(),
    node: process.versions.node,
    database: { engine: database.engine, ...facts },
    jobs: jobs.map(toJob),
    lastBackupAt: toInstant(lastBackupAt ?? null),
    mail: { isOn: sources.mailer() !== undefined, waiting: mail.waiting, failed: mail.failed },
  };
}

function toJob(job: JobRow): Health['jobs'][number] {
  return {
    name: job.name,
    startedAt: toInstant(job.started_at),
    finishedAt: toInstant(job.finished_at),
    isFailed: job.error !== null,
  };
}

function toInstant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
