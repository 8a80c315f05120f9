import type { Database } from '#server/database/connect.ts';
import { finishRun, takeLease } from './queries.ts';

export type Job = {
  name: string;
  /** From the start of one run to the next, over all processes together. */
  everyMs: number;
  /** Longer than a run can take: after it the process that ran it is held to be dead. */
  leaseMs: number;
  /** Asked first, without a write; a job that has nothing to do is not begun. */
  isNeeded?: () => Promise<boolean>;
  run: () => Promise<void>;
};

/**
 * Work that is done again and again by one process at a time, however many there are: a lease in the
 * database says whose turn it is and when the next run is due.
 */
export function createJobs(options: {
  database: Database;
  jobs: readonly Job[];
  now: () => number;
  onError: (job: string, error: unknown) => void;
}) {
  const { database, jobs, now } = options;
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  let isStopped = false;

  /** Runs a job if it is due and nobody else is at it. */
  async function attempt(job: Job): Promise<void> {
    if (job.isNeeded !== undefined && !(await job.isNeeded())) return;
    const startedAt = now();
    const times = { now: startedAt, leaseUntil: startedAt + job.leaseMs };
    if (!(await database.write((trx) => takeLease(trx, job.name, times)))) return;
    let failure: unknown;
    try {
      await job.run();
    } catch (error) {
      failure = error;
      options.onError(job.name, error);
    }
    const end = {
      finished_at: now(),
      lease_until: startedAt + job.everyMs,
      error: failure === undefined ? null : failure instanceof Error ? failure.name : 'Error',
    };
    await database.write((trx) => finishRun(trx, job.name, startedAt, end));
  }

  function track(job: Job): void {
    if (isStopped) return;
    const run = attempt(job)
      .catch((error: unknown) => options.onError(job.name, error))
      .finally(() => running.delete(run));
    running.add(run);
  }

  return {
    /** Runs every job that is due, and waits for it. */
    async runDue(): Promise<void> {
      for (const job of jobs) await attempt(job);
    },

    /** Looks now, and from then on as often as each job is due. */
    start(): void {
      for (const job of jobs) {
        track(job);
        // A little more often than it is due, since another process may have been first.
        timers.push(setInterval(() => track(job), Math.max(1_000, job.everyMs / 4)).unref());
      }
    },

    /** Begins nothing new and resolves when what is under way has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
