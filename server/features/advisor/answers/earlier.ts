import { addDays, countDays, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { isRunning } from '#shared/periods.ts';
import type { Figure } from '../book.ts';
import { periodBefore, periodPieces } from '../periods.ts';
import { joinList, say } from '../say.ts';
import { sumCounts, inSpan, sumMinor, rowsIn, toSide, sumIn } from '../search.ts';
import type { DaySum, Source, Span } from '../ledger-types.ts';
import type { Context } from '../types.ts';
import { difference, plural } from './kinds.ts';
import { isMoneyBack, totalSentence, withoutSign } from './total-sentence.ts';

/** A longer period is not compared with an earlier one. */
const MAX_DAYS = 400;

/** Compares a sum with the sum of the previous period, if that has transactions. A running period counts up to today. */
export async function earlierSentences(
  context: Context,
  source: Source,
  span: Span,
  total: Figure,
): Promise<Piece[][]> {
  const { texts, today } = context;
  const { from, to } = span;
  if (from === undefined || to === undefined || countDays({ from, to }) > MAX_DAYS) return [];
  const earlier = periodBefore({ from, to }, today);
  if (rowsIn(source.rows, earlier).length === 0) return [];
  const beginSentence = await recordsBeginSentence(context, earlier);
  if (beginSentence !== undefined) return [beginSentence];
  const hasLater = laterRows(context, source, span).length > 0;
  const current = hasLater ? sumIn(context, source, { from, to: today }) : total;
  const previous = sumIn(context, source, earlier);
  // Spending cannot be compared with money that came back.
  if (isMoneyBack(source.side, current) || isMoneyBack(source.side, previous))
    return [totalSentence(context, source, earlier, previous)];
  const { direction, change } = difference(context, current, previous);
  const text = hasLater ? texts.total.soFar[direction] : texts.total[direction];
  return [say(text, { change, before: periodPieces(context, earlier), amount: previous.piece })];
}

/**
 * Says on which day the transactions begin if more than a quarter of a period lies before it; undefined otherwise.
 * Such a period is not compared, as on the dashboard.
 */
export async function recordsBeginSentence(
  context: Context,
  { from, to }: CalendarRange,
): Promise<Piece[] | undefined> {
  const { ledger, texts, book } = context;
  const [first] = await ledger.list({ sort: 'oldest', limit: 1 });
  if (first === undefined || first.date <= from) return undefined;
  const missing = countDays({ from, to: first.date }) - 1;
  if (missing <= countDays({ from, to }) / 4) return undefined;
  return say(texts.total.begins, { day: book.dayAt({}, 'oldest', 0, first.date).piece });
}

/** Says how much of a running period's sum is dated after today, in the words of screens and reports. */
export function laterSentences(context: Context, source: Source, span: Span): Piece[][] {
  const { book, texts } = context;
  const rows = laterRows(context, source, span).filter(
    ({ type }) => source.side === 'balance' || toSide(type) === source.side,
  );
  const last = rows.at(-1)?.date;
  if (last === undefined) return [];
  const ahead = { from: addDays(context.today, 1), to: span.to ?? last };
  const count = book.count(inSpan(source.search, ahead), sumCounts(rows));
  const amounts = (['income', 'expenses'] as const)
    .filter((side) => sumMinor(rows, side) !== 0)
    .map((side) => signedPieces(context, sumIn(context, { ...source, rows, side }, ahead), side));
  return [
    say(plural(texts.later, count.value), {
      number: count.piece,
      period: dayPieces(context, ahead),
      amounts: joinList(amounts, ', ', ', '),
    }),
  ];
}

/** Writes a range of days: 'November 28–30'. */
function dayPieces({ book, format, today }: Context, { from, to }: CalendarRange): Piece[] {
  const onDays = inSpan({}, { from, to });
  if (from === to) return [book.day(from, format.day(from, today), onDays).piece];
  const [first, last] = format.dayRange({ from, to }, today);
  return [book.day(from, first, onDays).piece, { text: '–' }, book.day(to, last, onDays).piece];
}

/** Writes a sum with the sign that it has in a balance: income and money back are positive. */
function signedPieces(context: Context, sum: Figure, side: 'income' | 'expenses'): Piece[] {
  if (side === 'income') return [{ text: '+' }, sum.piece];
  if (sum.value > 0) return [{ text: '−' }, sum.piece];
  return [{ text: '+' }, withoutSign(context, sum)];
}

export function laterRows(context: Context, { rows }: Pick<Source, 'rows'>, span: Span): DaySum[] {
  return isRunning(span, context.today) ? rowsIn(rows, laterSpan(context, span)) : [];
}

function laterSpan({ today }: Context, { to }: Span): Span {
  return { from: addDays(today, 1), ...(to !== undefined && { to }) };
}
