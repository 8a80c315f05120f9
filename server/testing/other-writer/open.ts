import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sqliteFile, type DatabaseLocation } from '#server/database/connect.ts';
import type { Order } from './process.ts';

const PROCESS = join(import.meta.dirname, 'process.ts');

export type OtherWriter = ReturnType<typeof openOtherWriter>;

/** Starts another process that writes into a SQLite file, like a command while the server runs. */
export function openOtherWriter(location: DatabaseLocation) {
  if (!('dataDir' in location)) throw new TypeError('Only SQLite has a file.');
  const child = fork(PROCESS, [sqliteFile(location.dataDir)], { execArgv: [] });
  async function order(name: Order): Promise<void> {
    const done = once(child, 'message');
    child.send(name);
    await done;
  }
  return {
    /** Resolves once nobody else can write. */
    lock: () => order('lock'),
    release: () => order('release'),
    /** Resolves after its first write; it writes again and again until it is closed. */
    keepWriting: () => order('keep writing'),
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
