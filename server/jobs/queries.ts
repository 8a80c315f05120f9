import type { Reader, Writer } from '#server/database/schema.ts';

export type JobRow = {
  name: string;
  started_at: number | null;
  finished_at: number | null;
  error: string | null;
};

/** Takes the job's lease until an instant unless another process has it; returns whether it was taken. */
export async function takeLease(
  trx: Writer,
  name: string,
  times: { now: number; leaseUntil: number },
): Promise<boolean> {
  const row = { lease_until: times.leaseUntil, started_at: times.now };
  const lease = await trx
    .insertInto('jobs')
    .values({ name, ...row })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(row).where('jobs.lease_until', '<=', times.now),
    )
    .returning('name')
    .executeTakeFirst();
  return lease !== undefined;
}

/**
 * Stores the end of a run, unless another process has taken over after the lease. The next lease may be taken from
 * `lease_until` on.
 */
export async function finishRun(
  trx: Writer,
  name: string,
  startedAt: number,
  end: { finished_at: number; lease_until: number; error: string | null },
): Promise<void> {
  await trx
    .updateTable('jobs')
    .set(end)
    .where('name', '=', name)
    .where('started_at', '=', startedAt)
    .execute();
}

export async function selectJobs(db: Reader): Promise<JobRow[]> {
  return await db
    .selectFrom('jobs')
    .select(['name', 'started_at', 'finished_at', 'error'])
    .orderBy('name')
    .execute();
}
