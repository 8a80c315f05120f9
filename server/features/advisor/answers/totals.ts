import { addDays, comparisonRange, countDays, type CalendarRange } from '#shared/calendar.ts';
import type { Figure } from '../book.ts';
import { chartOf } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { isRunning, periodOf, periodPieces, periodTitle } from '../periods.ts';
import { say } from '../say.ts';
import { countOf, inSpan, rowsIn, searchOf, sumIn } from '../search.ts';
import type { Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { beginsIn, comparedWithEarlier, laterRows, laterSentences, type Source } from './earlier.ts';
import { difference, kindOf, plural, subjectPieces, transactionsPiece, type Kind } from './kinds.ts';

/** spend.total, income.total, balance.total: the sum, what it is made of, and the period before. */
export async function answerTotal(context: Context): Promise<Draft> {
  const kind = kindOf(context);
  const span = periodOf(context);
  const search = searchOf(context, kind.type);
  const source = { search, rows: await context.ledger.days(search), side: kind.side };
  const inside = rowsIn(source.rows, span);
  if (inside.length === 0) return await emptyAnswer(context, { search, span, kind });
  const total = sumIn(context, source, span);
  const first = totalSentence(context, source, span, total);
  const count = context.book.count(inSpan(search, span), countOf(inside));
  const made = say(plural(context.texts.total.made, count.value), {
    transactions: transactionsPiece(context, count),
  });
  return {
    sentences: [
      first,
      ...laterSentences(context, source, span),
      ...(await comparedWithEarlier(context, source, span, total)),
      ...(kind.side === 'balance' ? [] : [made]),
    ],
  };
}

/** What a sum is of; of a balance also its sides. */
export function totalSentence(context: Context, source: Source, span: Span, total: Figure) {
  const { texts, today } = context;
  const { side } = source;
  if (side === 'balance') return balanceSentence(context, source, span, total);
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

/** spend.compare, income.compare, balance.compare. */
export async function answerCompare(context: Context): Promise<Draft> {
  const { today, texts, slots, ledger } = context;
  const kind = kindOf(context);
  const search = searchOf(context, kind.type);
  const source = { search, rows: await ledger.days(search), side: kind.side };
  const asked = periodOf(context) as CalendarRange;
  const other = slots.compareTo ?? comparisonRange(asked, today);
  // The days before are up to the same day.
  const isCut = slots.compareTo === undefined && laterRows(context, source, asked).length > 0;
  const period = isCut ? { from: asked.from, to: today } : asked;
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
      ...sameDay(context, source, period, other),
    ],
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
