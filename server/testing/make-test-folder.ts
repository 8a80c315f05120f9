import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 30;

/** Makes a new, empty folder, in memory where there is room, since a database waits for its disk at each write. */
export function makeTestFolder(kind = 'test'): string {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), `saldo-${kind}-`));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}
