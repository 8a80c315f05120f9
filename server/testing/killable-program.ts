import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseLocation } from '#server/database/connect.ts';
import { createPostgresDatabase } from './postgres-admin.ts';
import { freePort } from './free-port.ts';
import { makeTestFolder } from './make-test-folder.ts';
import { runProgram, type Program } from './program.ts';

const SECRET = 'a secret for tests, thirty-two bytes or more';

/** Prepares the real program on the database of the test's project, to be killed and started again at one address. */
export async function makeKillableProgram() {
  const folder = makeTestFolder();
  const database =
    inject('database') === 'sqlite' ? undefined : await createPostgresDatabase(inject('postgresUrl'));
  const port = String(await freePort());
  const dataDir = join(folder, 'data');
  const location: DatabaseLocation = database === undefined ? { dataDir } : { databaseUrl: database.url };
  const environment = {
    DATA_DIR: dataDir,
    PORT: port,
    ...(database === undefined ? {} : { DATABASE_URL: database.url, SECRET }),
  };
  let program: Program | undefined;

  return {
    url: `http://localhost:${port}`,
    /** The location of the database, for a test that opens it while the program does not run. */
    location,
    async start(): Promise<void> {
      program = runProgram(environment);
      await program.started();
    },
    kill: async (): Promise<void> => await program?.kill(),
    async remove(): Promise<void> {
      await program?.kill();
      rmSync(folder, { recursive: true, force: true });
      await database?.drop();
    },
  };
}
