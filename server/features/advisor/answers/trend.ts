import type { CalendarRange } from '#shared/calendar.ts';
import { meanFormula, type Figure } from '../book.ts';
import { toChart } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { closedMonths, toMonths } from '../periods.ts';
import { say } from '../say.ts';
import { toSearch, sumIn } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { difference, kindFromIntent, subjectPieces, type Kind } from './kinds.ts';
import { answerPriceChanges, isAboutFixedPrices } from './recurring-changes.ts';

/** A smaller change of the mean counts as steady. */
const STEADY_PERCENT = 5;

/** spend.trend: the mean of the last three closed months and of the three before, or the changes of a fixed price. */
export async function answerTrend(context: Context): Promise<Draft> {
  const { texts, today, book, ledger } = context;
  const kind = kindFromIntent(context);
  const search = toSearch(context, kind.type);
  const rows = await ledger.days(search);
  const closed = closedMonths(rows[0]?.date, today);
  if (rows.length === 0 || closed === undefined)
    return await emptyAnswer(context, { search, span: closed ?? {}, kind });
  const months = toMonths(closed);
  const source = { search, rows, side: kind.side };
  const monthSums = months.map((month) => ({ month, sum: sumIn(context, source, month) }));
  const chart = trendChart(context, kind, monthSums);
  if (await isAboutFixedPrices(context)) return { ...(await answerPriceChanges(context)), chart };
  if (months.length < 6) {
    const count = book.derived('count', book.months(closed));
    return { sentences: [say(texts.trend.tooShort, { count: count.piece })], chart };
  }
  const sums = monthSums.map(({ sum }) => sum);
  const { text, isUp } = trendSentence(context, kind, sums);
  return { sentences: [text], chart, ...(!isUp && { next: ['average', 'byCategory'] as const }) };
}

function trendChart(
  { format, texts }: Context,
  { side }: Kind,
  monthSums: readonly { month: CalendarRange; sum: Figure }[],
) {
  const points = monthSums.map(({ month, sum }) => ({
    label: format.shortMonth(month.from),
    value: sum.value,
  }));
  return toChart('line', texts.sides[side], points);
}

/** Compares the last three months with the three before. */
function trendSentence(context: Context, kind: Kind, sums: readonly Figure[]) {
  const { trend } = context.texts;
  const recentMean = context.book.derived('money', meanFormula(sums.slice(-3)));
  const earlierMean = context.book.derived('money', meanFormula(sums.slice(-6, -3)));
  const { direction, change } = difference(context, recentMean, earlierMean);
  const isSteady =
    direction === 'same' ||
    (earlierMean.value > 0 && Math.abs(recentMean.value / earlierMean.value - 1) * 100 < STEADY_PERCENT);
  const isUp = !isSteady && direction === 'more';
  const form = direction === 'same' ? trend.same : isSteady ? trend.steady : isUp ? trend.up : trend.down;
  const text = say(form, {
    subject: subjectPieces(context, kind),
    amount: recentMean.piece,
    other: earlierMean.piece,
    ...(!isSteady && { change }),
  });
  return { text, isUp };
}
