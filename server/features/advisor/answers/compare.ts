import { addDays, countDays, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { isRunning } from '#shared/periods.ts';
import type { Figure } from '../book.ts';
import { toChart } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { periodBefore, periodOrDefault, periodPieces, periodTitle } from '../periods.ts';
import { say } from '../say.ts';
import { rowsIn, toSearch, sumIn } from '../search.ts';
import type { Side, Source, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { recordsBeginSentence, laterRows, laterSentences } from './earlier.ts';
import { difference, kindFromIntent, subjectPieces, type Kind } from './kinds.ts';
import { isMoneyBack, totalSentence } from './total-sentence.ts';

/** spend.compare, income.compare, balance.compare: the sums of two periods, and their difference. */
export async function answerCompare(context: Context): Promise<Draft> {
  const { today, texts, slots, ledger } = context;
  const kind = kindFromIntent(context);
  const search = toSearch(context, kind.type);
  const source = { search, rows: await ledger.days(search), side: kind.side };
  const wholePeriod = periodOrDefault(context) as CalendarRange;
  const otherWhole = slots.compareTo ?? periodBefore(wholePeriod, today);
  const { period, other } = comparablePeriods(context, source, wholePeriod, otherWhole);
  if (rowsIn(source.rows, period).length + rowsIn(source.rows, other).length === 0)
    return await emptyAnswer(context, { search, span: period, kind });
  const sum = sumIn(context, source, period);
  const beginSentence =
    (await recordsBeginSentence(context, other)) ?? (await recordsBeginSentence(context, period));
  if (beginSentence !== undefined)
    return { sentences: [totalSentence(context, source, period, sum), beginSentence] };
  const otherSum = sumIn(context, source, other);
  const toSentences =
    isMoneyBack(kind.side, sum) || isMoneyBack(kind.side, otherSum) ? bothSentences : changeSentences;
  return {
    sentences: [
      ...toSentences(context, source, { period, sum }, { period: other, sum: otherSum }),
      ...laterSentences(context, source, period),
      ...wholePeriodSentence(context, source, other, otherWhole),
    ],
    ...(sum.value <= otherSum.value && { next: NEXT_UNLESS_MORE[kind.side] }),
    chart: toChart('bar', texts.sides[kind.side], [
      { label: periodTitle(context, other), value: otherSum.value },
      { label: periodTitle(context, period), value: sum.value },
    ]),
  };
}

type PeriodSum = { period: CalendarRange; sum: Figure };

function changeSentences(
  context: Context,
  { side }: Source,
  current: PeriodSum,
  other: PeriodSum,
): Piece[][] {
  const { direction, change } = difference(context, current.sum, other.sum);
  const parts = {
    change,
    subject: subjectPieces(context, { side }),
    period: periodPieces(context, current.period),
    before: periodPieces(context, other.period),
    amount: current.sum.piece,
    other: other.sum.piece,
  };
  return [say(compareTexts(context, { side }, current.period)[direction], parts)];
}

/** Gives each sum a sentence, since spending cannot be compared with money that came back. */
function bothSentences(context: Context, source: Source, ...sums: PeriodSum[]): Piece[][] {
  return sums.map(({ period, sum }) => totalSentence(context, source, period, sum));
}

function compareTexts({ texts: { compare }, today }: Context, { side }: Pick<Kind, 'side'>, period: Span) {
  if (side !== 'balance') return compare[side];
  return isRunning(period, today) || period.to === today ? compare.balance.running : compare.balance.closed;
}

/**
 * Cuts a running period at today if there are later transactions, and the earlier period to the same number of days.
 */
function comparablePeriods(
  context: Context,
  source: Source,
  period: CalendarRange,
  otherWhole: CalendarRange,
): { period: CalendarRange; other: CalendarRange } {
  const { today } = context;
  if (!isRunning(period, today) || otherWhole.to >= period.from) return { period, other: otherWhole };
  const upToToday = { from: period.from, to: today };
  const usualOther = periodBefore(period, today);
  const otherEnd =
    usualOther.from === otherWhole.from ? usualOther.to : addDays(otherWhole.from, countDays(upToToday) - 1);
  return {
    period: laterRows(context, source, period).length > 0 ? upToToday : period,
    other: otherEnd < otherWhole.to ? { from: otherWhole.from, to: otherEnd } : otherWhole,
  };
}

/** Says the sum of the whole earlier period if only its first days are compared. */
function wholePeriodSentence(
  context: Context,
  source: Source,
  other: CalendarRange,
  otherWhole: CalendarRange,
): Piece[][] {
  if (other.to === otherWhole.to) return [];
  const amount = sumIn(context, source, otherWhole).piece;
  return [say(context.texts.compare.inAll, { period: periodPieces(context, otherWhole), amount })];
}

/** The follow-up questions after a sum that did not rise: 'why' makes no sense then. */
const NEXT_UNLESS_MORE = {
  expenses: ['byCategory', 'average'],
  income: ['savings', 'income'],
  balance: ['savings', 'forecast'],
} as const satisfies Record<Side, Draft['next']>;
