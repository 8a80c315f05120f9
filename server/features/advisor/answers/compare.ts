import { addDays, countDays, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { isRunning } from '#shared/periods.ts';
import { chartOf } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { periodBefore, periodOf, periodPieces, periodTitle } from '../periods.ts';
import { say } from '../say.ts';
import { rowsIn, searchOf, sumIn } from '../search.ts';
import type { Side, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { beginsIn, laterRows, laterSentences, type Source } from './earlier.ts';
import { difference, kindOf, subjectPieces, type Kind } from './kinds.ts';
import { totalSentence } from './totals.ts';

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
  const { is, change } = difference(context, one, two);
  const sentence = say(compareTexts(context, kind, period)[is], {
    change,
    subject: subjectPieces(context, kind),
    period: periodPieces(context, period),
    before: periodPieces(context, other),
    amount: one.piece,
    other: two.piece,
  });
  return {
    sentences: [
      sentence,
      ...laterSentences(context, source, period),
      ...inAll(context, source, other, whole),
    ],
    ...(is !== 'more' && { next: NEXT_UNLESS_MORE[kind.side] }),
    chart: chartOf('bar', texts.sides[kind.side], [
      { label: periodTitle(context, other), value: two.value },
      { label: periodTitle(context, period), value: one.value },
    ]),
  };
}

function compareTexts({ texts: { compare }, today }: Context, { side }: Kind, period: Span) {
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
