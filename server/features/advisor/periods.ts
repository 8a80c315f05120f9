import {
  addDays,
  addMonths,
  endOfMonth,
  monthOf,
  startOfMonth,
  yearOf,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';
import { comparisonRange, namedPeriod, weekOf } from '#shared/periods.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { EARLIEST_DAY } from '#shared/limits.ts';
import { toSearchText } from '#shared/search-text.ts';
import { say } from './say.ts';
import { inSpan, rowsIn } from './search.ts';
import type { DaySum, Span } from './ledger-types.ts';
import type { Context } from './types.ts';

type Calendar = Pick<Context, 'today' | 'firstDayOfWeek'>;
export type DefaultPeriod = 'thisMonth' | 'twelveMonthsToNow' | 'ever';

/** Returns the period of the question. Without one it returns the default, and notes that as an assumption. */
export function periodOrDefault(context: Context, defaultPeriod: DefaultPeriod = 'thisMonth'): Span {
  const { slots, today } = context;
  if (slots.period !== undefined) return slots.period;
  const span = toSpan(defaultPeriod, today);
  assumePeriod(context, defaultPeriod, span);
  return span;
}

function toSpan(defaultPeriod: DefaultPeriod, today: CalendarDay): Span {
  if (defaultPeriod === 'ever') return {};
  return defaultPeriod === 'thisMonth' ? monthOf(today) : namedPeriod('12-months-to-now', today);
}

/**
 * Returns an open period if the question asks for it ('my biggest purchase ever'), or if its merchant has `rows` but
 * none in the default period; otherwise the result of `periodOrDefault`.
 */
export function periodOrEver(
  context: Context,
  rows: readonly DaySum[],
  defaultPeriod: 'thisMonth' | 'twelveMonthsToNow' = 'thisMonth',
): Span {
  const { slots, question = '', assumed, words, today } = context;
  if (slots.period !== undefined) return slots.period;
  if (EVER.test(toSearchText(question))) {
    assumed.period = {};
    return {};
  }
  const isOnlyOutside = rows.length > 0 && rowsIn(rows, toSpan(defaultPeriod, today)).length === 0;
  if (words === undefined || !isOnlyOutside) return periodOrDefault(context, defaultPeriod);
  assumePeriod(context, defaultPeriod === 'thisMonth' ? 'everInsteadOfMonth' : 'everInsteadOfYear', {});
  return {};
}
const EVER =
  /\b(?:ever|all time|(?:until|till?|up to|to) (?:now|today|date)|hasta (?:hoy|ahora|la fecha)|since (?:i|we) (?:started|began)|from the (?:beginning|start)|in my (?:whole )?life|de todos los tiempos|desde (?:siempre|el principio|que (?:empece|empezamos|tengo datos))|en toda mi vida|de la historia|historico)\b/;

/** Notes which period was assumed, and shows it as a chip, which can change it. */
export function assumePeriod(
  { assumptions, texts, assumed }: Context,
  text: DefaultPeriod | 'everInsteadOfMonth' | 'everInsteadOfYear' | 'average' | 'comingDays',
  span: Span,
): void {
  assumptions.push(texts.assumed[text]);
  assumed.period = span;
}

/** Returns the last closed months, from the month of the first transaction on; undefined if there is none. */
export function closedMonths(
  first: CalendarDay | undefined,
  today: CalendarDay,
  maxMonths = 12,
): CalendarRange | undefined {
  const to = addDays(startOfMonth(today), -1);
  if (first === undefined || first > to) return undefined;
  const earliest = addMonths(startOfMonth(today), -maxMonths);
  const from = startOfMonth(first) > earliest ? startOfMonth(first) : earliest;
  return { from, to };
}

/** Returns the whole months that a range touches. */
export function toMonths({ from, to }: CalendarRange): CalendarRange[] {
  const months: CalendarRange[] = [];
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(monthOf(month));
  return months;
}

/**
 * Returns the earlier period with which a period is compared. A period from the first day of a month or year up to
 * today is compared like that whole month or year while it runs.
 */
export function periodBefore({ from, to }: CalendarRange, today: CalendarDay): CalendarRange {
  const isSoFar = to === today && from === startOfMonth(from);
  const { from: newYear, to: yearEnd } = yearOf(today);
  const end = from === newYear ? yearEnd : endOfMonth(today);
  return comparisonRange({ from, to: isSoFar ? end : to }, today);
}

/** The periods that have a name, such as last month. */
function namedPeriods({ today, firstDayOfWeek }: Calendar) {
  return {
    today: namedPeriod('today', today),
    yesterday: namedPeriod('yesterday', today),
    thisWeek: weekOf(today, firstDayOfWeek),
    lastWeek: weekOf(today, firstDayOfWeek, -1),
    nextWeek: weekOf(today, firstDayOfWeek, 1),
    thisMonth: namedPeriod('this-month', today),
    lastMonth: namedPeriod('last-month', today),
    nextMonth: namedPeriod('next-month', today),
    thisYear: namedPeriod('this-year', today),
    lastTwelveMonths: namedPeriod('last-12-months', today),
    twelveMonthsToNow: namedPeriod('12-months-to-now', today),
    lastYear: namedPeriod('last-year', today),
  };
}

/** Finds the name of a period, such as `lastMonth`. */
export function periodName(calendar: Calendar, { from, to }: Span): PeriodName | undefined {
  const named = Object.entries(namedPeriods(calendar)) as [PeriodName, CalendarRange][];
  return named.find(([, range]) => range.from === from && range.to === to)?.[0];
}

type PeriodName = keyof ReturnType<typeof namedPeriods>;

/** Writes a period for a sentence: 'this month', 'in March 2025', 'from 3 to 9 March'. */
export function periodPieces(context: Context, span: Span): Piece[] {
  const { texts, book, format, today } = context;
  const { from, to } = span;
  const phrases = texts.periods;
  if (from === undefined) return say(phrases.ever);
  if (to === undefined) return say(phrases.since, { from: dayPiece(context, from, span) });
  if (from === EARLIEST_DAY) return say(phrases.until, { to: dayPiece(context, to, span) });
  const name = periodName(context, span);
  if (name !== undefined) return say(phrases[name]);
  if (from === to) return say(phrases.day, { day: dayPiece(context, from, span) });
  if (isMonth(span)) {
    const month = book.day(from, format.month(from, today), inSpan({}, span)).piece;
    return say(phrases.month, { month });
  }
  if (isYear(span))
    return say(phrases.year, { year: book.day(from, from.slice(0, 4), inSpan({}, span)).piece });
  const [first, last] = format.dayRange({ from, to }, today);
  const dayPieceInSpan = (day: CalendarDay, text: string) => book.day(day, text, inSpan({}, span)).piece;
  return say(phrases.range, { from: dayPieceInSpan(from, first), to: dayPieceInSpan(to, last) });
}

/** Writes a period as a title: 'This month', 'March 2025'. */
export function periodTitle(
  context: Pick<Context, 'texts' | 'format' | 'today' | 'firstDayOfWeek'>,
  span: Span,
): string {
  const { texts, format, today } = context;
  const { from, to } = span;
  if (from === undefined || to === undefined) return texts.titles.ever;
  if (from === EARLIEST_DAY) return texts.titles.until.replace('{{to}}', () => format.day(to, today));
  const name = periodName(context, span);
  if (name !== undefined) return texts.titles[name];
  if (from === to) return format.day(from, today);
  if (isMonth(span)) return capital(format.month(from, today));
  if (isYear(span)) return from.slice(0, 4);
  return format.dayRange({ from, to }, today).join(' – ');
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function dayPiece({ book, format, today }: Context, day: CalendarDay, span: Span): Piece {
  return book.day(day, format.day(day, today), inSpan({}, span)).piece;
}

export function isMonth({ from = '', to }: Span): boolean {
  return from === startOfMonth(from) && to === endOfMonth(from);
}

function isYear({ from = '', to }: Span): boolean {
  return from.endsWith('-01-01') && to === yearOf(from).to;
}
