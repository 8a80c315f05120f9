import { useState } from 'react';
import { addMonths, startOfMonth, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { getSummary } from '#shared/contract/summaries.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { findRangeErrors, type Widen } from './range-errors.ts';

const NUMERIC = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

type TypedDays = { from: string; to: string };
type Options = {
  range: CalendarRange;
  months: 1 | 2;
  widen: Widen | undefined;
  onSubmit: (range: CalendarRange) => void;
};

/** The form of a range: two days to type, and the month that the calendar shows, which follows them. */
export function useRangeForm({ range, months, widen, onSubmit }: Options) {
  const format = useFormat();
  const form = useForm({
    initial: { from: format.day(range.from, NUMERIC), to: format.day(range.to, NUMERIC) },
    schema: getSummary.query,
    toBody: toRange,
    check: (typed) => findRangeErrors(toRange(typed), widen),
    send: async ({ from = '', to = '' }) => onSubmit({ from, to }),
  });
  // If two months show, the range ends in the second one.
  const [month, setMonth] = useState(() => addMonths(startOfMonth(range.to), 1 - months));

  const read = (text: string) => readDay(text, format.locale, format.today());
  const days = { from: read(form.values.from), to: read(form.values.to) };

  // A text that is not a day stays as typed, so that the error distinguishes an empty field from a wrong one.
  function toRange(typed: TypedDays): CalendarRange {
    return { from: read(typed.from) ?? typed.from.trim(), to: read(typed.to) ?? typed.to.trim() };
  }

  // One error may concern both fields, so both are set.
  const change = (changed: Partial<TypedDays>) => form.set({ ...form.values, ...changed });

  // The calendar follows each key. If it waited for the blur, the button that is being pressed would move away.
  function type(name: keyof TypedDays, text: string): void {
    change({ [name]: text });
    const day = read(text);
    if (day !== undefined) setMonth(addMonths(startOfMonth(day), name === 'to' ? 1 - months : 0));
  }

  function field(name: keyof TypedDays) {
    const day = days[name];
    const text = day === undefined ? form.values[name] : format.day(day, NUMERIC);
    return {
      ...byEvent({ ...form.field(name), onChange: (typed: string) => type(name, typed) }),
      onBlur: () => text !== form.values[name] && form.set({ [name]: text }),
    };
  }

  const dayText = (day: CalendarDay | null) => (day ? format.day(day, NUMERIC) : '');
  return {
    props: form.props,
    ...days,
    field,
    month,
    setMonth,
    pick: (from: CalendarDay | null, to: CalendarDay | null) =>
      change({ from: dayText(from), to: dayText(to) }),
    /** Today, as an example of how to type a day. */
    example: format.day(format.today(), NUMERIC),
  };
}
