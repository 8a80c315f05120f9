import { ImportError } from '../types.ts';

/** Compound files (OLE 2), the container of XLS and of encrypted XLSX. */

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const LAST_SECTOR = 0xfffffffa;
const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const FAT_SECTOR = 0xfffffffd;
const MINI_SECTOR = 64;

/** The places of fields in the header. The list names the first 109 sectors of the allocation table ('FAT'). */
const HEADER = {
  minorVersion: 24,
  majorVersion: 26,
  byteOrder: 28,
  sectorShift: 30,
  miniSectorShift: 32,
  fatCount: 44,
  directory: 48,
  miniSizeLimit: 56,
  miniFat: 60,
  fatListSector: 68,
  fatList: 76,
  bytes: 512,
};
const FAT_LIST_LENGTH = 109;
/** The places of fields in an entry of the directory. */
const ENTRY = { nameBytes: 64, type: 66, left: 68, right: 72, child: 76, start: 116, size: 120, bytes: 128 };

type Entry = { name: string; type: number; start: number; size: number };

/**
 * Returns the stream of a workbook. Throws ImportError: `encrypted` for a protected XLSX, `unknownFormat` for another
 * document, and `damaged` for a file that cannot be read.
 */
export function readWorkbookStream(bytes: Uint8Array): Uint8Array {
  if (bytes.length < HEADER.bytes || SIGNATURE.some((byte, at) => bytes[at] !== byte))
    throw new ImportError('damaged');
  const file = new CompoundFile(bytes);
  const entries = file.entries();
  if (entries.some(({ name }) => name === 'EncryptedPackage')) throw new ImportError('encrypted');
  const workbook = ['workbook', 'book']
    .map((name) => entries.find((entry) => entry.type === 2 && entry.name.toLowerCase() === name))
    .find((entry) => entry !== undefined);
  if (workbook === undefined) throw new ImportError('unknownFormat');
  return file.stream(
    workbook,
    entries.find(({ type }) => type === 5),
  );
}

class CompoundFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #sectorSize: number;
  readonly #fat: number[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = this.#view.getUint16(HEADER.sectorShift, true);
    if (shift !== 9 && shift !== 12) throw new ImportError('damaged');
    this.#sectorSize = 2 ** shift;
    for (const sector of this.#fatSectors()) {
      const start = this.#offset(sector);
      for (let at = start; at + 4 <= Math.min(start + this.#sectorSize, bytes.length); at += 4) {
        this.#fat.push(this.#view.getUint32(at, true));
      }
    }
  }

  entries(): Entry[] {
    const directory = this.#read(this.#view.getUint32(HEADER.directory, true));
    const view = new DataView(directory.buffer);
    const entries: Entry[] = [];
    for (let at = 0; at + ENTRY.bytes <= directory.length; at += ENTRY.bytes) {
      const length = Math.min(32, Math.max(0, view.getUint16(at + ENTRY.nameBytes, true) / 2 - 1));
      const characters = Array.from({ length: Math.floor(length) }, (_, index) =>
        String.fromCharCode(view.getUint16(at + 2 * index, true)),
      );
      entries.push({
        name: characters.join(''),
        type: view.getUint8(at + ENTRY.type),
        start: view.getUint32(at + ENTRY.start, true),
        size: view.getUint32(at + ENTRY.size, true),
      });
    }
    return entries;
  }

  /** Returns the content of an entry. Small ones are in sectors of 64 bytes inside of the root's stream. */
  stream({ start, size }: Entry, root: Entry | undefined): Uint8Array {
    if (size >= this.#view.getUint32(HEADER.miniSizeLimit, true)) return this.#cut(this.#read(start), size);
    if (root === undefined) throw new ImportError('damaged');
    const mini = this.#read(root.start);
    const table = this.#read(this.#view.getUint32(HEADER.miniFat, true));
    const next = new DataView(table.buffer);
    const content = new Uint8Array(Math.ceil(size / MINI_SECTOR) * MINI_SECTOR);
    let sector = start;
    for (let at = 0; at < size; at += MINI_SECTOR) {
      const from = sector * MINI_SECTOR;
      if (from >= mini.length || 4 * sector + 4 > table.length) throw new ImportError('damaged');
      content.set(mini.subarray(from, from + MINI_SECTOR), at);
      sector = next.getUint32(4 * sector, true);
    }
    return this.#cut(content, size);
  }

  #cut(content: Uint8Array, size: number): Uint8Array {
    if (content.length < size) throw new ImportError('damaged');
    return content.subarray(0, size);
  }

  #offset(sector: number): number {
    const offset = (sector + 1) * this.#sectorSize;
    if (offset >= this.#bytes.length) throw new ImportError('damaged');
    return offset;
  }

  /** Returns the sectors of the allocation table: those in the header's list, and those that a chain of sectors lists. */
  #fatSectors(): number[] {
    const count = Math.min(
      this.#view.getUint32(HEADER.fatCount, true),
      Math.ceil(this.#bytes.length / this.#sectorSize),
    );
    const sectors: number[] = [];
    for (let at = HEADER.fatList; at < HEADER.bytes && sectors.length < count; at += 4)
      sectors.push(this.#view.getUint32(at, true));
    let listSector = this.#view.getUint32(HEADER.fatListSector, true);
    while (sectors.length < count && listSector < LAST_SECTOR) {
      const start = this.#offset(listSector);
      const end = start + this.#sectorSize - 4;
      if (end + 4 > this.#bytes.length) throw new ImportError('damaged');
      for (let at = start; at < end && sectors.length < count; at += 4)
        sectors.push(this.#view.getUint32(at, true));
      listSector = this.#view.getUint32(end, true);
    }
    return sectors.filter((sector) => sector < LAST_SECTOR);
  }

  /**
   * Returns the content of a chain of sectors. Refuses a sector that comes twice, so the result is never larger than the
   * file.
   */
  #read(start: number): Uint8Array {
    const sectors: number[] = [];
    const visited = new Set<number>();
    for (let sector = start; sector < LAST_SECTOR; sector = this.#fat[sector] ?? FREE) {
      if (visited.has(sector)) throw new ImportError('damaged');
      visited.add(sector);
      sectors.push(sector);
    }
    const content = new Uint8Array(sectors.length * this.#sectorSize);
    for (const [index, sector] of sectors.entries()) {
      const offset = this.#offset(sector);
      content.set(this.#bytes.subarray(offset, offset + this.#sectorSize), index * this.#sectorSize);
    }
    return content;
  }
}

const WRITTEN_SECTOR = 4_096;

/** Makes a compound file with only a workbook. Its stream is filled up with zeros to whole sectors. */
export function wrapWorkbookStream(stream: Uint8Array): Uint8Array {
  const dataSectors = Math.max(1, Math.ceil(stream.length / WRITTEN_SECTOR));
  const fatSectors = Math.ceil((dataSectors + 2) / (WRITTEN_SECTOR / 4)) + 1;
  // The sectors are in this order: header, data, directory, allocation table ('FAT').
  const file = new Uint8Array((1 + dataSectors + 1 + fatSectors) * WRITTEN_SECTOR);
  const view = new DataView(file.buffer);
  file.set(SIGNATURE);
  for (const [at, value] of [
    [HEADER.minorVersion, 62],
    [HEADER.majorVersion, 4],
    [HEADER.byteOrder, 0xfffe],
    [HEADER.sectorShift, 12],
    [HEADER.miniSectorShift, 6],
  ] as const)
    view.setUint16(at, value, true);
  view.setUint32(HEADER.fatCount, fatSectors, true);
  view.setUint32(HEADER.directory, dataSectors, true);
  view.setUint32(HEADER.miniSizeLimit, WRITTEN_SECTOR, true);
  view.setUint32(HEADER.miniFat, END_OF_CHAIN, true);
  view.setUint32(HEADER.fatListSector, END_OF_CHAIN, true);
  for (let index = 0; index < FAT_LIST_LENGTH; index++)
    view.setUint32(HEADER.fatList + 4 * index, index < fatSectors ? dataSectors + 1 + index : FREE, true);
  file.set(stream, WRITTEN_SECTOR);
  writeEntry(view, (1 + dataSectors) * WRITTEN_SECTOR, {
    name: 'Root Entry',
    type: 5,
    start: END_OF_CHAIN,
    size: 0,
  });
  writeEntry(view, (1 + dataSectors) * WRITTEN_SECTOR + ENTRY.bytes, {
    name: 'Workbook',
    type: 2,
    start: 0,
    size: dataSectors * WRITTEN_SECTOR,
  });
  for (let sector = 0; sector < (fatSectors * WRITTEN_SECTOR) / 4; sector++) {
    const isLast = sector === dataSectors - 1 || sector === dataSectors;
    const next = isLast
      ? END_OF_CHAIN
      : sector < dataSectors
        ? sector + 1
        : sector <= dataSectors + fatSectors
          ? FAT_SECTOR
          : FREE;
    view.setUint32((1 + dataSectors + 1) * WRITTEN_SECTOR + 4 * sector, next, true);
  }
  return file;
}

function writeEntry(view: DataView, at: number, { name, type, start, size }: Entry): void {
  for (let index = 0; index < name.length; index++)
    view.setUint16(at + 2 * index, name.charCodeAt(index), true);
  view.setUint16(at + ENTRY.nameBytes, 2 * (name.length + 1), true);
  view.setUint8(at + ENTRY.type, type);
  for (const pointer of [ENTRY.left, ENTRY.right, ENTRY.child]) view.setUint32(at + pointer, FREE, true);
  if (type === 5) view.setUint32(at + ENTRY.child, 1, true);
  view.setUint32(at + ENTRY.start, start, true);
  view.setUint32(at + ENTRY.size, size, true);
}
