import { countDays, endOfMonth, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import { isRunning } from '#shared/periods.ts';
import { emptyAnswer } from '../empty.ts';
import { assumePeriod, closedMonths, monthsOf, periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { rowsIn, searchOf, sumIn } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { answerEach, isPerTransaction } from './average-each.ts';
import { kindOf, plural, subjectPieces } from './kinds.ts';
import { isMoneyBack, sizeOf } from './total-sentence.ts';

/** A hundred years. */
const MOST_MONTHS = 1_200;

/** spend.average, income.average: by day, week, month or year. */
export async function answerAverage(context: Context): Promise<Draft> {
  const { slots, texts, book, ledger, today } = context;
  if (isPerTransaction(context)) return await answerEach(context);
  const kind = kindOf(context);
  const search = searchOf(context, kind.type);
  const source = { search, rows: await ledger.days(search), side: kind.side };
  const per: Per = slots.per ?? 'month';
  const span = averagedSpan(context, source.rows[0]?.date, per);
  if (rowsIn(source.rows, span).length === 0) return await emptyAnswer(context, { search, span, kind });
  if (slots.period === undefined) assumePeriod(context, span.to < today ? 'average' : 'ever', span);
  const total = sumIn(context, source, span);
  const from = book.day(span.from);
  const to = book.day(span.to);
  const shown = unitShown(per, span);
  const units = book.derived('count', UNITS[shown](from.id, to.id));
  const divisor = isOfMonths(per, span)
    ? `(months(${from.id}, ${to.id}) / ${per === 'year' ? 12 : 1})`
    : `(days(${from.id}, ${to.id}) / ${DAYS_OF[per]})`;
  const average = book.derived('money', `${total.id} / ${divisor}`);
  const isBack = isMoneyBack(kind.side, average);
  return {
    sentences: [
      say(texts.average[isBack ? 'back' : kind.side === 'income' ? 'income' : 'expenses'], {
        amount: isBack ? sizeOf(context, average) : average.piece,
        per: texts.average.per[per],
        subject: subjectPieces(context, kind),
        period: periodPieces(context, span),
        total: isBack ? sizeOf(context, total) : total.piece,
        units: say(plural(texts.average.units[shown], units.value), { count: units.piece }),
      }),
    ],
  };
}

/** The period of the question up to today, or else the last closed months. Months count only when they are over. */
function averagedSpan({ slots, today }: Context, first: string | undefined, per: Per): CalendarRange {
  const { period } = slots;
  if (period === undefined) return closedMonths(first, today) ?? { from: first ?? today, to: today };
  const range = { from: period.from, to: period.to < today ? period.to : maxDay(today, period.from) };
  const whole = closedMonths(range.from, today, MOST_MONTHS);
  const isWhole =
    (per === 'month' || per === 'year') &&
    isRunning(period, today) &&
    whole !== undefined &&
    whole.to >= range.from;
  return isWhole ? { from: range.from, to: whole.to } : range;
}

type Per = NonNullable<Context['slots']['per']>;

const DAYS_OF: Record<Per, string> = { day: '1', week: '7', month: '30.4375', year: '365.25' };

/** Whole months make a month or a year; the days of others differ. */
function isOfMonths(per: Per, { from, to }: CalendarRange): boolean {
  return (per === 'month' || per === 'year') && from === startOfMonth(from) && to === endOfMonth(to);
}

/** Whole years, months and weeks are counted as such, one year in months; of anything else the days are. */
function unitShown(per: Per, span: CalendarRange): Per {
  if (isOfMonths(per, span)) {
    const months = monthsOf(span).length;
    return per === 'year' && months > 12 && months % 12 === 0 ? 'year' : 'month';
  }
  return per === 'week' && countDays(span) > 7 && countDays(span) % 7 === 0 ? 'week' : 'day';
}

const UNITS: Record<Per, (from: string, to: string) => string> = {
  day: (from, to) => `days(${from}, ${to})`,
  week: (from, to) => `days(${from}, ${to}) / 7`,
  month: (from, to) => `months(${from}, ${to})`,
  year: (from, to) => `months(${from}, ${to}) / 12`,
};

function maxDay(one: string, other: string): string {
  return one > other ? one : other;
}
