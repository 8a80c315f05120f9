import { randomBytes } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A partial copy without a write for this long belongs to a process that was killed. */
const ABANDONED_AFTER_MS = 60 * 60_000;
const PARTIAL_NAME = /^\.saldo-[\w-]+\.partial$/;

/** Returns a new name for a file that is not complete yet. */
export function partialFile(folder: string): string {
  return join(folder, `.saldo-${randomBytes(8).toString('hex')}.partial`);
}

/** Syncs a folder, so that the new name in it survives a power loss. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function deleteAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!PARTIAL_NAME.test(name)) continue;
    const file = join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}
