import { ENTRY_ERRORS } from '../../errors/entry.ts';
import type { ErrorTable } from '../../errors/error-table.ts';
import { FIELD_ERRORS } from '../../errors/fields.ts';

/** The English sentences are those of the error table itself. */
export const errors = sentencesOf(ENTRY_ERRORS);

export const fields = FIELD_ERRORS;

/** The sentences of a table by their codes. */
export function sentencesOf<Table extends ErrorTable>(table: Table): Record<keyof Table, string> {
  return Object.fromEntries(Object.entries(table).map(([code, [, sentence]]) => [code, sentence])) as Record<
    keyof Table,
    string
  >;
}
