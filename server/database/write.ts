import { CompiledQuery, type Kysely } from 'kysely';
import { isSerializationFailure } from './database-errors.ts';
import { prepareQuery } from './prepared.ts';
import type { Schema, Writer } from './schema.ts';

/**
 * Runs a job in a database transaction, and resolves once the commit is durable. In the job, use only the given
 * `Writer`, and await nothing else such as hashing or mail, since other writes wait for it.
 */
export type Write = <T>(job: (trx: Writer) => Promise<T>) => Promise<T>;

type Job = {
  run: (trx: Writer) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

/**
 * Creates the write of SQLite: jobs that wait at the same moment share one database transaction and one disk sync. Each
 * has its own savepoint, so that a failed job rolls back alone.
 */
export function createGroupedWrite(db: Kysely<Schema>): Write {
  let waiting: Job[] = [];
  let isDraining = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // Waits a turn, so that requests that have already arrived join this batch.
      await new Promise(setImmediate);
      const batch = waiting;
      waiting = [];
      await runBatch(db, batch);
    }
    isDraining = false;
  }

  return <T>(run: (trx: Writer) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ run, resolve: resolve as Job['resolve'], reject });
      if (isDraining) return;
      isDraining = true;
      void drain();
    });
}

/** Creates the write of PostgreSQL: one database transaction per job, repeated after a conflict with another one. */
export function createPooledWrite(db: Kysely<Schema>): Write {
  return async (run) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction().execute((trx) => run(trx as unknown as Writer));
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isSerializationFailure(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
      }
    }
  };
}

const MAX_ATTEMPTS = 6;

async function runBatch(db: Kysely<Schema>, batch: readonly Job[]): Promise<void> {
  try {
    const outcomes = await db
      .connection()
      .execute((connection) => commitJobs(connection as unknown as Writer, batch));
    for (const settle of outcomes) settle();
  } catch (error) {
    for (const job of batch) job.reject(error);
  }
}

const BEGIN = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** Runs jobs in one database transaction, and returns functions that settle their promises after the commit. */
async function commitJobs(trx: Writer, batch: readonly Job[]): Promise<(() => void)[]> {
  const outcomes: (() => void)[] = [];
  await trx.executeQuery(BEGIN);
  try {
    for (const job of batch) outcomes.push(await runJob(trx, job, batch.length > 1));
    await trx.executeQuery(COMMIT);
    return outcomes;
  } catch (error) {
    // SQLite may have rolled back by itself (disk full); then there is nothing left to undo.
    await trx.executeQuery(ROLLBACK).catch(() => undefined);
    throw error;
  }
}

const beginJob = prepareStatement('savepoint job');
const endJob = prepareStatement('release job');
const undoJob = prepareStatement('rollback to job');

function prepareStatement(text: string): (trx: Writer) => Promise<unknown> {
  const run = prepareQuery<Record<string, never>, unknown>(() => ({
    compile: () => CompiledQuery.raw(text),
  }));
  return (trx) => run(trx, {});
}

/** Runs one job, and returns a function that settles its promise. Throws if the whole batch is lost. */
async function runJob(trx: Writer, job: Job, isShared: boolean): Promise<() => void> {
  if (!isShared) {
    const value = await job.run(trx);
    return () => job.resolve(value);
  }
  await beginJob(trx);
  try {
    const value = await job.run(trx);
    await endJob(trx);
    return () => job.resolve(value);
  } catch (error) {
    // If the job cannot be undone, SQLite has rolled back the whole batch (disk full), and `error` is the cause.
    if (!(await canUndoJob(trx))) throw error;
    return () => job.reject(error);
  }
}

async function canUndoJob(trx: Writer): Promise<boolean> {
  try {
    await undoJob(trx);
    await endJob(trx);
    return true;
  } catch {
    return false;
  }
}
