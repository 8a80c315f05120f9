import type { PostgresLocation } from './postgres.ts';
import type { Reader } from './schema.ts';

/** The location of a database that the main thread has opened and migrated. It can be sent to a thread. */
export type ReaderLocation = { file: string } | PostgresLocation;

/** Opens one connection that only reads, in a thread. Loads only the driver of this database. */
export async function openReader(location: ReaderLocation): Promise<Reader> {
  if ('file' in location) {
    const { openSqliteReader } = await import('./sqlite.ts');
    return openSqliteReader(location.file);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ ...location, connections: 1 }, {}).db;
}
