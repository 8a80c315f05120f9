import type { CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import type { NewRecurring, Recurring, RecurringChanges, Schedule } from '#shared/contract/recurring.ts';
import type { FieldErrors } from '#web/lib/form/field-errors.ts';
import { findAmountError, type AmountText } from '#web/lib/format/amount-text.ts';
import {
  findScheduleErrors,
  isOtherSchedule,
  monthlyFrom,
  pickSchedule,
  toSchedule,
  toTypedSchedule,
  type DayReader,
  type TypedSchedule,
} from '#web/ui/schedule/typed-schedule.ts';
import { joinTags, splitTags } from '#web/ui/tag-text.ts';

/** The first values of a new recurring transaction. */
export type RuleDraft = Pick<NewRecurring, 'type' | 'description' | 'isEstimate' | 'mode'> &
  Schedule & {
    category: string;
    /** Undefined leaves the field empty. */
    amount: number | undefined;
    /** Left out without one. */
    account?: string | undefined;
    note: string;
    tags: string[];
    transactionId?: string;
  };

/** The values of the form. Amounts, days and numbers are typed texts. */
export type RuleTyped = Pick<RuleDraft, 'type' | 'description' | 'isEstimate' | 'mode' | 'category'> &
  TypedSchedule & {
    amount: string;
    /** The id of an account, or '' for none. */
    account: string;
    note: string;
    /** All tags, joined. */
    tags: string;
  };

export type RuleReader = DayReader & { amounts: AmountText };

/** Returns a draft without amount and description that begins on a day. */
export function emptyDraft(firstDay: CalendarDay): RuleDraft {
  return {
    type: 'expense',
    description: '',
    amount: undefined,
    isEstimate: false,
    category: UNCATEGORIZED,
    note: '',
    tags: [],
    ...monthlyFrom(firstDay),
    mode: 'post',
  };
}

/** Converts a draft or a saved recurring transaction to the values of the form. */
export function toTyped(
  draft: RuleDraft | Recurring,
  { amounts }: RuleReader,
  show: (day: CalendarDay) => string,
): RuleTyped {
  const { type, description, isEstimate, category, mode } = draft;
  return {
    type,
    description,
    isEstimate,
    category,
    mode,
    ...toTypedSchedule(draft, show),
    amount: draft.amount === undefined ? '' : amounts.toText(draft.amount),
    account: draft.account ?? '',
    note: draft.note,
    tags: joinTags(draft.tags),
  };
}

/** Converts the typed values to the request's body. `findRuleErrors` reports values that cannot be read. */
export function toBody(typed: RuleTyped, reader: RuleReader): NewRecurring {
  const { type, description, isEstimate, category, mode } = typed;
  const reading = reader.amounts.read(typed.amount);
  const schedule = toSchedule(typed, reader) ?? monthlyFrom(reader.today);
  const amount = reading.ok ? reading.amount : 1;
  const account = typed.account === '' ? null : typed.account;
  const details = { account, note: typed.note, tags: splitTags(typed.tags) };
  return { type, description, isEstimate, category, mode, amount, ...details, ...schedule };
}

export function findRuleErrors(typed: RuleTyped, reader: RuleReader): FieldErrors {
  const amount = findAmountError(typed.amount, reader.amounts);
  return { ...(amount !== undefined && { amount }), ...findScheduleErrors(typed, reader) };
}

/** Picks the fields that an edit can change. */
export function pickEditable(body: NewRecurring) {
  const { amount, description, isEstimate, category, account = null, mode, note = '', tags = [] } = body;
  const details = { account, note, tags };
  return { amount, description, isEstimate, category, mode, ...details, schedule: pickSchedule(body) };
}

/** Returns the fields that differ from the saved recurring transaction; the schedule is one field. */
export function toChanges(before: Recurring, body: NewRecurring): RecurringChanges {
  const { amount, description, isEstimate, category, account, mode, note, tags, schedule } =
    pickEditable(body);
  return {
    ...(amount !== before.amount && { amount }),
    ...(description !== before.description && { description }),
    ...(isEstimate !== before.isEstimate && { isEstimate }),
    ...(category !== before.category && { category }),
    ...(account !== (before.account ?? null) && { account }),
    ...(mode !== before.mode && { mode }),
    ...(note !== before.note && { note }),
    ...(joinTags(tags) !== joinTags(before.tags) && { tags }),
    ...(isOtherSchedule(schedule, before) && { schedule }),
  };
}
