import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programFile } from '#server/program-files.ts';

const TRIAL_FOLDER = '.saldo-trial-';
/** Less than the lease of the job, so that no two run at a time. */
const TIMEOUT_MS = 50 * 60_000;

type Trial = { file: string; folder: string; passphrase: string | undefined };

const run = promisify(execFile);

/**
 * Restores a backup into a temporary folder beside it, in a process of its own, and returns the number of transactions.
 * Always removes the folder, and those of processes that were killed. Throws an error with what the process said.
 */
export async function runTrial({ file, folder, passphrase }: Trial): Promise<number> {
  await removeTrials(folder);
  const temporary = await mkdtemp(join(folder, TRIAL_FOLDER));
  const env = { DATA_DIR: temporary, ...(passphrase === undefined ? {} : { BACKUP_PASSPHRASE: passphrase }) };
  try {
    const args = [programFile('trial-restore.js'), file, temporary];
    const options = { env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' as const };
    const { stdout } = await run(process.execPath, args, options);
    return Number(stdout);
  } finally {
    await removeTrials(folder);
  }
}

async function removeTrials(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(TRIAL_FOLDER));
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}
