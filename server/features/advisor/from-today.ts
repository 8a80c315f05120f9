import type { Intent, Period, Slots } from '#shared/advisor/types.ts';
import { addDays, startOfMonth, type CalendarDay } from '#shared/calendar.ts';
import { toSearchText } from '#shared/search-text.ts';

type Reading = { intent: Intent; question?: string | undefined };

/** Lets a period begin today if the question means all days until then: 'by the end of the year', 'before Christmas'. */
export function fromToday(slots: Slots, { intent, question = '' }: Reading, today: CalendarDay): Slots {
  const { of, period } = slots;
  if (period === undefined || period.from <= today) return slots;
  const text = toSearchText(question);
  // The balance at the end of the year sums all months from this one on.
  if (intent === 'forecast' && of === 'balance' && END_OF_YEAR.test(text))
    return { ...slots, period: { from: startOfMonth(today), to: period.to } };
  return intent === 'recurring.upcoming' ? { ...slots, period: dueUntil(period, text, today) } : slots;
}

/** 'Before March' ends on the day before it; 'before the end of March' includes March. Both begin today. */
function dueUntil(period: Period, text: string, today: CalendarDay): Period {
  if (BEFORE.test(text) && !END.test(text)) return { from: today, to: addDays(period.from, -1) };
  return BEFORE.test(text) || UNTIL.test(text) ? { from: today, to: period.to } : period;
}

const END_OF_YEAR =
  /\b(?:end of (?:the |this )?year|years? end|(?:end|finish|close) the year|fin(?:al|ales|es)? de(?:l)? (?:este )?ano|(?:acab|termin|cerr|cierr)\w* (?:el|este) ano)\b/;
const BEFORE = /\b(?:before|antes del?|antes de que)\b/;
const END = /\b(?:(?:end|finish|close|out)\b|over\b|fin(?:al|ales|es)?\b|acab|termin|cerr|cierr)/;
const UNTIL =
  /\b(?:until|till?|up to|through|from (?:now|today)|between (?:now|today)|by (?:the |next |then|\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|hasta|de (?:aqui|aca|hoy|ahora)|entre (?:hoy|ahora))/;
