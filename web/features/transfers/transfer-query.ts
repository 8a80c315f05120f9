import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { lines } from '#shared/contract/details.ts';
import { Day } from '#shared/contract/record-fields.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD, MAX_NOTE_LENGTH } from '#shared/limits.ts';
import { toMinorUnits } from '#shared/money.ts';
import { TRANSFER_FIELDS } from '#web/lib/accounts/transfer-address.ts';
import type { AmountText } from '#web/lib/format/amount-text.ts';
import type { TypedTransfer } from './read-transfer.ts';

export function isTransferQuery(query: URLSearchParams): boolean {
  return TRANSFER_FIELDS.some((field) => query.has(field));
}

export function withoutTransfer(query: URLSearchParams): URLSearchParams {
  for (const field of TRANSFER_FIELDS) query.delete(field);
  return query;
}

type Person = {
  amounts: AmountText;
  decimals: number;
  today: CalendarDay;
  showDay: (day: CalendarDay) => string;
  /** The accounts that a new transfer may have. */
  accounts: readonly { id: string }[];
};

/**
 * Reads the values of an address such as `/add-transfer?amount=200&note=Market`. Anybody can write such an address, so
 * values that cannot be used are ignored. If the address names one account, the user chooses the other one.
 */
export function readTransferQuery(query: URLSearchParams, person: Person): Partial<TypedTransfer> {
  const { amounts, decimals, today, showDay, accounts } = person;
  const valueOf = (field: (typeof TRANSFER_FIELDS)[number]) => query.get(field) ?? '';
  const sideOf = (field: 'from' | 'to') => accounts.find(({ id }) => id === valueOf(field))?.id ?? '';
  const [fromAccount, toAccount] = [sideOf('from'), sideOf('to')];
  const hasSides = fromAccount !== toAccount;
  const amount = valueOf('amount');
  const isAmount =
    /^\d{1,15}(?:\.\d+)?$/.test(amount) && Number(amount) > 0 && toMinorUnits(Number(amount), decimals).ok;
  const { success, data: day } = Day.safeParse(valueOf('date'));
  const isDay = success && day >= EARLIEST_DAY && day <= addDays(today, MAX_DAYS_AHEAD);
  const note = lines(MAX_NOTE_LENGTH).safeParse(valueOf('note'));
  return {
    ...(hasSides && { fromAccount, toAccount }),
    ...(isAmount && { amount: amounts.toText(Number(amount)) }),
    ...(isDay && { date: showDay(day) }),
    ...(note.success && note.data && { note: note.data }),
  };
}
