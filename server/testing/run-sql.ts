import type { Database } from '#server/database/connect.ts';

/**
 * Runs a statement for which the product has no query, such as one that breaks the database on purpose, on
 * the connection that writes.
 */
export async function runSql(database: Database, text: string): Promise<unknown[]> {
  const compiled = database.identity.selectFrom('user').select('id').compile();
  const { rows } = await database.identity.executeQuery({ ...compiled, sql: text, parameters: [] });
  return rows;
}
