import type { CalendarRange } from '#shared/calendar.ts';
import type { TransferRow } from '#server/database/schema/accounts.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import { readEach } from '#server/errors/read-each.ts';
import type { Caller } from '#server/http/environment.ts';
import { readDate } from '#server/period/read-date.ts';
import { findTransferIds } from './queries.ts';
import { eraseWithTotals, insertWithTotals, updateWithTotals } from './write-with-totals.ts';

/** A new transfer of an import; `field` is the place of its row in the request. */
type NewImported = { field: string; import_id: string } & Pick<
  TransferRow,
  'id' | 'from_source' | 'to_source' | 'amount_minor' | 'date'
>;

/** The writes of an import. Each function runs in a database transaction under the lock of the user's totals. */
export function createImportedTransfers({ now }: { now: () => number }) {
  /**
   * Adds transfers. Throws `validationFailed` for a day or an amount that cannot be stored, `idConflict` if an id is
   * taken, also by one in the bin, and `totalTooLarge`.
   */
  async function add(trx: Writer, caller: Caller, added: readonly NewImported[]): Promise<void> {
    const { userId, timeZone } = caller;
    const nowMs = now();
    const toField = ({ field }: NewImported) => field;
    const rows = readEach(
      added,
      toField,
      ({ id, import_id, from_source, to_source, amount_minor, ...row }): TransferRow => {
        if (amount_minor <= 0) throw fieldError('amount', 'amountNotPositive');
        const date = readDate(row.date, { timeZone, nowMs });
        const times = { created_at: nowMs, updated_at: nowMs, deleted_at: null };
        const content = { id, from_source, to_source, amount_minor, date, note: '' };
        return { user_id: userId, ...content, ...times, import_id, given_side: null };
      },
    );
    const ids = rows.map(({ id }) => id);
    if ((await findTransferIds(trx, userId, ids)).size > 0) throw new AppError('idConflict');
    await insertWithTotals(trx, rows);
  }

  return {
    add,
    join,
    find: selectLike,
    findAll: selectByIds,
    change: updateWithTotals,
    erase: eraseWithTotals,
  };
}

/** Gives a transfer the side that it misses, and remembers which one if the user typed the transfer. */
async function join(
  trx: Writer,
  before: TransferRow,
  sides: Pick<TransferRow, 'from_source' | 'to_source'>,
): Promise<void> {
  const isFrom = before.from_source !== sides.from_source;
  if (!isFrom && before.to_source === sides.to_source) return;
  const given_side = before.import_id !== null ? null : isFrom ? 'from' : 'to';
  await updateWithTotals(trx, before, { ...before, ...sides, given_side });
}

/** Selects the transfers of an amount in a range of days, without those in the bin. */
async function selectLike(
  trx: Writer,
  { userId, amountMinor, days }: { userId: string; amountMinor: number; days: CalendarRange },
): Promise<TransferRow[]> {
  return await trx
    .selectFrom('transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .where('amount_minor', '=', amountMinor)
    .execute();
}

/** Selects the transfers of some ids, those in the bin too. */
async function selectByIds(
  db: Reader | Writer,
  userId: string,
  ids: readonly string[],
): Promise<TransferRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}
