import { addMonths, startOfMonth, addDays, type CalendarRange } from '#shared/calendar.ts';
import type { Figure } from '../book.ts';
import { chartOf } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { closedMonths, monthsOf, periodOf, periodPieces } from '../periods.ts';
import { inQuotes, quoted, say } from '../say.ts';
import { countOf, inSpan, minorOf, rowsIn, searchOf, sumIn } from '../search.ts';
import type { DaySum, Search } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { beginsIn, type Source } from './earlier.ts';
import { difference, enumerated, kindOf, subjectPieces, type Kind } from './kinds.ts';
import { totalSentence } from './totals.ts';

/** A change below this share of the earlier mean is none. */
const STEADY_PERCENT = 5;
const NAMED = 3;

/** spend.trend: the mean of the last three closed months against the three before. */
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
  if (months.length < 6) {
    const count = book.derived('count', monthCount(context, closed));
    return { sentences: [say(texts.trend.tooShort, { count: count.piece })], chart };
  }
  const sums = figures.map(({ sum }) => sum);
  return { sentences: [trendSentence(context, kind, sums)], chart };
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
  const text = isSteady ? trend.steady : is === 'more' ? trend.up : trend.down;
  return say(text, {
    subject: subjectPieces(context, kind),
    amount: late.piece,
    other: early.piece,
    ...(!isSteady && { change }),
  });
}

function monthCount({ book }: Context, { from, to }: CalendarRange): string {
  return `months(${book.day(from).id}, ${book.day(to).id})`;
}

function meanOf({ book }: Context, figures: readonly Figure[]): Figure {
  return book.derived('money', `(${figures.map(({ id }) => id).join(' + ')}) / ${figures.length}`);
}

/** spend.why: what differs from the mean of the three months before, by category, and the largest transaction. */
export async function answerWhy(context: Context): Promise<Draft> {
  const { texts, ledger } = context;
  const kind = kindOf(context);
  const span = periodOf(context) as CalendarRange;
  const search = searchOf(context, kind.type);
  const rows = await ledger.days(search);
  const inside = rowsIn(rows, span);
  if (inside.length === 0) return await emptyAnswer(context, { search, span, kind });
  const source = { search, rows, side: kind.side };
  const total = sumIn(context, source, span);
  const start = startOfMonth(span.from);
  const earlier = { from: addMonths(start, -3), to: addDays(start, -1) };
  const begins = await beginsIn(context, earlier);
  const parts = begins === undefined ? changedParts(context, { search, rows, span, earlier }) : [];
  const sentences =
    begins === undefined
      ? [againstUsual(context, { source, total, span, earlier })]
      : [totalSentence(context, source, span, total), begins];
  const named = parts.map(({ name, more }) =>
    say(texts.why.part, { name: quoted(name), amount: more.piece }),
  );
  if (named.length > 0) sentences.push(say(texts.why.parts, { parts: enumerated(context, named) }));
  const [largest] = await ledger.list({ ...inSpan(search, span), sort: 'largest', limit: 1 });
  if (largest !== undefined) {
    const amount = context.book.amountAt(inSpan(search, span), 'largest', 0, largest.amount);
    sentences.push(
      say(texts.why.largest, { name: inQuotes(context, largest.description), amount: amount.piece }),
    );
  }
  return { sentences, ...(parts.length > 0 && { chart: toChart(context, parts) }) };
}

/** A sum against a third of the three months before. */
function againstUsual(
  context: Context,
  {
    source,
    total,
    span,
    earlier,
  }: { source: Source; total: Figure; span: CalendarRange; earlier: CalendarRange },
) {
  const base = sumIn(context, source, earlier);
  const usual = context.book.derived('money', `${base.id} / 3`);
  const { is, change } = difference(context, total, usual);
  return say(context.texts.why[is], {
    subject: subjectPieces(context, source),
    period: periodPieces(context, span),
    amount: total.piece,
    other: usual.piece,
    change,
  });
}

type Part = { name: string; more: Figure };

/** The categories that rose most, against a third of the three months before. */
function changedParts(
  context: Context,
  {
    search,
    rows,
    span,
    earlier,
  }: { search: Search; rows: readonly DaySum[]; span: CalendarRange; earlier: CalendarRange },
): Part[] {
  const { book, names } = context;
  const ids = [...new Set(rowsIn(rows, span).map(({ category }) => category))];
  const risen = ids.flatMap((id) => {
    const own = rows.filter(({ category }) => category === id);
    const minor = (range: CalendarRange) => minorOf(rowsIn(own, range), 'expenses');
    return minor(span) > minor(earlier) / 3 ? [{ id, own, more: minor(span) - minor(earlier) / 3 }] : [];
  });
  return risen
    .toSorted((one, other) => other.more - one.more)
    .slice(0, NAMED)
    .map(({ id, own }) => {
      const figure = (range: CalendarRange) =>
        book.sum(inSpan({ ...search, category: [id] }, range), 'expenses', {
          minor: minorOf(rowsIn(own, range), 'expenses'),
          records: countOf(rowsIn(own, range)),
        });
      const more = book.derived('money', `${figure(span).id} - ${figure(earlier).id} / 3`);
      return { name: names[id] ?? id, more };
    });
}

function toChart({ texts }: Context, parts: readonly Part[]): Draft['chart'] {
  const points = parts.map(({ name, more }) => ({ label: name, value: more.value }));
  return { type: 'bar', series: [{ name: texts.why.title, points }] };
}
