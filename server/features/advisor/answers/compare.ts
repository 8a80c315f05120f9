import { addDays, countDays, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { isRunning } from '#shared/periods.ts';
import type { Figure } from '../book.ts';
import { chartOf } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { periodBefore, periodOf, periodPieces, periodTitle } from '../periods.ts';
import { say } from '../say.ts';
import { rowsIn, searchOf, sumIn } from '../search.ts';
import type { Side, Source, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { beginsIn, laterRows, laterSentences } from './earlier.ts';
import { difference, kindOf, subjectPieces, type Kind } from './kinds.ts';
import { isMoneyBack, totalSentence } from './total-sentence.ts';

/** spend.compare, income.compare, balance.compare. */
export async function answerCompare(context: Context): Promise<Draft> {
  const { today, texts, slots, ledger } = context;
  const kind = kindOf(context);
  const search = searchOf(context, kind.type);
  const source = { search, rows: await ledger.days(search), side: kind.side };
  const asked = periodOf(context) as CalendarRange;
  const whole = slots.compareTo ?? periodBefore(asked, today);
  const { period, other } = alike(context, source, asked, whole);
  if (rowsIn(source.rows, period).length + rowsIn(source.rows, other).length === 0)
    return await emptyAnswer(context, { search, span: period, kind });
  const one = sumIn(context, source, period);
  const begins = (await beginsIn(context, other)) ?? (await beginsIn(context, period));
  if (begins !== undefined) return { sentences: [totalSentence(context, source, period, one), begins] };
  const two = sumIn(context, source, other);
  const compared =
    isMoneyBack(kind.side, one) || isMoneyBack(kind.side, two) ? bothSentences : changeSentences;
  return {
    sentences: [
      ...compared(context, source, { period, sum: one }, { period: other, sum: two }),
      ...laterSentences(context, source, period),
      ...inAll(context, source, other, whole),
    ],
    ...(one.value <= two.value && { next: NEXT_UNLESS_MORE[kind.side] }),
    chart: chartOf('bar', texts.sides[kind.side], [
      { label: periodTitle(context, other), value: two.value },
      { label: periodTitle(context, period), value: one.value },
    ]),
  };
}

type Sum = { period: CalendarRange; sum: Figure };

function changeSentences(context: Context, { side }: Source, one: Sum, other: Sum): Piece[][] {
  const { is, change } = difference(context, one.sum, other.sum);
  const parts = {
    change,
    subject: subjectPieces(context, { side }),
    period: periodPieces(context, one.period),
    before: periodPieces(context, other.period),
    amount: one.sum.piece,
    other: other.sum.piece,
  };
  return [say(compareTexts(context, { side }, one.period)[is], parts)];
}

/** Spent and money back are two things, so each sum has a sentence. */
function bothSentences(context: Context, source: Source, ...sums: Sum[]): Piece[][] {
  return sums.map(({ period, sum }) => totalSentence(context, source, period, sum));
}

function compareTexts({ texts: { compare }, today }: Context, { side }: Pick<Kind, 'side'>, period: Span) {
  if (side !== 'balance') return compare[side];
  return isRunning(period, today) || period.to === today ? compare.balance.running : compare.balance.closed;
}

/** A period that still runs is compared with as many days of one before it, and without what is dated after today. */
function alike(
  context: Context,
  source: Source,
  asked: CalendarRange,
  whole: CalendarRange,
): { period: CalendarRange; other: CalendarRange } {
  const { today } = context;
  if (!isRunning(asked, today) || whole.to >= asked.from) return { period: asked, other: whole };
  const upToToday = { from: asked.from, to: today };
  const usual = periodBefore(asked, today);
  const to = usual.from === whole.from ? usual.to : addDays(whole.from, countDays(upToToday) - 1);
  return {
    period: laterRows(context, source, asked).length > 0 ? upToToday : asked,
    other: to < whole.to ? { from: whole.from, to } : whole,
  };
}

/** What the whole period was of which only the first days are compared. */
function inAll(context: Context, source: Source, other: CalendarRange, whole: CalendarRange): Piece[][] {
  if (other.to === whole.to) return [];
  const amount = sumIn(context, source, whole).piece;
  return [say(context.texts.compare.inAll, { period: periodPieces(context, whole), amount })];
}

/** Nobody asks why so much was spent where it was less. */
const NEXT_UNLESS_MORE = {
  expenses: ['byCategory', 'average'],
  income: ['savings', 'income'],
  balance: ['savings', 'forecast'],
} as const satisfies Record<Side, Draft['next']>;
