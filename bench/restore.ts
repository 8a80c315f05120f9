/**
 * Measures a backup, its verification and its restore: seconds, the longest wait of other work, and memory. On SQLite
 * in a temporary folder with full syncs.
 *
 *   node bench/restore.ts                   1,000,000 transactions, restored into a fresh SQLite file
 *   node bench/restore.ts 100000            another number of them
 *   node bench/restore.ts 1000000 postgres  restored into a fresh PostgreSQL as well
 */
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createBackup } from '#server/backup/create.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { verifyBackup } from '#server/backup/verify.ts';
import { connectDatabase, sqliteFile, type DatabaseLocation } from '#server/database/connect.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { openBench } from './bench-app.ts';

const transactions = Number(process.argv[2] ?? 1_000_000);
const results: Record<string, object> = {};

const bench = await openBench();
await bench.signUp(transactions);
const { dataDir } = bench;
const now = Date.now;

const folder = join(dataDir, 'backups');
const { file, bytes } = await measureJob('backup, verified', () =>
  createBackup({ database: bench.database, folder, now }),
);
await measureJob('verify alone', () => verifyBackup(file));
const target = join(dataDir, 'restored');
await measureJob('restore into SQLite', () => restoreInto({ dataDir: target }, false));
await measureJob('the same again, replacing', () => restoreInto({ dataDir: target }, true));
if (process.argv[3] === 'postgres') {
  const postgres = await startPostgres({ isDurable: true });
  await measureJob('restore into PostgreSQL', () => restoreInto({ databaseUrl: postgres.url }, false));
  await measureJob('the same again, replacing ', () => restoreInto({ databaseUrl: postgres.url }, true));
  await postgres.stop();
}

const databaseBytes = statSync(sqliteFile(dataDir)).size;
console.log(
  `${transactions} transactions, a database of ${toMegabytes(databaseBytes)} MB, a backup of ${toMegabytes(bytes)} MB`,
);
console.table(results);
rmSync(target, { recursive: true });
await bench.close();

/** Restores the backup. Opening and closing the database count too, because closing merges the log into the file. */
async function restoreInto(location: DatabaseLocation, replace: boolean): Promise<void> {
  const restored = await connectDatabase(location);
  await restoreBackup({ database: restored, file, replace, now });
  await restored.close();
}

async function measureJob<T>(name: string, job: () => Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  let peakBytes = 0;
  const bytesBefore = process.memoryUsage.rss();
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, 20);
  delay.enable();
  const startedAt = performance.now();
  const result = await job();
  const seconds = (performance.now() - startedAt) / 1_000;
  clearInterval(timer);
  delay.disable();
  results[name] = {
    seconds: seconds.toFixed(1),
    'longest wait, ms': (delay.max / 1e6).toFixed(0),
    'memory before, MB': toMegabytes(bytesBefore),
    'peak, MB': toMegabytes(peakBytes),
  };
  return result;
}

function toMegabytes(size: number): string {
  return (size / 1e6).toFixed(0);
}
