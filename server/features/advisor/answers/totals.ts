import {
  addDays,
  comparisonRange,
  countDays,
  endOfMonth,
  startOfMonth,
  type CalendarRange,
} from '#shared/calendar.ts';
import type { Figure } from '../book.ts';
import { chartOf } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { closedMonths, isRunning, periodOf, periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { countOf, inSpan, rowsIn, searchOf, sumIn } from '../search.ts';
import type { DaySum, Search, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { difference, kindOf, plural, subjectPieces, transactionsPiece, type Kind } from './kinds.ts';

/** A hundred years. */
const MOST_MONTHS = 1_200;

type Source = { search: Search; rows: readonly DaySum[] } & Pick<Kind, 'side'>;

/** spend.total, income.total, balance.total: the sum, what it is made of, and the period before. */
export async function answerTotal(context: Context): Promise<Draft> {
  const kind = kindOf(context);
  const span = periodOf(context);
  const search = searchOf(context, kind.type);
  const source = { search, rows: await context.ledger.days(search), side: kind.side };
  const inside = rowsIn(source.rows, span);
  if (inside.length === 0) return await emptyAnswer(context, { search, span, kind });
  const total = sumIn(context, source, span);
  const first =
    kind.side === 'balance'
      ? balanceSentence(context, source, span, total)
      : totalSentence(context, kind, span, total);
  const count = context.book.count(inSpan(search, span), countOf(inside));
  const made = say(plural(context.texts.total.made, count.value), {
    transactions: transactionsPiece(context, count),
  });
  return {
    sentences: [first, ...before(context, source, span, total), ...(kind.side === 'balance' ? [] : [made])],
  };
}

function totalSentence(context: Context, { side }: Kind, span: Span, total: Figure) {
  const { texts, today } = context;
  const form = isRunning(span, today) ? texts.total.running : texts.total.closed;
  const text = side === 'income' ? form.income : form.expenses;
  return say(text, {
    amount: total.piece,
    subject: subjectPieces(context, { side }),
    period: periodPieces(context, span),
  });
}

function balanceSentence(context: Context, source: Source, span: Span, total: Figure) {
  const income = sumIn(context, { ...source, side: 'income' }, span);
  const expenses = sumIn(context, { ...source, side: 'expenses' }, span);
  return say(context.texts.total.balance, {
    amount: total.piece,
    subject: subjectPieces(context, source),
    period: periodPieces(context, span),
    income: income.piece,
    expenses: expenses.piece,
  });
}

/** How it differs from the period before, if that has anything. */
function before(context: Context, source: Source, span: Span, total: Figure) {
  const { from, to } = span;
  if (from === undefined || to === undefined || countDays({ from, to }) > 400) return [];
  const earlier = comparisonRange({ from, to }, context.today);
  if (rowsIn(source.rows, earlier).length === 0) return [];
  const other = sumIn(context, source, earlier);
  const { is, change } = difference(context, total, other);
  return [
    say(context.texts.total[is], { change, before: periodPieces(context, earlier), amount: other.piece }),
  ];
}

/** spend.compare, income.compare, balance.compare. */
export async function answerCompare(context: Context): Promise<Draft> {
  const { today, texts, slots, ledger, format } = context;
  const kind = kindOf(context);
  const period = periodOf(context) as CalendarRange;
  const other = slots.compareTo ?? comparisonRange(period, today);
  const search = searchOf(context, kind.type);
  const source = { search, rows: await ledger.days(search), side: kind.side };
  if (rowsIn(source.rows, period).length + rowsIn(source.rows, other).length === 0)
    return await emptyAnswer(context, { search, span: period, kind });
  const one = sumIn(context, source, period);
  const two = sumIn(context, source, other);
  const { is, change } = difference(context, one, two);
  const sentence = say(texts.compare[kind.side][is], {
    change,
    subject: subjectPieces(context, kind),
    period: periodPieces(context, period),
    before: periodPieces(context, other),
    amount: one.piece,
    other: two.piece,
  });
  return {
    sentences: [sentence, ...sameDay(context, source, period, other)],
    chart: chartOf('bar', texts.sides[kind.side], [
      { label: format.day(other.from, today), value: two.value },
      { label: format.day(period.from, today), value: one.value },
    ]),
  };
}

/** A running period is compared fairly with as many days of the other one. */
function sameDay(context: Context, source: Source, period: CalendarRange, other: CalendarRange) {
  const { today, texts } = context;
  if (!isRunning(period, today) || other.to >= period.from) return [];
  const days = countDays({ from: period.from, to: today });
  if (days >= countDays(other)) return [];
  const upTo = { from: other.from, to: addDays(other.from, days - 1) };
  const sum = sumIn(context, source, upTo);
  return [say(texts.compare.sameDay, { period: periodPieces(context, upTo), amount: sum.piece })];
}

/** spend.average, income.average: by day, week, month or year. */
export async function answerAverage(context: Context): Promise<Draft> {
  const { slots, texts, book, assumptions, ledger } = context;
  const kind = kindOf(context);
  const search = searchOf(context, kind.type);
  const source = { search, rows: await ledger.days(search), side: kind.side };
  const per: Per = slots.per ?? 'month';
  const span = averagedSpan(context, source.rows[0]?.date, per);
  if (rowsIn(source.rows, span).length === 0) return await emptyAnswer(context, { search, span, kind });
  if (slots.period === undefined) assumptions.push(texts.assumed.average);
  const total = sumIn(context, source, span);
  const from = book.day(span.from);
  const to = book.day(span.to);
  const shown = unitShown(per, span);
  const units = book.derived('count', unitsOf(shown, from.id, to.id));
  const isWhole = per === 'month' && shown === 'month';
  const divisor = isWhole ? units.id : `(days(${from.id}, ${to.id}) / ${DAYS_OF[per]})`;
  const average = book.derived('money', `${total.id} / ${divisor}`);
  return {
    sentences: [
      say(texts.average[kind.side === 'income' ? 'income' : 'expenses'], {
        amount: average.piece,
        per: texts.average.per[per],
        subject: subjectPieces(context, kind),
        period: periodPieces(context, span),
        total: total.piece,
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
    per === 'month' && isRunning(period, today) && whole !== undefined && whole.to >= range.from;
  return isWhole ? { from: range.from, to: whole.to } : range;
}

type Per = NonNullable<Context['slots']['per']>;

const DAYS_OF: Record<Per, string> = { day: '1', week: '7', month: '30.4375', year: '365.25' };

/** Whole months and weeks are counted as such; of anything else the days are. */
function unitShown(per: Per, span: CalendarRange): 'day' | 'week' | 'month' {
  if (per === 'month' && span.from === startOfMonth(span.from) && span.to === endOfMonth(span.to))
    return 'month';
  return per === 'week' && countDays(span) % 7 === 0 ? 'week' : 'day';
}

function unitsOf(shown: 'day' | 'week' | 'month', from: string, to: string): string {
  if (shown === 'month') return `months(${from}, ${to})`;
  return shown === 'week' ? `days(${from}, ${to}) / 7` : `days(${from}, ${to})`;
}

function maxDay(one: string, other: string): string {
  return one > other ? one : other;
}
