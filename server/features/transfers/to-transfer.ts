import type { DeletedTransfer, StoredTransfer, Transfer } from '#shared/contract/transfers.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import type { TransferRow } from '#server/database/schema/accounts.ts';

export function toTransfer(row: TransferRow, currency: string): Transfer {
  return {
    id: row.id,
    amount: toMajorUnits(row.amount_minor, currencyDecimals(currency)),
    date: row.date,
    fromAccount: row.from_source,
    toAccount: row.to_source,
    note: row.note,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

export function toDeletedTransfer(row: TransferRow, currency: string): DeletedTransfer {
  return { ...toTransfer(row, currency), deletedAt: new Date(row.deleted_at ?? 0).toISOString() };
}

export function toStoredTransfer(row: TransferRow, currency: string): StoredTransfer {
  const deletedAt = row.deleted_at === null ? null : new Date(row.deleted_at).toISOString();
  const { import_id: importId, given_side: givenSide } = row;
  return { ...toTransfer(row, currency), deletedAt, importId, givenSide };
}

/** Throws `validationFailed` for an amount that cannot be stored. */
export function toTransferRow(
  { userId, currency, nowMs }: { userId: string; currency: string; nowMs: number },
  transfer: StoredTransfer,
): TransferRow {
  return {
    user_id: userId,
    id: transfer.id,
    from_source: transfer.fromAccount,
    to_source: transfer.toAccount,
    amount_minor: readAmount(transfer.amount, currency),
    date: transfer.date,
    note: transfer.note,
    created_at: Date.parse(transfer.createdAt),
    updated_at: Date.parse(transfer.updatedAt),
    // Not in the future, or it would be erased too late.
    deleted_at: transfer.deletedAt === null ? null : Math.min(Date.parse(transfer.deletedAt), nowMs),
    import_id: transfer.importId ?? null,
    given_side: transfer.givenSide ?? null,
  };
}
