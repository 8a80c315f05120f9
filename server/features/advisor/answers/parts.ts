import type { Figure } from '../book.ts';
import { toChart } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { periodOrDefault, periodOrEver, periodPieces } from '../periods.ts';
import { quoted, say } from '../say.ts';
import { sumCounts, inSpan, sumMinor, rowsIn, toSearch, sumIn } from '../search.ts';
import type { Search, Source, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { laterSentences } from './earlier.ts';
import { answerTotal } from './totals.ts';
import { joinWithAnd, kindFromIntent, plural, subjectPieces, transactionsPiece } from './kinds.ts';

const MAX_NAMED = 3;
const MAX_ROWS = 20;
const NO_SHARE = { text: '–' };

/** spend.breakdown, income.breakdown: the categories of a period, the largest first. */
export async function answerBreakdown(context: Context): Promise<Draft> {
  const { texts, names, book, ledger, slots } = context;
  // A question about one category asks for its sum.
  if (slots.category !== undefined) return await answerTotal(context);
  const kind = kindFromIntent(context);
  const search = toSearch(context, kind.type);
  const all = await ledger.days(search);
  const span = periodOrEver(context, all);
  const rows = rowsIn(all, span);
  if (rows.length === 0) return await emptyAnswer(context, { search, span, kind });
  const total = sumIn(context, { search, rows, side: kind.side }, span);
  // A total of zero or less has no shares.
  if (total.value <= 0) return await answerTotal(context);
  const { sums, positive, toFigure } = sumByCategory(context, { search, rows, side: kind.side }, span);
  const shareBase = positive.length === sums.length ? total : toFigure(positive);
  const byCategory = sums.slice(0, MAX_ROWS).map((category) => {
    const sum = toFigure([category]);
    const share =
      category.minor > 0 ? book.derived('percent', `${sum.id} / ${shareBase.id} * 100`).piece : NO_SHARE;
    return { name: names[category.id] ?? category.id, sum, share };
  });
  const shown = byCategory.slice(0, Math.min(MAX_NAMED, positive.length));
  const parts = shown.map(({ name, sum, share }) =>
    say(texts.breakdown.part, { name: quoted(name), amount: sum.piece, percent: share }),
  );
  return {
    sentences: [
      say(texts.breakdown[kind.side === 'income' ? 'income' : 'expenses'], {
        parts: joinWithAnd(context, parts),
        period: periodPieces(context, span),
        total: total.piece,
        subject: subjectPieces(context, kind),
      }),
      ...laterSentences(context, { search, rows, side: kind.side }, span),
    ],
    chart: toChart(
      'donut',
      texts.sides[kind.side],
      byCategory.map(toPoint).filter(({ value }) => value > 0),
    ),
    table: {
      columns: [texts.columns.category, texts.columns.amount, texts.columns.share],
      rows: byCategory.map(({ name, sum, share }) => [quoted(name), sum.piece, share]),
    },
  };
}

/**
 * Sums each category of a source's rows, the largest first. Only the `positive` ones have shares, as in the ring of the
 * dashboard. `toFigure` makes a fact of the sum of some of them.
 */
export function sumByCategory({ book }: Context, { search, rows, side }: Source, span: Span) {
  const sums = [...Map.groupBy(rows, ({ category }) => category)]
    .map(([id, ofCategory]) => ({ id, minor: sumMinor(ofCategory, side), count: sumCounts(ofCategory) }))
    .toSorted((one, other) => other.minor - one.minor);
  const toFigure = (categories: typeof sums) =>
    book.sum(inSpan({ ...search, category: categories.map(({ id }) => id) }, span), side, {
      minor: categories.reduce((sum, { minor }) => sum + minor, 0),
      records: sumCounts(categories),
    });
  return { sums, positive: sums.filter(({ minor }) => minor > 0), toFigure };
}

/** spend.share: the share of a category or merchant in all expenses or all income. */
export async function answerShare(context: Context): Promise<Draft> {
  const { slots, texts, ledger, book } = context;
  // Without a category or merchant, the answer shows all shares.
  if (slots.category === undefined && context.words === undefined) return await answerBreakdown(context);
  const kind = kindFromIntent(context);
  const span = periodOrDefault(context, 'twelveMonthsToNow');
  const search = toSearch(context, 'expense');
  const wholeSide = slots.of === 'income' ? 'income' : 'expenses';
  const rows = rowsIn(await ledger.days(search), span);
  if (rows.length === 0) return await emptyAnswer(context, { search, span, kind });
  const wholeSearch: Search = { type: wholeSide === 'income' ? 'income' : 'expense' };
  const wholeRows = await ledger.days(inSpan(wholeSearch, span));
  const part = sumIn(context, { search, rows, side: 'expenses' }, span);
  const wholeSum = sumIn(context, { search: wholeSearch, rows: wholeRows, side: wholeSide }, span);
  if (part.value < 0 || (part.value === 0 && wholeSide === 'expenses')) return await answerTotal(context);
  if (wholeSum.value <= 0) return noShareDraft(context, span, part);
  const share = book.derived('percent', `${part.id} / ${wholeSum.id} * 100`);
  const count = book.count(inSpan(search, span), sumCounts(rows));
  return {
    sentences: [
      say(texts.share[wholeSide], {
        percent: share.piece,
        subject: subjectPieces(context, kind),
        period: periodPieces(context, span),
        amount: part.piece,
        total: wholeSum.piece,
      }),
      // These sentences are about the whole sum, like the sentence before them.
      ...laterSentences(context, { search: wholeSearch, rows: wholeRows, side: wholeSide }, span),
      say(plural(texts.total.made, count.value), { transactions: transactionsPiece(context, count) }),
    ],
  };
}

function noShareDraft(context: Context, span: Span, part: Figure): Draft {
  const { texts } = context;
  const parts = {
    amount: part.piece,
    subject: subjectPieces(context, { side: 'expenses' }),
    period: periodPieces(context, span),
  };
  return { kind: 'empty', sentences: [say(texts.share.noIncome, parts)] };
}

export function toPoint({ name, sum }: { name: string; sum: Figure }): { label: string; value: number } {
  return { label: name, value: sum.value };
}
