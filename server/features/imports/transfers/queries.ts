import type { CalendarRange } from '#shared/calendar.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { EntryRow } from '../queries.ts';

/** The entries of all imports with the account of each. */
function placedEntries(db: Reader | Writer, userId: string) {
  return db
    .selectFrom('import_entries')
    .innerJoin('imports', (join) =>
      join
        .onRef('imports.user_id', '=', 'import_entries.user_id')
        .onRef('imports.id', '=', 'import_entries.import_id'),
    )
    .where('import_entries.user_id', '=', userId);
}

export type TransferLink = { transferId: string; importId: string; sourceId: string };

/** Returns the entries that are a side of some transfers. */
export async function selectLinks(
  trx: Writer,
  userId: string,
  transferIds: readonly string[],
): Promise<TransferLink[]> {
  if (transferIds.length === 0) return [];
  const rows = await placedEntries(trx, userId)
    .select(['import_entries.transfer_id', 'import_entries.import_id', 'imports.source_id'])
    .where('import_entries.transfer_id', 'in', transferIds)
    .execute();
  return rows.flatMap(({ transfer_id, import_id, source_id }) =>
    transfer_id === null ? [] : [{ transferId: transfer_id, importId: import_id, sourceId: source_id }],
  );
}

export type OpenSide = Pick<EntryRow, 'import_id' | 'line' | 'date'>;

/** Returns the entries of an account that read as transfers of an amount, and have none. */
export async function selectOpenSides(
  trx: Writer,
  {
    userId,
    sourceId,
    amountMinor,
    days,
  }: { userId: string; sourceId: string; amountMinor: number; days: CalendarRange },
): Promise<OpenSide[]> {
  return await placedEntries(trx, userId)
    .select(['import_entries.import_id', 'import_entries.line', 'import_entries.date'])
    .where('import_entries.date', '>=', days.from)
    .where('import_entries.date', '<=', days.to)
    .where('import_entries.outcome', '=', 'transfer')
    .where('import_entries.transfer_id', 'is', null)
    .where('import_entries.amount_minor', '=', amountMinor)
    .where('imports.source_id', '=', sourceId)
    .execute();
}

/** Changes what became of an entry. */
export async function updateEntry(
  trx: Writer,
  userId: string,
  {
    import_id,
    line,
    ...columns
  }: Pick<EntryRow, 'import_id' | 'line'> &
    Partial<Pick<EntryRow, 'outcome' | 'transaction_id' | 'transfer_id'>>,
): Promise<void> {
  await trx
    .updateTable('import_entries')
    .set(columns)
    .where('user_id', '=', userId)
    .where('import_id', '=', import_id)
    .where('line', '=', line)
    .execute();
}

export type TransferCounts = { transfers: number; editedTransfers: number };

/** Counts the transfers of an import, and those that it made and that were changed since. */
export async function countTransfers(
  db: Reader | Writer,
  userId: string,
  importId: string,
): Promise<TransferCounts> {
  return await db
    .selectFrom('transfers')
    .select((eb) => [
      eb.fn.countAll<number>().as('transfers'),
      eb.fn
        .countAll<number>()
        .filterWhere('import_id', 'is not', null)
        .filterWhereRef('updated_at', '<>', 'created_at')
        .as('editedTransfers'),
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('import_entries')
        .select('transfer_id')
        .where('user_id', '=', userId)
        .where('import_id', '=', importId)
        .where('transfer_id', 'is not', null)
        .$narrowType<{ transfer_id: string }>(),
    )
    .executeTakeFirstOrThrow();
}
