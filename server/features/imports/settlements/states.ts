import type { SettlementRow } from '#shared/contract/settlements.ts';
import type { TransferRow } from '#server/database/schema/accounts.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { TransactionRow } from '#server/database/schema/transactions.ts';
import type { ImportedTransfers } from '../ledger.ts';
import type { EntryRow } from '../queries.ts';
import { toSides } from '../transfers/link.ts';
import { isEdited, isTyped } from '../transfers/release.ts';
import { findOtherwiseUsed, selectTransactions } from './queries.ts';

/** The state of an entry, with the fields of its transaction or transfer. */
export type EntryState = Pick<
  SettlementRow,
  'state' | 'account' | 'type' | 'category' | 'description' | 'note' | 'isChanged'
>;

const NOTHING: EntryState = {
  state: 'leftOut',
  account: null,
  type: null,
  category: null,
  description: null,
  note: null,
  isChanged: false,
};

/** Returns what became of entries of one import, by their lines. */
export async function readStates(
  db: Reader | Writer,
  transfers: Pick<ImportedTransfers, 'findAll'>,
  { userId, importId, entries }: { userId: string; importId: string; entries: readonly EntryRow[] },
): Promise<Map<number, EntryState>> {
  const pick = (column: 'transfer_id' | 'transaction_id') =>
    entries.flatMap(({ [column]: id }) => (id === null ? [] : [id]));
  const transactionIds = pick('transaction_id');
  const used = await findOtherwiseUsed(db, { userId, importId }, transactionIds);
  const byId = new Map(
    (await selectTransactions(db, userId, transactionIds)).map((row) => [row.id, row] as const),
  );
  const transfersById = new Map(
    (await transfers.findAll(db, userId, pick('transfer_id'))).map((row) => [row.id, row] as const),
  );
  const toState = (entry: EntryRow): EntryState => {
    const { transfer_id, transaction_id } = entry;
    if (transfer_id !== null) return ofTransfer(entry, transfersById.get(transfer_id));
    if (transaction_id !== null) return ofTransaction(byId.get(transaction_id), used);
    return NOTHING;
  };
  return new Map(entries.map((entry) => [entry.line, toState(entry)]));
}

/** A transfer that was erased counts as changed, and so does one that the user typed. */
function ofTransfer(entry: EntryRow, row: TransferRow | undefined): EntryState {
  const isChanged = row === undefined || row.deleted_at !== null || isTyped(row) || isEdited(row);
  return { ...NOTHING, state: 'transfer', account: row?.[toSides(entry).other] ?? null, isChanged };
}

/** A transaction that was deleted counts as changed. */
function ofTransaction(row: TransactionRow | undefined, used: ReadonlySet<string | null>): EntryState {
  if (row === undefined) return { ...NOTHING, state: 'transaction', isChanged: true };
  const { type, category, description, note, group_id, tags, created_at, updated_at } = row;
  const isChanged = created_at !== updated_at || group_id !== null || tags !== '' || used.has(row.id);
  return { state: 'transaction', account: null, type, category, description, note, isChanged };
}
