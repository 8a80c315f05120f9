import { statfs } from 'node:fs/promises';
import type { RestoreTrial } from '#shared/contract/backups.ts';
import { listBackups } from '#server/backup/backup-folder.ts';
import type { Database } from '#server/database/connect.ts';
import { findTrial, upsertTrial, type StoredTrial } from './queries.ts';
import { runTrial } from './run-trial.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A little less than a week and a day, so that a trial stays at its hour. */
const PERIODS_MS = {
  passed: 7 * DAY_MS - HOUR_MS / 2,
  failed: DAY_MS - HOUR_MS / 2,
  skipped: DAY_MS - HOUR_MS / 2,
};
/** A trial does not follow a backup at once, because each of them keeps the disk busy. */
const PAUSE_MS = HOUR_MS;
const MAX_MS = 10 * 60_000;
/** The restored database and its log must fit, and the disk must not become full for the real one. */
const FREE_FACTOR = 2;

type TrialOptions = {
  database: Database;
  folder: string;
  passphrase?: string | undefined;
  now: () => number;
  /** Called with the reason why a trial was skipped. */
  onTrialSkipped: (reason: string) => void;
};

/** Restores the newest backup each week into a temporary place, and stores the result. */
export function createTrials(options: TrialOptions) {
  const { database, folder, now } = options;
  return {
    isDue: async (): Promise<boolean> => {
      const last = await findTrial(database.read);
      if (last !== undefined && now() - last.at < PERIODS_MS[last.state]) return false;
      const [newest] = await listBackups(folder);
      return newest !== undefined && now() - newest.createdAt >= PAUSE_MS;
    },
    run: () => runStored(options),
    last: async (): Promise<RestoreTrial | null> => {
      const trial = await findTrial(database.read);
      return trial === undefined ? null : toContract(trial);
    },
  };
}

/** Throws if the restore failed, after it has stored that. */
async function runStored(options: TrialOptions): Promise<void> {
  const { database, folder, passphrase, now, onTrialSkipped } = options;
  const [newest] = await listBackups(folder);
  if (newest === undefined) return;
  const last = await findTrial(database.read);
  const lastMs = last?.durationMs ?? 0;
  const store = (trial: Pick<StoredTrial, 'state' | 'reason' | 'transactions' | 'durationMs'>) =>
    database.write((trx) => upsertTrial(trx, { at: now(), ...trial }));
  const reason = lastMs > MAX_MS ? 'duration' : await findLackOfSpace(options);
  if (reason !== null) {
    await store({ state: 'skipped', reason, transactions: null, durationMs: lastMs });
    onTrialSkipped(reason);
    return;
  }
  const startedAt = performance.now();
  const duration = () => Math.round(performance.now() - startedAt);
  try {
    const transactions = await runTrial({ file: newest.file, folder, passphrase });
    await store({ state: 'passed', reason: null, transactions, durationMs: duration() });
  } catch (error) {
    await store({ state: 'failed', reason: null, transactions: null, durationMs: duration() });
    throw error;
  }
}

async function findLackOfSpace({ database, folder }: TrialOptions): Promise<'space' | null> {
  const { bytes } = await database.facts();
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < FREE_FACTOR * bytes ? 'space' : null;
}

function toContract({ at, state, reason, transactions, durationMs }: StoredTrial): RestoreTrial {
  const seconds = Math.max(1, Math.round(durationMs / 1_000));
  return { at: new Date(at).toISOString(), state, reason, transactions, seconds };
}
