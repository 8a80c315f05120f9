import { ENTRY_ERRORS } from '../../errors/entry.ts';
import type { ErrorTable } from '../../errors/error-table.ts';
import { FIELD_ERRORS } from '../../errors/fields.ts';

/** The English sentences come from the error table. */
export const errors = sentencesOf(ENTRY_ERRORS);

export const fields = FIELD_ERRORS;

/** The sentences of an error table by code. */
export function sentencesOf<Table extends ErrorTable>(table: Table): Record<keyof Table, string> {
  return Object.fromEntries(Object.entries(table).map(([code, [, sentence]]) => [code, sentence])) as Record<
    keyof Table,
    string
  >;
}
