import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createPostgresDatabase, runAsAdmin } from '#server/testing/postgres-admin.ts';
import { connectDatabase } from './connect.ts';

it('a write is synced before it resolves, even if the database’s own setting is off', async () => {
  const emptyDatabase = await createPostgresDatabase(inject('postgresUrl'));
  const name = new URL(emptyDatabase.url).pathname.slice(1);
  await runAsAdmin(inject('postgresUrl'), `alter database ${name} set synchronous_commit = off`);
  const database = await connectDatabase({ databaseUrl: emptyDatabase.url, connections: 3 });
  const settings = await Promise.all(
    Array.from({ length: 3 }, () =>
      database.write(async (trx) => {
        const { rows } = await sql<{ setting: string }>`
          select current_setting('synchronous_commit') as setting, pg_sleep(0.05)`.execute(trx);
        return rows[0]?.setting;
      }),
    ),
  );
  expect(settings).toEqual(['on', 'on', 'on']);
  await database.close();
  await emptyDatabase.drop();
});

it('a database server that never syncs to disk is logged', async () => {
  const emptyDatabase = await createPostgresDatabase(inject('postgresUrl'));
  const problems: string[] = [];
  const database = await connectDatabase(
    { databaseUrl: emptyDatabase.url },
    { onProblem: (problem) => problems.push(problem) },
  );
  const { rows } = await sql<{ off: boolean }>`select current_setting('fsync') = 'off' as off`.execute(
    database.read,
  );
  expect(problems.some((problem) => problem.startsWith('PostgreSQL runs with fsync = off'))).toBe(
    rows[0]?.off,
  );
  await database.close();
  await emptyDatabase.drop();
});
