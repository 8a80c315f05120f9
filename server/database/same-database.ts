import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import type Sqlite from 'better-sqlite3';
import { programFile } from '#server/program-files.ts';
import { emptyLog } from './empty-log.ts';

/**
 * Whether the files at the path of a connection are those to which it writes. Writes a mark into the log, then from
 * there into the database, and lets another process read it, since closing the files in this process would release
 * SQLite's locks. Returns undefined if a reader keeps the log from being emptied. Throws SQLite's error.
 */
export function isSameDatabase(connection: Sqlite.Database): boolean | undefined {
  const mark = randomInt(1, 2 ** 31);
  connection.pragma(`user_version = ${mark}`);
  if (!isFound(connection.name, 'log', mark)) return false;
  if (!emptyLog(connection)) return undefined;
  return isFound(connection.name, 'database', mark);
}

function isFound(file: string, part: 'log' | 'database', mark: number): boolean {
  const { stdout } = spawnSync(process.execPath, [programFile('print-user-version.js'), file, part], {
    env: {},
    encoding: 'utf8',
  });
  return stdout === String(mark);
}
