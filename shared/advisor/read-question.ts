import { readAccounts } from './accounts/read-accounts.ts';
import table from './learned/table.json' with { type: 'json' };
import { openTable } from './learned/table.ts';
import { createReader } from './reader.ts';
import type { ReadQuestion } from './types.ts';

const learned = openTable(table);

/** Reads a question with the shipped table, see `ReadQuestion`. Never throws, and asks back rather than drop a part. */
export const readQuestion: ReadQuestion = readAccounts(createReader(learned), learned.known);
