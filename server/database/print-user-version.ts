// Prints the number that `open-files.ts` has written into the header of a database, read from the last page of the
// log or from the database itself. The formats are those of sqlite.org/fileformat2.html and sqlite.org/walformat.html.
import { closeSync, openSync, readSync } from 'node:fs';
import { endianness } from 'node:os';

/** Offset of the user version in the first page. */
const MARK_OFFSET = 60;
const LOG_HEADER = 32;
const FRAME_HEADER = 24;

const [file = '', part] = process.argv.slice(2);
process.stdout.write(String(part === 'log' ? readMarkInLog() : readNumber(file, MARK_OFFSET)));

/** Finds the last page of the log by the log's index. */
function readMarkInLog(): number | undefined {
  const pageSize = readNumber(`${file}-wal`, 8);
  const frames = readNumber(`${file}-shm`, 16, endianness());
  const frame = LOG_HEADER + (frames - 1) * (FRAME_HEADER + pageSize);
  const isFirstPage = readNumber(`${file}-wal`, frame) === 1;
  return isFirstPage ? readNumber(`${file}-wal`, frame + FRAME_HEADER + MARK_OFFSET) : undefined;
}

function readNumber(path: string, position: number, order: 'BE' | 'LE' = 'BE'): number {
  const bytes = Buffer.alloc(4);
  const handle = openSync(path, 'r');
  readSync(handle, bytes, { position });
  closeSync(handle);
  return order === 'BE' ? bytes.readUInt32BE() : bytes.readUInt32LE();
}
