import { countDays, endOfMonth, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { isRunning } from '#shared/periods.ts';
import { emptyAnswer } from '../empty.ts';
import { assumePeriod, closedMonths, toMonths, periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { inSpan, sumMinor, rowsIn, toSearch, sumIn } from '../search.ts';
import type { Source } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { answerPerTransaction, isPerTransaction } from './average-per-transaction.ts';
import { kindFromIntent, plural, subjectPieces } from './kinds.ts';
import { isMoneyBack, withoutSign } from './total-sentence.ts';

const MAX_MONTHS = 100 * 12;
/** With fewer months, the answer names no lowest and no highest month. */
const MIN_MONTHS_OF_RANGE = 3;

/** spend.average, income.average: the average by day, week, month or year. */
export async function answerAverage(context: Context): Promise<Draft> {
  const { slots, texts, book, ledger, today } = context;
  if (isPerTransaction(context)) return await answerPerTransaction(context);
  const kind = kindFromIntent(context);
  const search = toSearch(context, kind.type);
  const source = { search, rows: await ledger.days(search), side: kind.side };
  const per: Per = slots.per ?? 'month';
  const span = averagedSpan(context, source.rows[0]?.date, per);
  if (rowsIn(source.rows, span).length === 0) return await emptyAnswer(context, { search, span, kind });
  if (slots.period === undefined) assumePeriod(context, span.to < today ? 'average' : 'ever', span);
  const total = sumIn(context, source, span);
  const [days, months] = [book.days(span), book.months(span)];
  const shownUnit = toShownUnit(per, span);
  const unitFormulas = { day: days, week: `${days} / 7`, month: months, year: `${months} / 12` };
  const units = book.derived('count', unitFormulas[shownUnit]);
  const divisor = isWholeMonths(per, span)
    ? `(${months} / ${per === 'year' ? 12 : 1})`
    : `(${days} / ${DAYS_PER[per]})`;
  const average = book.derived('money', `${total.id} / ${divisor}`);
  const isBack = isMoneyBack(kind.side, average);
  return {
    sentences: [
      say(texts.average[isBack ? 'back' : kind.side === 'income' ? 'income' : 'expenses'], {
        amount: isBack ? withoutSign(context, average) : average.piece,
        per: texts.average.per[per],
        subject: subjectPieces(context, kind),
        period: periodPieces(context, span),
        total: isBack ? withoutSign(context, total) : total.piece,
        units: say(plural(texts.average.units[shownUnit], units.value), { count: units.piece }),
      }),
      ...(per === 'month' ? monthRange(context, source, span) : []),
    ],
  };
}

/** Names the lowest and the highest month of a category, since the mean alone does not say how much to plan for. */
function monthRange(context: Context, source: Source, span: CalendarRange): Piece[][] {
  const { texts, slots, book, format, today } = context;
  if (slots.category === undefined || !isWholeMonths('month', span)) return [];
  const months = toMonths(span)
    .map((month) => ({ month, minor: sumMinor(rowsIn(source.rows, month), source.side) }))
    .toSorted((one, other) => one.minor - other.minor);
  const [lowest, highest] = [months[0], months.at(-1)];
  if (months.length < MIN_MONTHS_OF_RANGE || lowest === undefined || highest === undefined) return [];
  if (lowest.minor < 0 || lowest.minor === highest.minor) return [];
  const name = ({ from, to }: CalendarRange) =>
    book.day(from, format.month(from, today), inSpan({}, { from, to })).piece;
  return [
    say(texts.average.months, {
      lowest: name(lowest.month),
      low: sumIn(context, source, lowest.month).piece,
      highest: name(highest.month),
      high: sumIn(context, source, highest.month).piece,
    }),
  ];
}

/**
 * Returns the period of the question up to today, or without one the last closed months. An average by month or year
 * leaves out the running month.
 */
function averagedSpan({ slots, today }: Context, first: string | undefined, per: Per): CalendarRange {
  const { period } = slots;
  if (period === undefined) return closedMonths(first, today) ?? { from: first ?? today, to: today };
  const range = { from: period.from, to: period.to < today ? period.to : maxDay(today, period.from) };
  const closed = closedMonths(range.from, today, MAX_MONTHS);
  const isSoFar = period.to === today && range.from === startOfMonth(range.from);
  const leavesOutRunning =
    (per === 'month' || per === 'year') &&
    (isRunning(period, today) || isSoFar) &&
    closed !== undefined &&
    closed.to >= range.from;
  return leavesOutRunning ? { from: range.from, to: closed.to } : range;
}

type Per = NonNullable<Context['slots']['per']>;

const DAYS_PER: Record<Per, string> = { day: '1', week: '7', month: '30.4375', year: '365.25' };

/** Whether an average by month or year can count whole months; otherwise it counts days. */
function isWholeMonths(per: Per, { from, to }: CalendarRange): boolean {
  return (per === 'month' || per === 'year') && from === startOfMonth(from) && to === endOfMonth(to);
}

/**
 * Returns the unit in which the length of the period is named: whole years (from two on), months or weeks, else days.
 */
function toShownUnit(per: Per, span: CalendarRange): Per {
  if (isWholeMonths(per, span)) {
    const months = toMonths(span).length;
    return per === 'year' && months > 12 && months % 12 === 0 ? 'year' : 'month';
  }
  return per === 'week' && countDays(span) > 7 && countDays(span) % 7 === 0 ? 'week' : 'day';
}

function maxDay(one: string, other: string): string {
  return one > other ? one : other;
}
