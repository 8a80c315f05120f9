import table from './learned/table.json' with { type: 'json' };
import { openTable } from './learned/table.ts';
import { readerOf } from './reader.ts';
import type { ReadQuestion } from './types.ts';

/** Reads with the shipped table, see `ReadQuestion`. It never fails, and asks back rather than drop a part. */
export const readQuestion: ReadQuestion = readerOf(openTable(table));
