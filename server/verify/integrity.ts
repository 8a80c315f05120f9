import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

const MAX_PROBLEMS = 20;

/**
 * Returns what the database itself finds wrong with its files. SQLite reads all of them. PostgreSQL counts the pages
 * whose checksum was wrong when somebody read them. The schema has no foreign keys to check.
 */
export async function findDamage({ engine, read }: Database): Promise<string[]> {
  if (engine === 'postgres') {
    const { rows } = await sql<{ failures: number | null }>`
      select checksum_failures as failures from pg_stat_database
      where datname = current_database()`.execute(read);
    const failures = rows[0]?.failures ?? 0;
    return failures === 0 ? [] : [`${failures} pages of the database had a wrong checksum.`];
  }
  try {
    const { rows } = await sql<{ integrity_check: string }>`
      pragma integrity_check(${sql.lit(MAX_PROBLEMS)})`.execute(read);
    return rows.map(({ integrity_check: line }) => line).filter((line) => line !== 'ok');
  } catch (error) {
    // Some damage stops the check itself.
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_CORRUPT') return [error.message];
    throw error;
  }
}
