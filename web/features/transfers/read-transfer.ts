import type { CalendarDay } from '#shared/calendar.ts';
import type { NewTransfer, Transfer } from '#shared/contract/transfers.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { toAmountError, type AmountText } from '#web/lib/format/amount-text.ts';
import { findDayError } from '#web/lib/format/day-error.ts';
import { readDay } from '#web/lib/format/read-day.ts';

/** The choice of an account that is not kept here. */
export const ELSEWHERE = 'elsewhere';

/**
 * The values that a transfer and a recurring transfer have. A side is the id of an account, `ELSEWHERE`, or '' before
 * the choice.
 */
export type TypedMove = Record<'fromAccount' | 'toAccount' | 'amount' | 'note', string>;

export type TypedTransfer = TypedMove & { date: string };

/** How the user writes amounts and days, and the user's current day. */
export type TransferReader = { amounts: AmountText; locale: string; today: CalendarDay };

type Reading<Body, Typed> = { body: Body; errors: Partial<Record<keyof Typed, FieldErrorCode>> };

/** Reads the typed values, with errors of the sides, the amount and the day. A body with errors is not sent. */
export function readTransfer(
  typed: TypedTransfer,
  reader: TransferReader,
): Reading<NewTransfer, TypedTransfer> {
  const { locale, today } = reader;
  const day = readDay(typed.date, locale, today);
  const wrongDay = findDayError(typed.date, day, today);
  const { body, errors } = readMove(typed, reader);
  return {
    body: { ...body, date: day ?? today },
    errors: { ...errors, ...(wrongDay && { date: wrongDay }) },
  };
}

/** Reads the values apart from the day. */
export function readMove(
  { amount, fromAccount, toAccount, note }: TypedMove,
  { amounts }: TransferReader,
): Reading<Omit<NewTransfer, 'id' | 'date'>, TypedMove> {
  const reading = amounts.read(amount);
  const wrongAmount = toAmountError(reading);
  return {
    body: {
      amount: reading.ok ? reading.amount : 1,
      fromAccount: toSide(fromAccount),
      toAccount: toSide(toAccount),
      note,
    },
    errors: { ...(wrongAmount && { amount: wrongAmount }), ...findSideErrors(fromAccount, toAccount) },
  };
}

function findSideErrors(fromAccount: string, toAccount: string): Reading<never, TypedMove>['errors'] {
  if (fromAccount !== '' && fromAccount === toAccount) return { toAccount: 'sameAccount' };
  return {
    ...(fromAccount === '' && { fromAccount: 'required' as const }),
    ...(toAccount === '' && { toAccount: 'required' as const }),
  };
}

function toSide(typed: string): string | null {
  return typed === ELSEWHERE || typed === '' ? null : typed;
}

/** The values of the form for a stored transfer, apart from its day. */
export function toTypedMove(
  { fromAccount, toAccount, amount, note }: Pick<Transfer, 'fromAccount' | 'toAccount' | 'amount' | 'note'>,
  amounts: AmountText,
): TypedMove {
  return {
    fromAccount: fromAccount ?? ELSEWHERE,
    toAccount: toAccount ?? ELSEWHERE,
    amount: amounts.toText(amount),
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
): Pick<TypedMove, 'fromAccount' | 'toAccount'> {
  const ids = accounts.map(({ id }) => id);
  const fromAccount = from !== undefined && ids.includes(from) ? from : (ids[0] ?? ELSEWHERE);
  const [other = ELSEWHERE, ...more] = ids.filter((id) => id !== fromAccount);
  return { fromAccount, toAccount: more.length > 0 ? '' : other };
}
