import { addDays, countDays, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { isRunning } from '#shared/periods.ts';
import type { Figure } from '../book.ts';
import { periodBefore, periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { rowsIn, sumIn } from '../search.ts';
import type { DaySum, Search, Side, Span } from '../ledger-types.ts';
import type { Context } from '../types.ts';
import { difference } from './kinds.ts';

export type Source = { search: Search; rows: readonly DaySum[]; side: Side };

/** Of a longer period nobody asks what was before. */
const LONGEST = 400;

/** How a sum differs from the period before, if that has anything; of a running period what is up to today does. */
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

/** What a running period has after today, which its sum includes. */
export function laterSentences(context: Context, source: Source, span: Span): Piece[][] {
  if (laterRows(context, source, span).length === 0) return [];
  const sum = (side: Side) => sumIn(context, { ...source, side }, laterSpan(context, span));
  const [income, expenses] = [sum('income'), sum('expenses')];
  const { later } = context.texts.total;
  const ofBalance = income.value === 0 ? 'onlyExpenses' : expenses.value === 0 ? 'onlyIncome' : 'balance';
  const form = source.side === 'balance' ? ofBalance : source.side;
  return [say(later[form], { income: income.piece, expenses: expenses.piece })];
}

export function laterRows(context: Context, { rows }: Pick<Source, 'rows'>, span: Span): DaySum[] {
  return isRunning(span, context.today) ? rowsIn(rows, laterSpan(context, span)) : [];
}

function laterSpan({ today }: Context, { to }: Span): Span {
  return { from: addDays(today, 1), ...(to !== undefined && { to }) };
}
