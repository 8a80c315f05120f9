import { uuidv7 } from 'uuidv7';
import type { NewTransfer, Transfer, TransferChanges } from '#shared/contract/transfers.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import { findCurrency } from '#server/database/find-currency.ts';
import { requireAccount } from '#server/database/known-accounts.ts';
import type { TransferRow } from '#server/database/schema/accounts.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { readDate } from '#server/period/read-date.ts';
import { findAnyTransfer, findTransfer } from './queries.ts';
import { toTransfer } from './to-transfer.ts';
import { insertWithTotals, updateWithTotals } from './write-with-totals.ts';

export type TransferOptions = {
  /** Runs a job in one database transaction, under the lock of the user's totals. */
  write: <T>(userId: string, job: (trx: Writer) => Promise<T>) => Promise<T>;
  now: () => number;
};

/** The content of a transfer, which a repeated request must have again. */
type Content = Pick<TransferRow, 'from_source' | 'to_source' | 'amount_minor' | 'date' | 'note'>;
const CONTENT = ['from_source', 'to_source', 'amount_minor', 'date', 'note'] as const;

export function createTransfers({ write, now }: TransferOptions) {
  /** Adds a transfer. Throws `idConflict`, `totalTooLarge`, and `validationFailed` for a field that cannot be stored. */
  async function add(caller: Caller, body: NewTransfer): Promise<Transfer> {
    const { userId, timeZone } = caller;
    const { id = uuidv7(), amount, date, fromAccount, toAccount, note = '' } = body;
    return await write(userId, async (trx) => {
      const currency = await requireCurrency(trx, userId);
      const nowMs = now();
      const content: Content = {
        from_source: fromAccount,
        to_source: toAccount,
        amount_minor: readAmount(amount, currency),
        date: readDate(date, { timeZone, nowMs }),
        note,
      };
      await requireSides(trx, userId, content);
      const existing = await findAnyTransfer(trx, userId, id);
      if (existing !== undefined) {
        const isSame = existing.deleted_at === null && CONTENT.every((key) => existing[key] === content[key]);
        if (!isSame) throw new AppError('idConflict');
        return toTransfer(existing, currency);
      }
      const times = { created_at: nowMs, updated_at: nowMs, deleted_at: null };
      const row: TransferRow = {
        user_id: userId,
        id,
        ...content,
        ...times,
        import_id: null,
        given_side: null,
      };
      await insertWithTotals(trx, [row]);
      return toTransfer(row, currency);
    });
  }

  /** Changes a transfer. Throws `transferNotFound`, `totalTooLarge`, and `validationFailed` like `add`. */
  async function edit(caller: Caller, id: string, changes: TransferChanges): Promise<Transfer> {
    const { userId, timeZone } = caller;
    return await write(userId, async (trx) => {
      const currency = await requireCurrency(trx, userId);
      const before = await requireTransfer(trx, userId, id);
      const nowMs = now();
      const { amount, date, fromAccount, toAccount, note } = changes;
      const after: TransferRow = {
        ...before,
        ...(amount !== undefined && { amount_minor: readAmount(amount, currency) }),
        ...(date !== undefined && { date: readDate(date, { timeZone, nowMs }) }),
        ...(fromAccount !== undefined && { from_source: fromAccount }),
        ...(toAccount !== undefined && { to_source: toAccount }),
        ...(note !== undefined && { note }),
      };
      if (CONTENT.every((key) => before[key] === after[key])) return toTransfer(before, currency);
      await requireSides(trx, userId, after);
      const hasSameSides = before.from_source === after.from_source && before.to_source === after.to_source;
      const given_side = hasSameSides ? before.given_side : null;
      const row = { ...after, given_side, updated_at: nowMs };
      await updateWithTotals(trx, before, row);
      return toTransfer(row, currency);
    });
  }

  return { add, edit };
}

/** Throws `transferNotFound`, also for a transfer in the bin. */
export async function requireTransfer(trx: Writer, userId: string, id: string): Promise<TransferRow> {
  const row = await findTransfer(trx, userId, id);
  if (row === undefined) throw new AppError('transferNotFound');
  return row;
}

/** Throws `userIdMissing` if the account was deleted since the request began. */
export async function requireCurrency(trx: Writer, userId: string): Promise<string> {
  const currency = await findCurrency(trx, userId);
  if (currency === undefined) throw new AppError('userIdMissing');
  return currency;
}

/** Throws `validationFailed` unless the sides are two different accounts, of which one may be kept elsewhere. */
export async function requireSides(
  trx: Writer,
  userId: string,
  { from_source, to_source }: Pick<TransferRow, 'from_source' | 'to_source'>,
): Promise<void> {
  if (from_source === null && to_source === null) throw fieldError('fromAccount', 'required');
  if (from_source === to_source) throw fieldError('toAccount', 'sameAccount');
  await requireAccount(trx, userId, from_source, 'fromAccount');
  await requireAccount(trx, userId, to_source, 'toAccount');
}
