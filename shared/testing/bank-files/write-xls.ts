import { join } from '#shared/import/spreadsheets/zip.ts';

/** A cell of a written spreadsheet: text, a number, a day, or nothing. */
export type WrittenCell = string | number | { day: string } | null;

const SERIAL_ZERO = Date.UTC(1899, 11, 30);

/** Returns the serial number of a day in spreadsheets. */
export function toSerialNumber(day: string): number {
  return (Date.parse(day) - SERIAL_ZERO) / 86_400_000;
}

/** Writes sheets in the format of Excel 97: a BIFF8 workbook in a compound file. */
export function writeXls(sheets: readonly WrittenCell[][][]): Uint8Array {
  return writeCompoundFile(writeBiff(sheets));
}

/** Writes only the workbook. Texts are in the table of shared strings. */
export function writeBiff(sheets: readonly WrittenCell[][][]): Uint8Array {
  const strings = [...new Set(sheets.flat(2).filter((cell) => typeof cell === 'string'))];
  const bodies = sheets.map((rows) =>
    join([bof(0x10), ...rows.flatMap((row, at) => writeRow(row, at, strings)), record(0x0a, [])]),
  );
  const head = (offsets: readonly number[]) =>
    join([
      bof(0x05),
      record(0xe0, xf(0)),
      record(0xe0, xf(14)),
      ...offsets.map((offset, at) => record(0x85, [...u32(offset), 0, 0, ...shortText(`Hoja${at + 1}`)])),
      ...sharedStrings(strings),
      record(0x0a, []),
    ]);
  let offset = head(sheets.map(() => 0)).length;
  const offsets = bodies.map(({ length }) => (offset += length) - length);
  return join([head(offsets), ...bodies]);
}

function writeRow(row: readonly WrittenCell[], at: number, strings: readonly string[]): Uint8Array[] {
  return row.flatMap((cell, column) => {
    if (cell === null) return [];
    const place = [...u16(at), ...u16(column)];
    if (typeof cell === 'string') return [record(0xfd, [...place, ...u16(0), ...u32(strings.indexOf(cell))])];
    if (typeof cell === 'object')
      return [record(0x0203, [...place, ...u16(1), ...f64(toSerialNumber(cell.day))])];
    const cents = Math.round(cell * 100);
    // Excel writes short numbers as hundredths of an integer.
    return cents / 100 === cell && Math.abs(cents) < 2 ** 28
      ? [record(0x027e, [...place, ...u16(0), ...u32(((cents << 2) | 3) >>> 0)])]
      : [record(0x0203, [...place, ...u16(0), ...f64(cell)])];
  });
}

const MAX_RECORD = 8_224;

/** Writes the strings. If a record is full, the next string begins a further one. */
function sharedStrings(strings: readonly string[]): Uint8Array[] {
  const records: number[][] = [[...u32(strings.length), ...u32(strings.length)]];
  for (const text of strings) {
    const bytes = [...u16(text.length), 1, ...wide(text)];
    if ((records.at(-1)?.length ?? 0) + bytes.length > MAX_RECORD) records.push([]);
    records.at(-1)?.push(...bytes);
  }
  return records.map((content, at) => record(at === 0 ? 0xfc : 0x3c, content));
}

function bof(kind: number): Uint8Array {
  return record(0x0809, [...u16(0x0600), ...u16(kind), ...u16(0), ...u16(0), ...u32(0), ...u32(0)]);
}

const xf = (format: number) => [0, 0, ...u16(format), ...Array.from({ length: 16 }, () => 0)];
const shortText = (text: string) => [text.length, 1, ...wide(text)];
const wide = (text: string) =>
  Array.from({ length: text.length }, (_, at) => u16(text.charCodeAt(at))).flat();

/** Makes a record of a workbook: its number, its length, its content. */
export function record(id: number, content: readonly number[]): Uint8Array {
  return Uint8Array.from([...u16(id), ...u16(content.length), ...content]);
}

const u16 = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
const u32 = (value: number) => [...u16(value), ...u16(value >>> 16)];
const f64 = (value: number) => [...new Uint8Array(Float64Array.of(value).buffer)];

const SECTOR = 512;
const MINI = 64;
const END = 0xfffffffe;
const FREE = 0xffffffff;

/** Writes a compound file of sectors of 512 bytes. Like Excel, it puts a stream below 4,096 bytes into mini sectors. */
export function writeCompoundFile(stream: Uint8Array, name = 'Workbook'): Uint8Array {
  const isMini = stream.length < 4_096;
  const content = padded(stream, SECTOR);
  const data = content.length / SECTOR;
  const miniFat = isMini
    ? padded(words(chain(Math.ceil(stream.length / MINI))), SECTOR, 0xff)
    : new Uint8Array(0);
  const miniSectors = miniFat.length / SECTOR;
  const directoryAt = data + miniSectors;
  let fatSectors = 1;
  while (fatSectors * (SECTOR / 4) < directoryAt + 1 + fatSectors) fatSectors++;
  const fat = [
    ...chain(data),
    ...chain(miniSectors).map((next) => (next === END ? END : next + data)),
    END,
    ...Array.from({ length: fatSectors }, () => 0xfffffffd),
  ];
  const directory = join([
    entry('Root Entry', 5, isMini ? 0 : END, isMini ? content.length : 0, 1),
    entry(name, 2, 0, stream.length, FREE),
    entry('', 0, 0, 0, FREE),
    entry('', 0, 0, 0, FREE),
  ]);
  return join([
    header({ fatSectors, directoryAt, miniFatAt: isMini ? data : END, miniSectors }),
    content,
    miniFat,
    directory,
    padded(words(fat), SECTOR, 0xff),
  ]);
}

type Head = { fatSectors: number; directoryAt: number; miniFatAt: number; miniSectors: number };

function header({ fatSectors, directoryAt, miniFatAt, miniSectors }: Head): Uint8Array {
  const bytes = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array.from({ length: 16 }, () => 0)];
  for (const value of [62, 3, 0xfffe, 9, 6]) bytes.push(...u16(value));
  bytes.push(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  for (const value of [fatSectors, directoryAt, 0, 4_096, miniFatAt, miniSectors, END, 0])
    bytes.push(...u32(value));
  for (let at = 0; at < 109; at++) bytes.push(...u32(at < fatSectors ? directoryAt + 1 + at : FREE));
  return Uint8Array.from(bytes);
}

function entry(name: string, type: number, start: number, size: number, child: number): Uint8Array {
  const bytes = new Uint8Array(128);
  bytes.set(wide(name));
  bytes.set(
    [...u16(name === '' ? 0 : 2 * name.length + 2), type, 1, ...u32(FREE), ...u32(FREE), ...u32(child)],
    64,
  );
  bytes.set([...u32(start), ...u32(size)], 116);
  return bytes;
}

const chain = (length: number) => Array.from({ length }, (_, at) => (at === length - 1 ? END : at + 1));
const words = (values: readonly number[]) => Uint8Array.from(values.flatMap(u32));

function padded(bytes: Uint8Array, size: number, filler = 0): Uint8Array {
  const filled = new Uint8Array(Math.ceil(bytes.length / size) * size).fill(filler);
  filled.set(bytes);
  return filled;
}
