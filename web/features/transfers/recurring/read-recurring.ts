import type { CalendarDay } from '#shared/calendar.ts';
import type {
  NewRecurringTransfer,
  RecurringTransfer,
  RecurringTransferChanges,
} from '#shared/contract/recurring-transfers.ts';
import type { FieldErrors } from '#web/lib/form/field-errors.ts';
import {
  findScheduleErrors,
  isOtherSchedule,
  monthlyFrom,
  pickSchedule,
  toSchedule,
  toTypedSchedule,
  type TypedSchedule,
} from '#web/ui/schedule/typed-schedule.ts';
import { readMove, toTypedMove, type TransferReader, type TypedMove } from '../read-transfer.ts';

export type TypedRecurring = TypedMove & TypedSchedule;

/** Reads the typed values. A body with errors is not sent. */
export function readRecurring(
  typed: TypedRecurring,
  reader: TransferReader,
): { body: NewRecurringTransfer; errors: FieldErrors } {
  const { body, errors } = readMove(typed, reader);
  const schedule = toSchedule(typed, reader) ?? monthlyFrom(reader.today);
  return { body: { ...body, ...schedule }, errors: { ...errors, ...findScheduleErrors(typed, reader) } };
}

/** The values of the form for a stored recurring transfer. */
export function toTypedRecurring(
  rule: RecurringTransfer,
  { amounts }: TransferReader,
  showDay: (day: CalendarDay) => string,
): TypedRecurring {
  return { ...toTypedMove(rule, amounts), ...toTypedSchedule(rule, showDay) };
}

/** Picks the fields that an edit can change; the schedule is one field. */
export function pickEditable({
  amount,
  fromAccount,
  toAccount,
  note = '',
  ...schedule
}: NewRecurringTransfer) {
  return { amount, fromAccount, toAccount, note, schedule: pickSchedule(schedule) };
}

/** Returns the fields that differ from the stored recurring transfer. */
export function toChanges(before: RecurringTransfer, body: NewRecurringTransfer): RecurringTransferChanges {
  const { amount, fromAccount, toAccount, note, schedule } = pickEditable(body);
  const hasOtherSides = fromAccount !== before.fromAccount || toAccount !== before.toAccount;
  return {
    ...(amount !== before.amount && { amount }),
    ...(hasOtherSides && { fromAccount, toAccount }),
    ...(note !== before.note && { note }),
    ...(isOtherSchedule(schedule, before) && { schedule }),
  };
}
