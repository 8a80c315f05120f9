import type { Transfer } from '#shared/contract/transfers.ts';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';
import type { TransferRow } from '#server/database/schema/accounts.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { eraseDeleted, findAnyTransfer } from './queries.ts';
import { toTransfer } from './to-transfer.ts';
import { requireCurrency, requireTransfer, type TransferOptions } from './transfers.ts';
import { updateWithTotals } from './write-with-totals.ts';

export const DELETED_KEPT_MS = DELETED_KEPT_DAYS * 24 * 60 * 60_000;

/** Deletes, restores and erases transfers. They can be restored for `DELETED_KEPT_MS`. */
export function createTransferBin({ write, now }: TransferOptions) {
  /** Moves a transfer to the bin. Throws `transferNotFound`. */
  async function remove({ userId }: Caller, id: string): Promise<void> {
    await write(userId, async (trx) => {
      const before = await requireTransfer(trx, userId, id);
      await updateWithTotals(trx, before, { ...before, deleted_at: now() });
    });
  }

  /** Takes a transfer out of the bin. Throws `transferNotFound` and `totalTooLarge`. */
  async function restore({ userId }: Caller, id: string): Promise<Transfer> {
    return await write(userId, async (trx) => {
      const currency = await requireCurrency(trx, userId);
      const before = await findAnyTransfer(trx, userId, id);
      if (before === undefined || isExpired(before, now())) throw new AppError('transferNotFound');
      const after = { ...before, deleted_at: null };
      await updateWithTotals(trx, before, after);
      return toTransfer(after, currency);
    });
  }

  /** Erases a transfer in the bin for good. Throws `transferNotFound`, also for one that is not in the bin. */
  async function erase({ userId }: Caller, id: string): Promise<void> {
    const count = await write(userId, (trx) => eraseDeleted(trx, userId, id));
    if (count === 0) throw new AppError('transferNotFound');
  }

  async function eraseAll({ userId }: Caller): Promise<void> {
    await write(userId, (trx) => eraseDeleted(trx, userId));
  }

  return { remove, restore, erase, eraseAll };
}

function isExpired({ deleted_at }: TransferRow, nowMs: number): boolean {
  return deleted_at !== null && deleted_at <= nowMs - DELETED_KEPT_MS;
}
