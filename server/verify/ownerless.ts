import { sql } from 'kysely';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Database } from '#server/database/connect.ts';
import { TABLE_NAMES, TABLES, type TableName } from '#server/database/tables.ts';

type OwnedTable = { table: TableName; owner: string };

/** The tables with rows of users, but for the one of the users. */
export const OWNED: readonly OwnedTable[] = TABLE_NAMES.flatMap((table) => {
  const { owner } = TABLES[table];
  return owner === null || table === 'user' ? [] : [{ table, owner }];
});

/** Counts the rows of a table whose user does not exist. */
export async function countOwnerless({ read }: Database, { table, owner }: OwnedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} as owned where not exists
      (select 1 from "user" where "user".id = owned.${sql.ref(owner)})`.execute(acrossUsers(read));
  return rows[0]?.count ?? 0;
}

export async function deleteOwnerless(database: Database, { table, owner }: OwnedTable): Promise<void> {
  await database.write(async (trx) => {
    await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} not in (select id from "user")`.execute(
      acrossUsers(trx),
    );
  });
}
