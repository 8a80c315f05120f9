import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Database } from '#server/database/connect.ts';
import { knownSchemas } from '#server/database/migrate.ts';
import type { Reader } from '#server/database/schema.ts';
import { FORMAT, FORMAT_VERSION, type Batch, type Header, type Trailer } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { createEncryption } from './encryption.ts';
import { findSchema } from './queries.ts';
import { readTable, toBatch } from './read-table.ts';
import { BACKUP_TABLES } from '#server/database/table-lists.ts';

/** A higher level takes twice the time and saves only a tenth. */
const GZIP_LEVEL = 4;

/**
 * Copies `BACKUP_TABLES` as of the moment of the call into a new file, which is synced to disk and can be read only by
 * its owner. A passphrase encrypts it. Throws `BackupError` if a newer Saldo has migrated the database, and the system's error, such as ENOSPC.
 */
export async function writeArchive(
  database: Database,
  { file, createdAt, passphrase }: { file: string; createdAt: number; passphrase?: string | undefined },
): Promise<void> {
  await database.snapshot(async (db) => {
    const header: Header = {
      format: FORMAT,
      version: FORMAT_VERSION,
      schema: await requireKnownSchema(db),
      engine: database.engine,
      createdAt: new Date(createdAt).toISOString(),
    };
    const lines = toLines(acrossUsers(db), header);
    const gzip = createGzip({ level: GZIP_LEVEL });
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
    if (passphrase === undefined) await pipeline(lines, gzip, target);
    else await pipeline(lines, gzip, createEncryption(passphrase), target);
  });
}

async function requireKnownSchema(db: Reader): Promise<string> {
  const schema = await findSchema(db);
  if (schema === knownSchemas().at(-1)) return schema;
  throw new BackupError('newer', 'A newer version of Saldo has changed the database. Use that version.');
}

async function* toLines(db: Reader, header: Header): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const toHashedLine = (content: Header | Batch) => {
    const line = toLine(content);
    hash.update(line);
    return line;
  };
  const rows: Trailer['rows'] = {};
  yield toHashedLine(header);
  for (const table of BACKUP_TABLES) {
    rows[table.name] = 0;
    for await (const batch of readTable(db, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + batch.length;
      yield toHashedLine(toBatch(table.name, batch));
    }
  }
  yield toLine({ rows, sha256: hash.digest('hex') });
}

function toLine(content: Header | Batch | Trailer): Buffer {
  return Buffer.from(`${JSON.stringify(content)}\n`);
}
