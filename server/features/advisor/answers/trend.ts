import type { CalendarRange } from '#shared/calendar.ts';
import type { Figure } from '../book.ts';
import { chartOf } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { closedMonths, monthsOf } from '../periods.ts';
import { say } from '../say.ts';
import { searchOf, sumIn } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { difference, kindOf, subjectPieces, type Kind } from './kinds.ts';
import { answerPriceChanges, isOfPrice } from './recurring-news.ts';

/** A change below this share of the earlier mean is none. */
const STEADY_PERCENT = 5;

/** spend.trend: the mean of the last three closed months against the three before; for a price, the days it changed. */
export async function answerTrend(context: Context): Promise<Draft> {
  const { texts, today, book, ledger } = context;
  const kind = kindOf(context);
  const search = searchOf(context, kind.type);
  const rows = await ledger.days(search);
  const closed = closedMonths(rows[0]?.date, today);
  if (rows.length === 0 || closed === undefined)
    return await emptyAnswer(context, { search, span: closed ?? {}, kind });
  const months = monthsOf(closed);
  const source = { search, rows, side: kind.side };
  const figures = months.map((month) => ({ month, sum: sumIn(context, source, month) }));
  const chart = trendChart(context, kind, figures);
  if (await isOfPrice(context)) return { ...(await answerPriceChanges(context)), chart };
  if (months.length < 6) {
    const count = book.derived('count', monthCount(context, closed));
    return { sentences: [say(texts.trend.tooShort, { count: count.piece })], chart };
  }
  const sums = figures.map(({ sum }) => sum);
  const { text, isUp } = trendSentence(context, kind, sums);
  return { sentences: [text], chart, ...(!isUp && { next: ['average', 'byCategory'] as const }) };
}

function trendChart(
  { format, texts }: Context,
  { side }: Kind,
  figures: readonly { month: CalendarRange; sum: Figure }[],
) {
  const points = figures.map(({ month, sum }) => ({
    label: format.shortMonth(month.from),
    value: sum.value,
  }));
  return chartOf('line', texts.sides[side], points);
}

/** The last three months of six or more against the three before. */
function trendSentence(context: Context, kind: Kind, sums: readonly Figure[]) {
  const { trend } = context.texts;
  const late = meanOf(context, sums.slice(-3));
  const early = meanOf(context, sums.slice(-6, -3));
  const { is, change } = difference(context, late, early);
  const isSteady =
    is === 'same' || (early.value > 0 && Math.abs(late.value / early.value - 1) * 100 < STEADY_PERCENT);
  const isUp = !isSteady && is === 'more';
  const form = is === 'same' ? trend.same : isSteady ? trend.steady : isUp ? trend.up : trend.down;
  const text = say(form, {
    subject: subjectPieces(context, kind),
    amount: late.piece,
    other: early.piece,
    ...(!isSteady && { change }),
  });
  return { text, isUp };
}

function monthCount({ book }: Context, { from, to }: CalendarRange): string {
  return `months(${book.day(from).id}, ${book.day(to).id})`;
}

function meanOf({ book }: Context, figures: readonly Figure[]): Figure {
  return book.derived('money', `(${figures.map(({ id }) => id).join(' + ')}) / ${figures.length}`);
}
