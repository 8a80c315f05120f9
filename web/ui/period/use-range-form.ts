import { useCallback, useState } from 'react';
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
  const { set, values } = form;
  // If two months show, the range ends in the second one.
  const [month, setMonth] = useState(() => addMonths(startOfMonth(range.to), 1 - months));

  const read = (text: string) => readDay(text, format.locale, format.today());
  const days = { from: read(values.from), to: read(values.to) };

  // A text that is not a day stays as typed, so that the error distinguishes an empty field from a wrong one.
  function toRange(typed: TypedDays): CalendarRange {
    return { from: read(typed.from) ?? typed.from.trim(), to: read(typed.to) ?? typed.to.trim() };
  }

  // The calendar follows each key. If it waited for the blur, the button that is being pressed would move away.
  function type(name: keyof TypedDays, text: string): void {
    // One error may concern both fields, so both are set.
    set({ ...values, [name]: text });
    const day = read(text);
    if (day !== undefined) setMonth(addMonths(startOfMonth(day), name === 'to' ? 1 - months : 0));
  }

  function field(name: keyof TypedDays) {
    const day = days[name];
    const text = day === undefined ? values[name] : format.day(day, NUMERIC);
    return {
      ...byEvent({ ...form.field(name), onChange: (typed: string) => type(name, typed) }),
      onBlur: () => text !== values[name] && set({ [name]: text }),
    };
  }

  const pick = useCallback(
    (from: CalendarDay | null, to: CalendarDay | null) => {
      const toText = (day: CalendarDay | null) => (day ? format.day(day, NUMERIC) : '');
      set({ from: toText(from), to: toText(to) });
    },
    [format, set],
  );
  return {
    props: form.props,
    ...days,
    field,
    month,
    setMonth,
    pick,
    /** Today, as an example of how to type a day. */
    example: format.day(format.today(), NUMERIC),
  };
}
