import type { DatabaseLocation } from '#server/database/connect.ts';
import { makeProgramInstallation } from './program-installation.ts';
import type { Program } from './program.ts';

/** Prepares the real program on the database of the test's project, to be killed and started again at one address. */
export async function makeKillableProgram() {
  const installation = await makeProgramInstallation();
  const { dataDir, database } = installation;
  const location: DatabaseLocation = database === undefined ? { dataDir } : { databaseUrl: database.url };
  let program: Program | undefined;

  return {
    url: installation.url(''),
    /** The location of the database, for a test that opens it while the program does not run. */
    location,
    async start(): Promise<void> {
      program = installation.run();
      await program.started();
    },
    kill: async (): Promise<void> => await program?.kill(),
    remove: () => installation.remove(),
  };
}
