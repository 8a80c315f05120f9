import type { RecurringTransfer, StoredRecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { toSchedule } from '#server/period/schedule.ts';
import type { RecurringTransferRow } from './queries.ts';

export function toRecurringTransfer(row: RecurringTransferRow, currency: string): RecurringTransfer {
  return {
    id: row.id,
    amount: toMajorUnits(row.amount_minor, currencyDecimals(currency)),
    fromAccount: row.from_source,
    toAccount: row.to_source,
    note: row.note,
    ...toSchedule(row),
    nextDay: row.next_day,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

export function toStoredRecurringTransfer(
  row: RecurringTransferRow,
  currency: string,
): StoredRecurringTransfer {
  return { ...toRecurringTransfer(row, currency), openFrom: row.open_from };
}
