import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import type { ServerInUse } from './server.ts';

/** Runs a statement on the database of a running server, without the server's knowledge. */
export function runStatement(server: ServerInUse, statement: string, values: object = {}): number {
  const database = new BetterSqlite(join(server.dataDir, 'saldo.sqlite'));
  try {
    return database.prepare(statement).run(values).changes;
  } finally {
    database.close();
  }
}

/** Runs `act` while the server cannot insert, update or delete rows of a table. */
export async function whileRefusing(
  server: ServerInUse,
  operation: 'insert' | 'update' | 'delete',
  table: string,
  act: () => Promise<void>,
): Promise<void> {
  runStatement(
    server,
    `create trigger broken before ${operation} on ${table} begin select raise(abort, 'broken by a test'); end`,
  );
  try {
    await act();
  } finally {
    runStatement(server, 'drop trigger broken');
  }
}

/** Runs `act` while a table is missing. */
export async function whileMissing(
  server: ServerInUse,
  table: string,
  act: () => Promise<void>,
): Promise<void> {
  runStatement(server, `alter table "${table}" rename to missing`);
  try {
    await act();
  } finally {
    runStatement(server, `alter table missing rename to "${table}"`);
  }
}
