import { TooLittleSpaceError } from '#server/backup/free-space.ts';
import { forgetOldDays } from '#server/features/admin-metrics/forget.ts';
import { createCleanUp } from '#server/features/auth/clean-up.ts';
import { deleteEndedHalfSignIns } from '#server/features/two-step/half-queries.ts';
import { deleteExpiredTokens } from '#server/features/tokens/queries.ts';
import { eraseExpiredTransactions } from '#server/features/transactions/bin/expire.ts';
import { eraseExpiredTransfers } from '#server/features/transfers/expire.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createCatchUpJob } from './catch-up.ts';
import { createMonthReportJob } from './month-reports.ts';
import { createReminderJob } from './reminders.ts';
import type { Services } from './services.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The interval between searches for users who went offline without signing out. */
const SWEEP_MS = 15_000;

/** Creates the recurring jobs. Only one process runs each of them at a time. */
export function createAppJobs(services: Services) {
  const { database, now, log, presence, metrics, backups, trials, statistics } = services;
  const cleanUp = createCleanUp({ database, now });
  const jobs = createJobs({
    database,
    now,
    onError: (job, error) => {
      if (error instanceof TooLittleSpaceError) log.warn({ job }, `backup skipped: ${error.message}`);
      else log.error({ err: error, job }, 'a job failed');
    },
    jobs: [
      {
        name: 'clean-up',
        everyMs: HOUR_MS,
        leaseMs: 10 * MINUTE_MS,
        async run() {
          await cleanUp.run();
          await database.write(async (trx) => {
            await deleteExpiredTokens(trx, now());
            await deleteEndedHalfSignIns(trx, now());
          });
          await eraseExpiredTransactions({ database, now });
          await eraseExpiredTransfers({ database, now });
          await forgetOldDays(statistics);
        },
      },
      { name: 'recurring', everyMs: HOUR_MS, leaseMs: 10 * MINUTE_MS, run: createCatchUpJob(services) },
      {
        name: 'reminders',
        everyMs: 15 * MINUTE_MS,
        leaseMs: 10 * MINUTE_MS,
        run: createReminderJob(services),
      },
      {
        name: 'month-reports',
        everyMs: 15 * MINUTE_MS,
        leaseMs: 10 * MINUTE_MS,
        run: createMonthReportJob(services),
      },
      { name: 'daily-summary', everyMs: 5 * MINUTE_MS, leaseMs: 10 * MINUTE_MS, run: () => metrics.run() },
      {
        name: 'backup',
        everyMs: 10 * MINUTE_MS,
        leaseMs: HOUR_MS,
        // The job runs only if a backup is due: each run without an error has made one.
        isNeeded: backups.isDue,
        run: backups.makeScheduled,
      },
      {
        name: 'backup-trial',
        everyMs: 10 * MINUTE_MS,
        leaseMs: HOUR_MS,
        isNeeded: trials.isDue,
        run: trials.run,
      },
      {
        name: 'presence',
        everyMs: SWEEP_MS,
        leaseMs: MINUTE_MS,
        isNeeded: presence.isSweepNeeded,
        run: presence.sweep,
      },
    ],
  });
  return { jobs, cleanUp };
}
