import { addDays, countDays, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { isRunning } from '#shared/periods.ts';
import type { Figure } from '../book.ts';
import { periodBefore, periodPieces } from '../periods.ts';
import { listed, say } from '../say.ts';
import { countOf, inSpan, minorOf, rowsIn, sideOf, sumIn } from '../search.ts';
import type { DaySum, Source, Span } from '../ledger-types.ts';
import type { Context } from '../types.ts';
import { difference, plural } from './kinds.ts';
import { isMoneyBack, totalSentence } from './total-sentence.ts';

/** Of a longer period nobody asks what was before. */
const LONGEST = 400;

/** Compares a sum with the period before, if that has anything. A running period counts up to today. */
export async function comparedWithEarlier(
  context: Context,
  source: Source,
  span: Span,
  total: Figure,
): Promise<Piece[][]> {
  const { texts, today } = context;
  const { from, to } = span;
  if (from === undefined || to === undefined || countDays({ from, to }) > LONGEST) return [];
  const earlier = periodBefore({ from, to }, today);
  if (rowsIn(source.rows, earlier).length === 0) return [];
  const begins = await beginsIn(context, earlier);
  if (begins !== undefined) return [begins];
  const isMore = laterRows(context, source, span).length > 0;
  const one = isMore ? sumIn(context, source, { from, to: today }) : total;
  const other = sumIn(context, source, earlier);
  // Spent and money back are two things, so neither is more of the other.
  if (isMoneyBack(source.side, one) || isMoneyBack(source.side, other))
    return [totalSentence(context, source, earlier, other)];
  const { is, change } = difference(context, one, other);
  const text = isMore ? texts.total.soFar[is] : texts.total[is];
  return [say(text, { change, before: periodPieces(context, earlier), amount: other.piece })];
}

/**
 * Says on which day the transactions begin, where more than a quarter of a period lies before it, so that nothing is
 * compared with it; as the dashboard does.
 */
export async function beginsIn(context: Context, { from, to }: CalendarRange): Promise<Piece[] | undefined> {
  const { ledger, texts, book } = context;
  const [first] = await ledger.list({ sort: 'oldest', limit: 1 });
  if (first === undefined || first.date <= from) return undefined;
  const missing = countDays({ from, to: first.date }) - 1;
  if (missing <= countDays({ from, to }) / 4) return undefined;
  return say(texts.total.begins, { day: book.dayAt({}, 'oldest', 0, first.date).piece });
}

/** Says how much of a running sum is dated after today, in the sentence of screens and reports. */
export function laterSentences(context: Context, source: Source, span: Span): Piece[][] {
  const { book, texts } = context;
  const rows = laterRows(context, source, span).filter(
    ({ type }) => source.side === 'balance' || sideOf(type) === source.side,
  );
  const last = rows.at(-1)?.date;
  if (last === undefined) return [];
  const ahead = { from: addDays(context.today, 1), to: span.to ?? last };
  const count = book.count(inSpan(source.search, ahead), countOf(rows));
  const amounts = (['income', 'expenses'] as const)
    .filter((side) => minorOf(rows, side) !== 0)
    .map((side) => signed(context, sumIn(context, { ...source, rows, side }, ahead), side));
  return [
    say(plural(texts.later, count.value), {
      number: count.piece,
      period: dayPieces(context, ahead),
      amounts: listed(amounts, ', ', ', '),
    }),
  ];
}

/** 'November 28–30' */
function dayPieces({ book, format, today }: Context, { from, to }: CalendarRange): Piece[] {
  const ofRange = inSpan({}, { from, to });
  if (from === to) return [book.day(from, format.day(from, today), ofRange).piece];
  const [first, last] = format.dayRange({ from, to }, today);
  return [book.day(from, first, ofRange).piece, { text: '–' }, book.day(to, last, ofRange).piece];
}

/** A sum with the sign that it has in a balance; money back is above zero there. */
function signed({ book }: Context, sum: Figure, side: 'income' | 'expenses'): Piece[] {
  if (side === 'income') return [{ text: '+' }, sum.piece];
  if (sum.value > 0) return [{ text: '−' }, sum.piece];
  return [{ text: '+' }, book.derived('money', `0 - ${sum.id}`).piece];
}

export function laterRows(context: Context, { rows }: Pick<Source, 'rows'>, span: Span): DaySum[] {
  return isRunning(span, context.today) ? rowsIn(rows, laterSpan(context, span)) : [];
}

function laterSpan({ today }: Context, { to }: Span): Span {
  return { from: addDays(today, 1), ...(to !== undefined && { to }) };
}
