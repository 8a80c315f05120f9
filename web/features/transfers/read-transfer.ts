import type { CalendarDay } from '#shared/calendar.ts';
import type { NewTransfer, Transfer } from '#shared/contract/transfers.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { toAmountError, type AmountText } from '#web/lib/format/amount-text.ts';
import { findDayError } from '#web/lib/format/day-error.ts';
import { readDay } from '#web/lib/format/read-day.ts';

/** The choice of an account that is not kept here. */
export const ELSEWHERE = 'elsewhere';

/** The values of the form. A side is the id of an account, `ELSEWHERE`, or '' before the choice. */
export type TypedTransfer = Record<'fromAccount' | 'toAccount' | 'amount' | 'date' | 'note', string>;

/** How the user writes amounts and days, and the user's current day. */
type Reader = { amounts: AmountText; locale: string; today: CalendarDay };

type Errors = Partial<Record<keyof TypedTransfer, FieldErrorCode>>;

/** Reads the typed values, with errors of the sides, the amount and the day. A body with errors is not sent. */
export function readTransfer(
  { amount, date, fromAccount, toAccount, note }: TypedTransfer,
  { amounts, locale, today }: Reader,
): { body: NewTransfer; errors: Errors } {
  const reading = amounts.read(amount);
  const day = readDay(date, locale, today);
  const wrongAmount = toAmountError(reading);
  const wrongDay = findDayError(date, day, today);
  return {
    body: {
      amount: reading.ok ? reading.amount : 1,
      date: day ?? today,
      fromAccount: toSide(fromAccount),
      toAccount: toSide(toAccount),
      note,
    },
    errors: {
      ...(wrongAmount && { amount: wrongAmount }),
      ...(wrongDay && { date: wrongDay }),
      ...findSideErrors(fromAccount, toAccount),
    },
  };
}

function findSideErrors(fromAccount: string, toAccount: string): Errors {
  if (fromAccount !== '' && fromAccount === toAccount) return { toAccount: 'sameAccount' };
  return {
    ...(fromAccount === '' && { fromAccount: 'required' as const }),
    ...(toAccount === '' && { toAccount: 'required' as const }),
  };
}

function toSide(typed: string): string | null {
  return typed === ELSEWHERE || typed === '' ? null : typed;
}

/** The values of the form for a stored transfer. */
export function toTyped(
  { fromAccount, toAccount, amount, date, note }: Transfer,
  amounts: AmountText,
  showDay: (day: CalendarDay) => string,
): TypedTransfer {
  return {
    fromAccount: fromAccount ?? ELSEWHERE,
    toAccount: toAccount ?? ELSEWHERE,
    amount: amounts.toText(amount),
    date: showDay(date),
    note,
  };
}

/**
 * The sides of a new transfer: from the first account, or from `from`. The other side is chosen in advance only if
 * there is no choice.
 */
export function firstSides(
  accounts: readonly { id: string }[],
  from?: string,
): Pick<TypedTransfer, 'fromAccount' | 'toAccount'> {
  const ids = accounts.map(({ id }) => id);
  const fromAccount = from !== undefined && ids.includes(from) ? from : (ids[0] ?? ELSEWHERE);
  const [other = ELSEWHERE, ...more] = ids.filter((id) => id !== fromAccount);
  return { fromAccount, toAccount: more.length > 0 ? '' : other };
}
