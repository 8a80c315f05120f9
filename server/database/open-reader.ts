import type { PostgresLocation } from './postgres.ts';
import type { Reader } from './schema.ts';

/** Where a thread finds the data that the main thread has opened and migrated. It can be sent to the thread. */
export type ReaderLocation = { file: string } | PostgresLocation;

/** Opens one connection that only reads, for a thread of its own. Loads the driver of this database alone. */
export async function openReader(location: ReaderLocation): Promise<Reader> {
  if ('file' in location) {
    const { openSqliteReader } = await import('./sqlite.ts');
    return openSqliteReader(location.file);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ ...location, connections: 1 }, {}).db;
}
