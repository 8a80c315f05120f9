import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Reader } from '#server/database/schema.ts';
import type { EntryRow } from '../queries.ts';

export type KnownTransaction = {
  id: string;
  type: TransactionType;
  date: string;
  amount_minor: number;
  description: string;
  category: string;
  source_id: string | null;
};

/** Returns a page of the transactions of one type in a range of days, sorted by day and id. */
export async function selectKnownTransactions(
  db: Reader,
  filter: { userId: string; type: TransactionType; days: CalendarRange },
  { after, limit }: { after: { date: string; id: string }; limit: number },
): Promise<KnownTransaction[]> {
  return await db
    .selectFrom('transactions')
    .select(['id', 'type', 'date', 'amount_minor', 'description', 'category', 'source_id'])
    .where('user_id', '=', filter.userId)
    .where('type', '=', filter.type)
    .where((eb) => eb(eb.refTuple('date', 'id'), '>', eb.tuple(after.date, after.id)))
    .where('date', '<=', filter.days.to)
    .orderBy('date')
    .orderBy('id')
    .limit(limit)
    .execute();
}

type EntryPlace = Pick<EntryRow, 'date' | 'import_id' | 'line'>;
export type KnownEntry = EntryRow & { source_id: string; found_id: string | null };

/** Returns a page of the entries in a range of days; `found_id` is their transaction while it exists. */
export async function selectKnownEntries(
  db: Reader,
  { userId, days }: { userId: string; days: CalendarRange },
  { after, limit }: { after: EntryPlace; limit: number },
): Promise<KnownEntry[]> {
  return await db
    .selectFrom('import_entries')
    .innerJoin('imports', (join) =>
      join
        .onRef('imports.user_id', '=', 'import_entries.user_id')
        .onRef('imports.id', '=', 'import_entries.import_id'),
    )
    .leftJoin('transactions', (join) =>
      join
        .onRef('transactions.user_id', '=', 'import_entries.user_id')
        .onRef('transactions.id', '=', 'import_entries.transaction_id'),
    )
    .selectAll('import_entries')
    .select(['imports.source_id', 'transactions.id as found_id'])
    .where('import_entries.user_id', '=', userId)
    .where((eb) =>
      eb(
        eb.refTuple('import_entries.date', 'import_entries.import_id', 'import_entries.line'),
        '>',
        eb.tuple(after.date, after.import_id, after.line),
      ),
    )
    .where('import_entries.date', '<=', days.to)
    .orderBy('import_entries.date')
    .orderBy('import_entries.import_id')
    .orderBy('import_entries.line')
    .limit(limit)
    .execute();
}

export type NamedEntry = EntryPlace &
  Pick<EntryRow, 'text'> &
  Pick<KnownTransaction, 'id' | 'type' | 'description' | 'category'> & {
    outcome: 'added' | 'joined';
    /** The day of the transaction; `date` is the day of the row. */
    day: string;
  };

/** Returns a page of the entries that have a transaction, from a day on, the latest first. */
export async function selectNamedEntries(
  db: Reader,
  { userId, from }: { userId: string; from: string },
  { before, limit }: { before: EntryPlace; limit: number },
): Promise<NamedEntry[]> {
  return await db
    .selectFrom('import_entries as entry')
    .innerJoin('transactions as transaction', (join) =>
      join
        .onRef('transaction.user_id', '=', 'entry.user_id')
        .onRef('transaction.id', '=', 'entry.transaction_id'),
    )
    .select(['entry.import_id', 'entry.line', 'entry.date', 'entry.text'])
    .select((eb) => eb.ref('entry.outcome').$castTo<'added' | 'joined'>().as('outcome'))
    .select(['transaction.id', 'transaction.type', 'transaction.description', 'transaction.category'])
    .select('transaction.date as day')
    .where('entry.user_id', '=', userId)
    .where('entry.date', '>=', from)
    .where((eb) =>
      eb(
        eb.refTuple('entry.date', 'entry.import_id', 'entry.line'),
        '<',
        eb.tuple(before.date, before.import_id, before.line),
      ),
    )
    .orderBy('entry.date', 'desc')
    .orderBy('entry.import_id', 'desc')
    .orderBy('entry.line', 'desc')
    .limit(limit)
    .execute();
}

export type BankLineRow = {
  import_id: string;
  source_name: string;
  file_name: string;
  date: CalendarDay;
  amount_minor: number;
  text: string;
};

/** Returns the rows of files that belong to a transaction, sorted by the start of their imports. */
export async function selectBankLines(
  db: Reader,
  userId: string,
  transactionId: string,
): Promise<BankLineRow[]> {
  return await db
    .selectFrom('import_entries')
    .innerJoin('imports', (join) =>
      join
        .onRef('imports.user_id', '=', 'import_entries.user_id')
        .onRef('imports.id', '=', 'import_entries.import_id'),
    )
    .innerJoin('sources', (join) =>
      join.onRef('sources.user_id', '=', 'imports.user_id').onRef('sources.id', '=', 'imports.source_id'),
    )
    .select([
      'import_entries.import_id',
      'sources.name as source_name',
      'imports.file_name',
      'import_entries.date',
      'import_entries.amount_minor',
      'import_entries.text',
    ])
    .where('import_entries.user_id', '=', userId)
    .where('import_entries.transaction_id', '=', transactionId)
    .orderBy('imports.created_at')
    .orderBy('import_entries.import_id')
    .orderBy('import_entries.line')
    .execute();
}

export async function hasTransaction(db: Reader, userId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
