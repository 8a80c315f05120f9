import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, sqliteFile } from './connect.ts';
import type { Schema } from './schema.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = makeTestFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function pragma(db: Kysely<Schema>, name: string): Promise<unknown> {
  const { rows } = await sql`pragma ${sql.raw(name)}`.execute(db);
  return Object.values(rows[0] as object)[0];
}

describe('the embedded database', () => {
  it('resolves a write only when it would survive a power loss: WAL with full syncs', async () => {
    const database = await connectDatabase({ dataDir });
    const { identity: writer, read: reader } = database;
    expect({
      journal_mode: await pragma(writer, 'journal_mode'),
      synchronous: await pragma(writer, 'synchronous'),
      foreign_keys: await pragma(writer, 'foreign_keys'),
      busy_timeout: await pragma(writer, 'busy_timeout'),
      reader_query_only: await pragma(reader, 'query_only'),
      reader_busy_timeout: await pragma(reader, 'busy_timeout'),
    }).toEqual({
      journal_mode: 'wal',
      synchronous: 2,
      foreign_keys: 1,
      busy_timeout: 0,
      reader_query_only: 1,
      reader_busy_timeout: 250,
    });
    await database.close();
  });

  it('cannot be written by the connection that reads', async () => {
    const database = await connectDatabase({ dataDir });
    const write = database.read
      .insertInto('presence')
      .values({ user_id: 'u', is_online: 1, last_seen: 1 })
      .execute();
    await expect(write).rejects.toThrow(/readonly/);
    await database.close();
  });

  it('throws the cause if SQLite itself rolls a database transaction back, as on a full disk', async () => {
    const database = await connectDatabase({ dataDir });
    await sql`create trigger refuse before insert on presence begin
      select raise(rollback, 'the cause');
    end`.execute(database.identity);
    const row = { user_id: 'u', is_online: 1, last_seen: 1 } as const;
    const transaction = database.identity
      .transaction()
      .execute((trx) => trx.insertInto('presence').values(row).execute());
    await expect(transaction).rejects.toThrow('the cause');
    await database.close();
  });

  it('leaves only one file when it is closed', async () => {
    const database = await connectDatabase({ dataDir });
    await database.write(async (trx) => {
      await trx.insertInto('presence').values({ user_id: 'u', is_online: 1, last_seen: 1 }).execute();
    });
    expect(readdirSync(dataDir)).toContain('saldo.sqlite-wal');
    await database.close();
    expect(readdirSync(dataDir)).toEqual(['saldo.sqlite']);

    const again = await connectDatabase({ dataDir });
    expect(await again.read.selectFrom('presence').selectAll().execute()).toHaveLength(1);
    await again.close();
  });

  it('does not overwrite a file that is no database', async () => {
    const content = 'this is not a database, and long enough to look at '.repeat(100);
    writeFileSync(sqliteFile(dataDir), content);
    await expect(connectDatabase({ dataDir })).rejects.toThrow(/not a database/);
    expect(readdirSync(dataDir)).toEqual(['saldo.sqlite']);
  });
});
