import table from './learned/table.json' with { type: 'json' };
import { openTable } from './learned/table.ts';
import { readerOf } from './reader.ts';
import type { ReadQuestion } from './types.ts';

/** See `ReadQuestion`. It never fails, and asks back rather than drop what a question names. */
export const readQuestion: ReadQuestion = readerOf(openTable(table));
