import table from './learned/table.json' with { type: 'json' };
import { openTable } from './learned/table.ts';
import { createReader } from './reader.ts';
import type { ReadQuestion } from './types.ts';

/** Reads a question with the shipped table, see `ReadQuestion`. Never throws, and asks back rather than drop a part. */
export const readQuestion: ReadQuestion = createReader(openTable(table));
