import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { knownSchemas } from '#server/database/migrate.ts';
import {
  FORMAT_VERSION,
  MAX_LINE_BYTES,
  parseBatch,
  parseHeader,
  parseTrailer,
  type Batch,
  type Header,
  type Trailer,
} from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { createDecryption, isEncrypted, type Transform } from './encryption.ts';
import { TABLE_NAMES } from '#server/database/tables.ts';

/** The header of a complete archive, and the number of rows of each table. */
export type ArchiveContents = Header & { rows: Trailer['rows'] };

/**
 * Reads an archive and passes its rows to `onBatch`. Do not rely on the rows until it returns, since only then the
 * archive is known to be complete and unchanged. Throws `BackupError`: not found, foreign, newer, truncated or changed,
 * and for an encrypted one that the passphrase is missing or wrong.
 */
export async function readArchive(
  file: string,
  onBatch: (batch: Batch) => Promise<void> | void,
  passphrase?: string,
): Promise<ArchiveContents> {
  const hash = createHash('sha256');
  const rows: Trailer['rows'] = {};
  let header: Header | undefined;
  /** This line is read once the next one comes, since the last line is the trailer, which is not in the hash. */
  let pendingLine: Buffer | undefined;

  async function readPendingLine(): Promise<void> {
    if (pendingLine === undefined) return;
    hash.update(pendingLine);
    if (header === undefined) header = requireHeader(pendingLine, file);
    else {
      const batch = requireBatch(pendingLine, file);
      rows[batch.table] = (rows[batch.table] ?? 0) + batch.rows.length;
      await onBatch(batch);
    }
  }

  try {
    const readLines = async (source: AsyncIterable<Buffer>) => {
      for await (const line of splitLines(source, file)) {
        await readPendingLine();
        pendingLine = line;
      }
    };
    const decryption = await findDecryption(file, passphrase);
    if (decryption === undefined) await pipeline(createReadStream(file), createGunzip(), readLines);
    else await pipeline(createReadStream(file), decryption, createGunzip(), readLines);
  } catch (error) {
    throw await toBackupError(error, file);
  }
  // A file with only a header is not an archive: another line must follow.
  if (header === undefined) {
    if (pendingLine) requireHeader(pendingLine, file);
    throw truncatedError(file);
  }
  requireTrailer(pendingLine, file, { rows, sha256: hash.digest('hex') });
  return { ...header, rows };
}

/** Returns undefined for a backup that is not encrypted. */
async function findDecryption(file: string, passphrase: string | undefined): Promise<Transform | undefined> {
  if (!(await isEncrypted(file))) return undefined;
  if (passphrase !== undefined) return createDecryption(passphrase, file);
  throw new BackupError(
    'passphraseMissing',
    `${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase with which it was made.`,
  );
}

/** Yields lines with their ends. Throws if a line is longer than any of a backup. */
async function* splitLines(source: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end + 1)]);
      parts = [];
      length = 0;
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MAX_LINE_BYTES) throw foreignError(file);
  }
  if (length > 0) yield Buffer.concat(parts);
}

function requireHeader(line: Buffer, file: string): Header {
  const header = parseHeader(line.toString());
  if (header === undefined) throw foreignError(file);
  if (header.version > FORMAT_VERSION || !knownSchemas().includes(header.schema)) {
    throw new BackupError(
      'newer',
      `${file} was written by a newer version of Saldo. Restore it with that version, or a newer one.`,
    );
  }
  return header;
}

function requireBatch(line: Buffer, file: string): Batch {
  const batch = parseBatch(line.toString());
  if (batch && TABLE_NAMES.some((name) => name === batch.table)) return batch;
  throw changedError(file);
}

function requireTrailer(line: Buffer | undefined, file: string, read: Trailer): void {
  const trailer = line && parseTrailer(line.toString());
  if (trailer === undefined) throw truncatedError(file);
  const tables = new Set([...Object.keys(trailer.rows), ...Object.keys(read.rows)]);
  const isSame = [...tables].every((table) => (trailer.rows[table] ?? 0) === (read.rows[table] ?? 0));
  if (!isSame || trailer.sha256 !== read.sha256) throw changedError(file);
}

async function toBackupError(error: unknown, file: string): Promise<unknown> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return new BackupError('notFound', `There is no file ${file}.`, { cause: error });
    case 'EISDIR':
      return new BackupError('notFound', `${file} is a folder. Name the backup in it.`, { cause: error });
    case 'Z_BUF_ERROR':
      return truncatedError(file);
    case 'Z_DATA_ERROR':
      return (await isGzip(file)) ? changedError(file) : foreignError(file);
    default:
      return error;
  }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function foreignError(file: string): BackupError {
  return new BackupError('foreign', `${file} is no backup of Saldo.`);
}

function truncatedError(file: string): BackupError {
  return new BackupError('truncated', `${file} is not complete: it ends too early. Use another backup.`);
}

function changedError(file: string): BackupError {
  return new BackupError('changed', `${file} is damaged or was changed. Use another backup.`);
}
