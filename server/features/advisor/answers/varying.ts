import { addDays, addMonths, endOfMonth, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { emptyAnswer } from '../empty.ts';
import { periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { countOf, inSpan, rowsIn, searchOf, sideOf, sumIn } from '../search.ts';
import type { Source, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { difference, plural, transactionsPiece, wordPieces } from './kinds.ts';
import { typeAsked } from './payments.ts';

/** A change below this share of the earlier mean is none. */
const STEADY_PERCENT = 2;
/** Fewer say nothing of what is usual. */
const LEAST_EARLIER = 2;
const YEAR = 12;

/**
 * Whether what has some words costs more than it did, where its amount varies: the mean of the payments of the last
 * months against that of the same months a year before, or else of all before them.
 */
export async function answerVarying(context: Context, months: number): Promise<Draft> {
  const { texts, today, ledger, book, assumptions } = context;
  const type = typeAsked(context);
  const source: Source = { search: searchOf(context, type), rows: [], side: sideOf(type) };
  source.rows = rowsIn(await ledger.days(source.search), { to: today });
  const last = source.rows.at(-1)?.date;
  if (last === undefined)
    return await emptyAnswer(context, { ...source, span: { to: today }, kind: { side: source.side, type } });
  const recent = monthsUpTo(last, months, today);
  const other = comparable(source, recent);
  if (other === undefined) {
    const all = book.count(inSpan(source.search, { to: today }), countOf(source.rows));
    const few = plural(texts.varying.tooFew, all.value);
    const parts = { transactions: transactionsPiece(context, all), words: wordPieces(context) };
    return { kind: 'empty', sentences: [say(few, parts)] };
  }
  if (!other.isYearBefore) assumptions.push(texts.assumed.season);
  return { sentences: [changeOf(context, source, recent, other)] };
}

type Other = { span: Span; isYearBefore: boolean };

function changeOf(context: Context, source: Source, recent: CalendarRange, other: Other): Piece[] {
  const { varying } = context.texts;
  const [now, before] = [meanIn(context, source, recent), meanIn(context, source, other.span)];
  const { is, change } = difference(context, now.mean, before.mean);
  const isSteady = Math.abs(now.mean.value / before.mean.value - 1) * 100 < STEADY_PERCENT;
  const usual = other.isYearBefore ? plural(varying.sameMonths, before.count.value) : varying.earlier;
  return say(is !== 'same' && isSteady ? varying.steady : varying[is], {
    words: wordPieces(context),
    recent: say(plural(varying.recent, now.count.value), {
      count: now.count.piece,
      period: periodPieces(context, recent),
      amount: now.mean.piece,
    }),
    usual: say(usual, {
      count: before.count.piece,
      ...(other.isYearBefore && { period: periodPieces(context, other.span) }),
    }),
    change,
    other: before.mean.piece,
  });
}

/** So many months up to that of a day, without the days to come. */
function monthsUpTo(day: string, months: number, today: string): CalendarRange {
  const end = endOfMonth(day);
  return { from: addMonths(startOfMonth(day), 1 - months), to: end < today ? end : today };
}

/** The same months a year before where they are recorded, or else all before. */
function comparable({ rows }: Source, recent: CalendarRange): Other | undefined {
  const from = addMonths(recent.from, -YEAR);
  const yearBefore = { from, to: endOfMonth(addMonths(startOfMonth(recent.to), -YEAR)) };
  const isRecorded = (rows[0]?.date ?? '') <= endOfMonth(from) && rowsIn(rows, yearBefore).length > 0;
  if (isRecorded) return { span: yearBefore, isYearBefore: true };
  const earlier = { to: addDays(recent.from, -1) };
  return countOf(rowsIn(rows, earlier)) < LEAST_EARLIER ? undefined : { span: earlier, isYearBefore: false };
}

function meanIn(context: Context, source: Source, span: Span) {
  const { book } = context;
  const count = book.count(inSpan(source.search, span), countOf(rowsIn(source.rows, span)));
  const sum = sumIn(context, source, span);
  return { count, mean: book.derived('money', `${sum.id} / ${count.id}`) };
}
