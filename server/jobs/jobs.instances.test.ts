import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestInstances, type TestInstances } from '#server/testing/test-instances.ts';
import { createJobs } from './jobs.ts';

const EVERY_MS = 60_000;
const LEASE_MS = 10_000;

let instances: TestInstances;
beforeEach(async () => {
  instances = await createTestInstances();
});
afterEach(() => instances.close());

/** Creates the same job at two instances with one clock. */
function createPair(run: (where: 'one' | 'other') => Promise<void>) {
  const clock = { now: Date.now() };
  const errors: unknown[] = [];
  const createAt = (where: 'one' | 'other') =>
    createJobs({
      database: instances[where].database,
      now: () => clock.now,
      onError: (_, error) => errors.push(error),
      jobs: [{ name: 'test', everyMs: EVERY_MS, leaseMs: LEASE_MS, run: () => run(where) }],
    });
  return { clock, errors, one: createAt('one'), other: createAt('other') };
}

describe('a job of two instances', () => {
  it('runs once each time it is due, however often both check', async () => {
    let runs = 0;
    const { clock, one, other } = createPair(async () => void (runs += 1));
    for (let round = 1; round <= 3; round++) {
      await Promise.all(Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? one : other).runDue()));
      expect(runs).toBe(round);
      clock.now += EVERY_MS;
    }
  });

  it('does not start in one while the other runs it', async () => {
    let finish: () => void = () => undefined;
    const runPlaces: string[] = [];
    const { one, other } = createPair(async (where) => {
      runPlaces.push(where);
      await new Promise<void>((resolve) => (finish = resolve));
    });
    const firstRun = one.runDue();
    await expect.poll(() => runPlaces).toEqual(['one']);
    await other.runDue();
    finish();
    await firstRun;
    expect(runPlaces).toEqual(['one']);
  });

  it('is taken over from an instance whose lease has expired, and stays with the new one', async () => {
    let finish: () => void = () => undefined;
    const { clock, one, other } = createPair(async (where) => {
      if (where === 'one') await new Promise<void>((resolve) => (finish = resolve));
    });
    const lateRun = one.runDue();
    await expect.poll(startedAt).toBe(clock.now);
    clock.now += LEASE_MS;
    const takenAt = clock.now;
    await other.runDue();
    const leaseUntil = takenAt + EVERY_MS;
    expect(await jobRow()).toMatchObject({ started_at: takenAt, lease_until: leaseUntil });
    // The first instance was only slow: the end of its run must not change the row of the other.
    clock.now += 1_000;
    finish();
    await lateRun;
    expect(await jobRow()).toMatchObject({
      started_at: takenAt,
      finished_at: takenAt,
      lease_until: leaseUntil,
    });
  });
});

async function jobRow() {
  return await instances.one.database.read
    .selectFrom('jobs')
    .selectAll()
    .where('name', '=', 'test')
    .executeTakeFirst();
}

async function startedAt(): Promise<number | null | undefined> {
  return (await jobRow())?.started_at;
}
