import type { Database } from '#server/database/connect.ts';
import { finishRun, takeLease } from './queries.ts';

export type Job = {
  name: string;
  /** The time from the start of one run to the start of the next, over all processes. */
  everyMs: number;
  /** The time after which the process of a run counts as dead. It is longer than any run. */
  leaseMs: number;
  /** Called before each run, without a write. The job does not run if it returns false. */
  isNeeded?: () => Promise<boolean>;
  run: () => Promise<void>;
};

type Options = {
  database: Database;
  now: () => number;
  onError: (job: string, error: unknown) => void;
};

/**
 * Runs repeated jobs, each in one process at a time. A lease in the database says which process runs a job, and when
 * the next run is due.
 */
export function createJobs(options: Options & { jobs: readonly Job[] }) {
  const { jobs } = options;
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  let isStopped = false;

  function track(job: Job): void {
    if (isStopped) return;
    const run = attempt(job, options)
      .catch((error: unknown) => options.onError(job.name, error))
      .finally(() => running.delete(run));
    running.add(run);
  }

  return {
    /** Runs every job that is due, and waits for them. */
    async runDue(): Promise<void> {
      for (const job of jobs) await attempt(job, options);
    },

    /** Runs due jobs now and from then on. */
    start(): void {
      for (const job of jobs) {
        track(job);
        // The timer checks more often than the job is due, since another process may have run the job first.
        timers.push(setInterval(() => track(job), Math.max(1_000, job.everyMs / 4)).unref());
      }
    },

    /** Starts nothing new, and resolves once the running jobs have ended. */
    async stop(): Promise<void> {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** Runs a job if it is due and no other process runs it. */
async function attempt(job: Job, { database, now, onError }: Options): Promise<void> {
  if (job.isNeeded !== undefined && !(await job.isNeeded())) return;
  const startedAt = now();
  const times = { now: startedAt, leaseUntil: startedAt + job.leaseMs };
  if (!(await database.write((trx) => takeLease(trx, job.name, times)))) return;
  let error: string | null = null;
  try {
    await job.run();
  } catch (failure) {
    error = failure instanceof Error ? failure.name : 'Error';
    onError(job.name, failure);
  }
  const end = { finished_at: now(), lease_until: startedAt + job.everyMs, error };
  await database.write((trx) => finishRun(trx, job.name, startedAt, end));
}
