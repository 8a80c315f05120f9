import { UNCATEGORIZED } from '#shared/categories.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { quickAdd, QuickReading } from '#shared/contract/quick-add.ts';
import { TransferInput, type NewTransfer, type Transfer } from '#shared/contract/transfers.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { readTransferLine, type TransferReading } from '#shared/quick-add/transfers.ts';
import type { Writer } from '#shared/quick-add/types.ts';
import type { Caller } from '#server/http/environment.ts';
import { validate } from '#server/http/validate.ts';

export type TransferAdder = {
  /** Adds a transfer. Throws `idConflict` if the id exists with other content. */
  add: (caller: Caller, transfer: NewTransfer) => Promise<Transfer>;
  find: (caller: Caller, id: string) => Promise<Transfer | undefined>;
};

type Line = { id: string | undefined; text: string; writerAt: (atMs: number) => Writer };

/**
 * Adds the transfer of a line; returns undefined if the line is none. The line of an id that exists is read as on the
 * day when its transfer was added.
 */
export async function addTransferQuickly(
  { transfers, now }: { transfers: TransferAdder; now: () => number },
  caller: Caller,
  { id, text, writerAt }: Line,
): Promise<OutputOf<typeof quickAdd> | undefined> {
  const readAt = (atMs: number) => readTransferLine(text, writerAt(atMs));
  let read = readAt(now());
  if (read === undefined) return undefined;
  const earlier = id === undefined ? undefined : await transfers.find(caller, id);
  if (earlier !== undefined) read = readAt(Date.parse(earlier.createdAt)) ?? read;
  const body = validate(TransferInput, { ...toBody(read, caller), ...(id !== undefined && { id }) });
  return { transaction: null, transfer: await transfers.add(caller, body), reading: toReading(read, body) };
}

function toBody({ amountMinor, day, ...sides }: TransferReading, { currency }: Caller): NewTransfer {
  return { ...sides, amount: toMajorUnits(amountMinor, currencyDecimals(currency)), date: day };
}

/** Describes a transfer in the form of a transaction's reading. */
function toReading(
  { fromAccount, toAccount, note }: TransferReading,
  { amount, date }: NewTransfer,
): QuickReading {
  return {
    type: 'expense',
    description: note,
    amount,
    date,
    category: UNCATEGORIZED,
    tags: [],
    account: null,
    transfer: { from: fromAccount, to: toAccount },
    repeat: null,
    unknown: [],
    missing: [],
    ambiguous: [],
  };
}
