import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createPostgresDatabase } from './postgres-admin.ts';
import { freePort } from './free-port.ts';
import { makeTestFolder } from './make-test-folder.ts';
import { runProgram, type Program } from './program.ts';

const SECRET = 'a secret for tests, thirty-two bytes or more';

/** The real program on the database of the test's project, to be killed and started again at one address. */
export async function makeKillableProgram() {
  const folder = makeTestFolder();
  const database =
    inject('database') === 'sqlite' ? undefined : await createPostgresDatabase(inject('postgresUrl'));
  const port = String(await freePort());
  const environment = {
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    ...(database === undefined ? {} : { DATABASE_URL: database.url, SECRET }),
  };
  let program: Program | undefined;

  return {
    url: `http://localhost:${port}`,
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
