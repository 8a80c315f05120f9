import { toMajorUnits } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import type { TransferReading } from '#shared/quick-add/transfers.ts';

/** The query parameters that fill the form of a new transfer. */
export const TRANSFER_FIELDS = ['amount', 'from', 'to', 'date', 'note'] as const;

/** Returns the address of the form that has the values of a transfer. */
export function toTransferAddress(
  { amountMinor, day, fromAccount, toAccount, note }: TransferReading,
  decimals: number,
): string {
  const query = new URLSearchParams({
    amount: String(toMajorUnits(amountMinor, decimals)),
    from: fromAccount,
    to: toAccount,
    date: day,
    ...(note !== '' && { note }),
  });
  return `${paths.addTransfer}?${query.toString()}`;
}
