import { addDays, addMonths, endOfMonth, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { emptyAnswer } from '../empty.ts';
import { periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { sumCounts, inSpan, rowsIn, toSearch, toSide, sumIn } from '../search.ts';
import type { Source, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { difference, plural, transactionsPiece, wordPieces } from './kinds.ts';
import { askedType } from './payments.ts';

/** A smaller change of the mean counts as steady. */
const STEADY_PERCENT = 2;
/** The number of earlier payments that are needed to know what is usual. */
const MIN_EARLIER = 2;
const MONTHS_PER_YEAR = 12;

/**
 * Says whether a payment of varying amount costs more than before: the mean of the last months compared with the same
 * months a year before, or without those with all earlier payments.
 */
export async function answerVarying(context: Context, months: number): Promise<Draft> {
  const { texts, today, ledger, book, assumptions } = context;
  const type = askedType(context);
  const source: Source = { search: toSearch(context, type), rows: [], side: toSide(type) };
  source.rows = rowsIn(await ledger.days(source.search), { to: today });
  const last = source.rows.at(-1)?.date;
  if (last === undefined)
    return await emptyAnswer(context, { ...source, span: { to: today }, kind: { side: source.side, type } });
  const recent = monthsUpTo(last, months, today);
  const other = findComparedSpan(source, recent);
  if (other === undefined) {
    const all = book.count(inSpan(source.search, { to: today }), sumCounts(source.rows));
    const tooFew = plural(texts.varying.tooFew, all.value);
    const parts = { transactions: transactionsPiece(context, all), words: wordPieces(context) };
    return { kind: 'empty', sentences: [say(tooFew, parts)] };
  }
  if (!other.isYearBefore) assumptions.push(texts.assumed.season);
  return { sentences: [changeSentence(context, source, recent, other)] };
}

type ComparedSpan = { span: Span; isYearBefore: boolean };

function changeSentence(
  context: Context,
  source: Source,
  recent: CalendarRange,
  other: ComparedSpan,
): Piece[] {
  const { varying } = context.texts;
  const [now, before] = [meanIn(context, source, recent), meanIn(context, source, other.span)];
  const { direction, change } = difference(context, now.mean, before.mean);
  const isSteady = Math.abs(now.mean.value / before.mean.value - 1) * 100 < STEADY_PERCENT;
  const usualForm = other.isYearBefore ? plural(varying.sameMonths, before.count.value) : varying.earlier;
  return say(direction !== 'same' && isSteady ? varying.steady : varying[direction], {
    words: wordPieces(context),
    recent: say(plural(varying.recent, now.count.value), {
      count: now.count.piece,
      period: periodPieces(context, recent),
      amount: now.mean.piece,
    }),
    usual: say(usualForm, {
      count: before.count.piece,
      ...(other.isYearBefore && { period: periodPieces(context, other.span) }),
    }),
    change,
    other: before.mean.piece,
  });
}

/** Returns the given number of months up to a day's month, without days after today. */
function monthsUpTo(day: string, months: number, today: string): CalendarRange {
  const end = endOfMonth(day);
  return { from: addMonths(startOfMonth(day), 1 - months), to: end < today ? end : today };
}

/** Finds the same months a year before, or without transactions in them all earlier days. */
function findComparedSpan({ rows }: Source, recent: CalendarRange): ComparedSpan | undefined {
  const from = addMonths(recent.from, -MONTHS_PER_YEAR);
  const yearBefore = { from, to: endOfMonth(addMonths(startOfMonth(recent.to), -MONTHS_PER_YEAR)) };
  const isRecorded = (rows[0]?.date ?? '') <= endOfMonth(from) && rowsIn(rows, yearBefore).length > 0;
  if (isRecorded) return { span: yearBefore, isYearBefore: true };
  const earlier = { to: addDays(recent.from, -1) };
  return sumCounts(rowsIn(rows, earlier)) < MIN_EARLIER ? undefined : { span: earlier, isYearBefore: false };
}

function meanIn(context: Context, source: Source, span: Span) {
  const { book } = context;
  const count = book.count(inSpan(source.search, span), sumCounts(rowsIn(source.rows, span)));
  const sum = sumIn(context, source, span);
  return { count, mean: book.derived('money', `${sum.id} / ${count.id}`) };
}
