import { countDays, eachDay, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import { toChart } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import {
  assumePeriod,
  closedMonths,
  toMonths,
  periodOrDefault,
  periodOrEver,
  periodPieces,
} from '../periods.ts';
import { say } from '../say.ts';
import { inSpan, rowsIn, toSearch, sumIn } from '../search.ts';
import type { DaySum, Search, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { laterSentences } from './earlier.ts';
import { kindFromIntent, kindFromSlots, subjectPieces } from './kinds.ts';

/** savings.rate: the balance as a share of the income. */
export async function answerSavingsRate(context: Context): Promise<Draft> {
  const { texts, ledger } = context;
  const kind = { side: 'balance', type: undefined } as const;
  const rows = await ledger.days({});
  const span = savingsSpan(context, rows[0]?.date);
  if (rowsIn(rows, span).length === 0) return await emptyAnswer(context, { search: {}, span, kind });
  const source = { search: {}, rows };
  const income = sumIn(context, { ...source, side: 'income' }, span);
  const expenses = sumIn(context, { ...source, side: 'expenses' }, span);
  const period = periodPieces(context, span);
  if (income.value === 0)
    return { kind: 'empty', sentences: [say(texts.savings.noIncome, { period, expenses: expenses.piece })] };
  const isSoFar = (span.to ?? '9999') >= context.today;
  return {
    sentences: [
      rateSentence(context, { income, expenses, period, isSoFar }),
      ...laterSentences(context, { ...source, side: 'balance' }, span),
    ],
  };
}

/** Without a period, leaves out the running month, since most of its expenses are still to come. */
function savingsSpan(context: Context, first: CalendarDay | undefined): Span {
  const closed = closedMonths(first, context.today);
  if (context.slots.period !== undefined || closed === undefined) return periodOrDefault(context);
  assumePeriod(context, 'average', closed);
  return closed;
}

type Sums = { income: Figure; expenses: Figure; period: Piece[]; isSoFar: boolean };

function rateSentence({ texts, book }: Context, { income, expenses, period, isSoFar }: Sums): Piece[] {
  const saved = book.derived('money', `${income.id} - ${expenses.id}`);
  const rate = book.derived('percent', `${saved.id} / ${income.id} * 100`);
  const parts = { period, income: income.piece, expenses: expenses.piece };
  if (saved.value < 0) {
    const over = book.derived('money', `${expenses.id} - ${income.id}`);
    return say(texts.savings.negative, { ...parts, over: over.piece, rate: rate.piece });
  }
  return say(isSoFar ? texts.savings.soFar : texts.savings.rate, {
    ...parts,
    saved: saved.piece,
    rate: rate.piece,
  });
}

/** month.extreme: the month with the highest or lowest sum; the running month does not count. */
export async function answerExtremeMonth(context: Context): Promise<Draft> {
  const { texts, ledger, slots, format, book } = context;
  const kind = kindFromSlots(context);
  const search = toSearch(context, kind.type);
  const rows = await ledger.days(search);
  const span = periodOrEver(context, rows, 'twelveMonthsToNow');
  const rowsInSpan = rowsIn(rows, span);
  if (rowsInSpan.length === 0) return await emptyAnswer(context, { search, span, kind });
  const months = comparedMonths(context, span, rowsInSpan);
  const figures = months.map((month) => ({
    month,
    sum: sumIn(context, { search, rows, side: kind.side }, month),
  }));
  const dir = slots.dir ?? 'max';
  const found = figures.toSorted((one, other) =>
    dir === 'max' ? other.sum.value - one.sum.value : one.sum.value - other.sum.value,
  )[0];
  if (found === undefined) return await emptyAnswer(context, { search, span, kind });
  const name = format.month(found.month.from, '0000');
  const month = book.day(found.month.from, name, inSpan({}, found.month));
  return {
    sentences: [
      say(texts.extremeMonth[kind.side][dir], {
        month: month.piece,
        amount: found.sum.piece,
        subject: subjectPieces(context, kind),
      }),
      ...laterSentences(context, { search, rows, side: kind.side }, found.month),
    ],
    chart: toChart(
      'bar',
      texts.sides[kind.side],
      figures.map((each) => ({ label: format.shortMonth(each.month.from), value: each.sum.value })),
    ),
  };
}

/** Returns the closed months from the first to the last transaction, or only the running month. */
function comparedMonths({ today, texts, assumptions }: Context, span: Span, rowsInSpan: readonly DaySum[]) {
  const first = rowsInSpan[0]?.date ?? today;
  const from = span.from !== undefined && span.from > first ? span.from : first;
  const all = toMonths({ from, to: rowsInSpan.at(-1)?.date ?? today });
  const closed = all.filter(({ to }) => to < today);
  if (closed.length > 0 && closed.length < all.length) assumptions.push(texts.assumed.closedMonths);
  return closed.length > 0 ? closed : all;
}

/** nospend.days: the number of days up to today without an expense. */
export async function answerNoSpendDays(context: Context): Promise<Draft> {
  const { texts, ledger, book, today, format } = context;
  const kind = kindFromIntent(context);
  const period = periodOrDefault(context);
  const search = toSearch(context, 'expense');
  const rows = await ledger.days(search);
  // Days before the first transaction do not count.
  const [first] = await ledger.list({ sort: 'oldest', limit: 1 });
  const begin = first?.date ?? today;
  const isCut = period.from === undefined || period.from < begin;
  const span = { from: isCut ? begin : (period.from ?? begin), to: lastCountedDay(period, today) };
  if (span.to < span.from) return await emptyAnswer(context, { search, span: period, kind });
  const spent = new Set(rowsIn(rows, span).map(({ date }) => date));
  const parts = {
    ...freeDayPieces(context, inSpan(search, span), { span, spent: spent.size }),
    period: periodPieces(context, isCut && period.from !== undefined ? span : period),
    subject: subjectPieces(context, kind),
  };
  const sentence = say(texts.freeDays.count, parts);
  const longest = longestGap(span, spent);
  if (longest === undefined || countDays(longest) < 2) return { sentences: [sentence] };
  const [from, to] = format.dayRange(longest, today);
  const days = { from: book.day(longest.from, from).piece, to: book.day(longest.to, to).piece };
  return { sentences: [sentence, say(texts.freeDays.longest, days)] };
}

/** Returns the number of days without an expense, and the number of all days. */
function freeDayPieces(
  { book }: Context,
  search: Search,
  { span, spent }: { span: CalendarRange; spent: number },
) {
  const spentDays = book.dayCount(search, spent);
  const all = book.derived('days', book.days(span));
  const freeDays = book.derived('count', `${all.id} - ${spentDays.id}`);
  return { count: freeDays.piece, days: all.piece };
}

function lastCountedDay({ to }: Span, today: string): string {
  return to !== undefined && to < today ? to : today;
}

function longestGap(span: CalendarRange, spent: ReadonlySet<string>): CalendarRange | undefined {
  let best: CalendarRange | undefined;
  let from: string | undefined;
  for (const day of eachDay(span)) {
    if (spent.has(day)) from = undefined;
    else {
      from ??= day;
      if (best === undefined || countDays({ from, to: day }) > countDays(best)) best = { from, to: day };
    }
  }
  return best;
}
