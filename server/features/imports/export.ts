import type { Import, ImportEntry } from '#shared/contract/imports.ts';
import type { Source } from '#shared/contract/sources.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectEntries, selectImportPage, type EntryRow, type ImportRecord } from './queries.ts';
import { selectSources } from './sources/queries.ts';
import { toSource } from './sources/to-source.ts';
import { toImport } from './to-import.ts';

type User = { userId: string; currency: string };

export async function* streamSources(db: Reader, { userId, currency }: User): AsyncGenerator<Source, void> {
  for (const row of await selectSources(db, userId)) yield toSource(row, currency);
}

export async function* streamImports(db: Reader, { userId }: User): AsyncGenerator<Import, void> {
  const batches = readInTurns<ImportRecord>((last, limit) => {
    const after = last && { createdAt: last.created_at, id: last.id };
    return selectImportPage(db, { userId, state: undefined, after, limit });
  });
  for await (const rows of batches) for (const row of rows) yield toImport(row);
}

export async function* streamEntries(
  db: Reader,
  { userId, currency }: User,
): AsyncGenerator<ImportEntry, void> {
  const decimals = currencyDecimals(currency);
  const batches = readInTurns<EntryRow>((last, limit) =>
    selectEntries(db, userId, { after: last ?? { import_id: '', line: 0 }, limit }),
  );
  for await (const rows of batches) for (const row of rows) yield toImportEntry(row, decimals);
}

function toImportEntry(row: EntryRow, decimals: number): ImportEntry {
  return {
    importId: row.import_id,
    line: row.line,
    bank: {
      key: row.key,
      occurrence: row.occurrence,
      bankId: row.bank_id,
      date: row.date,
      amount: toMajorUnits(row.amount_minor, decimals),
      text: row.text,
    },
    outcome: row.outcome,
    transactionId: row.transaction_id,
    ...(row.transfer_id !== null && { transferId: row.transfer_id }),
  };
}
