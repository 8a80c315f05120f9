import { readTableText, type TableReader } from './formats/table.ts';
import type { Format, ReadOptions, Reading } from './types.ts';

type Answer = Reading | Promise<Reading>;

/** How a format is read: from its text, or from its bytes. */
export type Reader =
  | { from: 'text'; read: (text: string, options: ReadOptions) => Answer }
  | { from: 'bytes'; read: (bytes: Uint8Array, options: ReadOptions) => Answer };

/** Exports of other applications, by their header; the first one that knows a table reads it. */
const knownTables: readonly TableReader[] = [];

export const readers: Partial<Record<Format, Reader>> = {
  csv: { from: 'text', read: (text, options) => readTableText(text, options, knownTables) },
};
