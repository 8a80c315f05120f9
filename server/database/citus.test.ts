import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { applyCitus, citusScript } from './citus.ts';

const COMMAND = join(import.meta.dirname, '../../dist/server/cluster-prepare.js');
const STUB = readFileSync(join(import.meta.dirname, '../testing/citus-stub.sql'), 'utf8');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the SQL for Citus', () => {
  it('places each table of the real schema once, and keeps the rows of a user together', async () => {
    const tables = await database.identity.introspection.getTables({ withInternalKyselyTables: true });
    const placed = [
      ...citusScript().matchAll(/select create_(reference|distributed)_table\('"(\w+)"'(.*)\)$/gm),
    ];
    expect(placed.map(([, , name = '']) => name).toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    );
    const distributed = placed.filter(([, kind]) => kind === 'distributed').map(([, , , rest]) => rest);
    expect(new Set(distributed)).toEqual(
      new Set([`, 'user_id', colocate_with => 'none'`, `, 'user_id', colocate_with => '"transactions"'`]),
    );
    expect(distributed.filter((rest) => rest?.includes('none'))).toHaveLength(1);
  });
});

type CommandResult = { code: number; output: string };

function run(words: string[]): Promise<CommandResult> {
  const { location } = database;
  const settings =
    'dataDir' in location
      ? { DATA_DIR: location.dataDir }
      : { DATABASE_URL: location.databaseUrl, SECRET: 'a secret for tests, thirty-two bytes or more' };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [COMMAND, ...words],
      { env: settings },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: (stdout + stderr).trim() }),
    );
  });
}

describe('npm run cluster:prepare', () => {
  it('prints the SQL with instructions and nothing else', async () => {
    expect(await run(['--citus'])).toEqual({ code: 0, output: citusScript().trim() });
    expect(citusScript()).toMatch(/^-- Spreads .*\n(-- .*\n|--\n)*\n/);
  });

  it('prints its usage for a wrong call', async () => {
    for (const words of [[], ['--apply'], ['--citus', 'more']]) {
      expect(await run(words)).toEqual({
        code: 64,
        output: expect.stringContaining('Usage: npm run') as string,
      });
    }
    expect(await run(['--help'])).toMatchObject({ code: 0 });
  });

  it('says what is missing if it cannot run', async () => {
    const { code, output } = await run(['--citus', '--apply']);
    expect(code).toBe(1);
    expect(output).toBe(
      database.engine === 'sqlite'
        ? 'Only PostgreSQL can be spread over a cluster: set DATABASE_URL to the coordinator of the cluster.'
        : 'Citus is not installed in this database. Run "create extension citus" on every machine first.',
    );
  });
});

// The stub's catalog of placements has the same columns as the catalog of Citus.
const PLACES = `select logicalrelid::text as name, partmethod, partkey, colocationid, repmodel
  from pg_dist_partition order by 1`;

/** Faults of a schema, each with a pattern of the error. */
const FAULTS: [name: string, fault: string, says: RegExp][] = [
  [
    'a unique index over all users',
    'create unique index planted on transactions (id)',
    /unique index of transactions/,
  ],
  [
    'a primary key over all users',
    'alter table outbox drop constraint outbox_key, add primary key (id)',
    /unique index of outbox/,
  ],
  [
    'a table without a primary key',
    'alter table settings drop constraint settings_pkey',
    /key to replicate settings/,
  ],
  [
    'a trigger',
    `create function noop() returns trigger language plpgsql as 'begin return new; end';
     create trigger planted after insert on daily_totals for each row execute function noop()`,
    /triggers are not supported on daily_totals/,
  ],
  ['a serial number', 'alter table photos add column planted serial', /count up are not supported on photos/],
  [
    'an identity column',
    'alter table invites add column planted int generated always as identity',
    /count up are not supported on invites/,
  ],
  [
    'a foreign key from one user to another',
    'alter table photos add column planted text references user_totals (user_id)',
    /foreign key of photos/,
  ],
  [
    'a foreign key from a reference table to users’ data',
    'alter table profiles add column planted text references presence (user_id)',
    /foreign key of profiles/,
  ],
  [
    'a foreign key to a table on one machine',
    `create table planted (id text primary key);
     alter table outbox add column planted text references planted (id)`,
    /foreign key of outbox/,
  ],
  [
    'an exclusion constraint',
    'alter table event_streams add constraint planted exclude (user_id with =)',
    /exclusion constraints are not supported on event_streams/,
  ],
  [
    'a user id of another type',
    'alter table presence alter column user_id type varchar(100)',
    /distribution columns differ/,
  ],
  ['a missing table', 'alter table page_views rename to planted', /"page_views" does not exist/],
  [
    'a table that is not colocated with the others',
    `select create_distributed_table('photos', 'user_id', colocate_with => 'none')`,
    /not where they belong: "photos"/,
  ],
  [
    'a table distributed by another column',
    `select create_distributed_table('transactions', 'user_id', colocate_with => 'none');
     update pg_dist_partition set partkey = 'id'`,
    /not where they belong: "transactions"/,
  ],
  [
    'a table of users’ data on every machine',
    `select create_reference_table('photos')`,
    /photos is already distributed/,
  ],
  [
    'a reference table that is distributed',
    `select create_distributed_table('profiles', 'user_id', colocate_with => 'none')`,
    /profiles is already distributed/,
  ],
];

if (inject('database') === 'postgres') {
  describe('the SQL for Citus on PostgreSQL with a stub of Citus', () => {
    beforeAll(async () => {
      await runSql(database, STUB);
    });

    it.each(FAULTS)('is refused for %s', async (_name, fault, says) => {
      await database.identity.connection().execute(async (identity) => {
        const connection = { ...database, identity };
        await runSql(connection, `begin; ${fault}`);
        try {
          await expect(runSql(connection, citusScript())).rejects.toThrow(says);
        } finally {
          await runSql(connection, 'rollback');
        }
      });
    });

    it('runs on the real schema, and changes nothing when it runs again', async () => {
      await runSql(database, citusScript());
      const places = await runSql(database, PLACES);
      expect(places).toContainEqual({
        name: 'transactions',
        partmethod: 'h',
        partkey: 'user_id',
        colocationid: 2,
        repmodel: 's',
      });
      expect(places).toContainEqual({
        name: '"user"',
        partmethod: 'n',
        partkey: null,
        colocationid: 1,
        repmodel: 't',
      });
      await runSql(database, citusScript());
      await applyCitus(database.identity);
      expect(await run(['--citus', '--apply'])).toEqual({
        code: 0,
        output: 'Every table is where it belongs. Start Saldo.',
      });
      expect(await runSql(database, PLACES)).toEqual(places);
    });

    it('places a new table when it runs again', async () => {
      await runSql(
        database,
        `delete from pg_dist_partition where logicalrelid in ('photos'::regclass, 'jobs'::regclass)`,
      );
      const places = await runSql(database, PLACES);
      await runSql(database, citusScript());
      expect(await runSql(database, PLACES)).toHaveLength(places.length + 2);
    });
  });
}
