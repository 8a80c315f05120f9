// `npm run cluster:prepare -- --citus` prints or runs the SQL that spreads the tables over a cluster by user.
import { readConfig } from '#server/config.ts';
import { applyCitus, citusScript } from '#server/database/citus.ts';
import { runCommand, usageError, withDatabase, type Call, type Outcome } from './run-command.ts';

const USAGE = `Usage: npm run --silent cluster:prepare -- --citus [--apply]

Prints the SQL that spreads the tables over the machines of a Citus cluster, by user, and what must be done before
and after it. With --apply it brings the tables of DATABASE_URL to this version, and then runs the SQL there; stop
Saldo before. It may run again, and must run after each update. YugabyteDB, CockroachDB and Aurora do not need it.`;

await runCommand({ usage: USAGE, flags: ['citus', 'apply'], run });

async function run({ words, flags }: Call): Promise<Outcome> {
  if (words.length > 0 || !flags.has('citus')) return usageError(USAGE);
  if (!flags.has('apply')) return { output: citusScript(), code: 0 };
  const config = readConfig();
  if (config.postgres === undefined) {
    return {
      output:
        'Only PostgreSQL can be spread over a cluster: set DATABASE_URL to the coordinator of the cluster.',
      code: 1,
    };
  }
  await withDatabase(config, (database) => applyCitus(database.identity));
  return { output: 'Every table is where it belongs. Start Saldo.', code: 0 };
}
