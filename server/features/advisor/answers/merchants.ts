import { emptyAnswer } from '../empty.ts';
import { toChart } from '../chart.ts';
import { periodOrEver, periodPieces } from '../periods.ts';
import { quoted, say } from '../say.ts';
import { inSpan, toSearch } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { joinWithAnd, kindFromIntent, plural, subjectPieces } from './kinds.ts';
import { laterSentences } from './earlier.ts';
import { toPoint } from './parts.ts';
import { answerTotal } from './totals.ts';

const MAX_NAMED = 3;
const DEFAULT_MERCHANTS = 5;

/** spend.merchants: the merchants with the largest totals, as in the merchants report. */
export async function answerMerchants(context: Context): Promise<Draft> {
  const { texts, book, ledger, slots } = context;
  // A question about one merchant asks for its sum.
  if (context.words !== undefined) return await answerTotal(context);
  const kind = kindFromIntent(context);
  const searchOfAllDays = toSearch(context, 'expense');
  const rows = await ledger.days(searchOfAllDays);
  const span = periodOrEver(context, rows, 'twelveMonthsToNow');
  const search = inSpan(searchOfAllDays, span);
  const merchants = (await ledger.merchants(search)).slice(0, slots.n ?? DEFAULT_MERCHANTS);
  const [first] = merchants;
  if (first === undefined) return await emptyAnswer(context, { search: searchOfAllDays, span, kind });
  const items = merchants.map(({ name, key, minor, count }) => {
    const merchantSearch = { ...search, merchant: key };
    return {
      name,
      sum: book.sum(merchantSearch, 'expenses', { minor, records: count }),
      count: book.count(merchantSearch, count),
    };
  });
  const parts = items
    .slice(0, MAX_NAMED)
    .map(({ name, sum }) => say(texts.merchants.part, { name: quoted(name), amount: sum.piece }));
  return {
    sentences: [
      say(plural(texts.merchants.most, parts.length), {
        parts: joinWithAnd(context, parts),
        period: periodPieces(context, span),
        subject: subjectPieces(context, kind),
      }),
      ...laterSentences(context, { search, rows, side: kind.side }, span),
    ],
    chart: toChart('bar', texts.sides.expenses, items.map(toPoint)),
    table: {
      columns: [texts.columns.merchant, texts.columns.amount, texts.columns.transactions],
      rows: items.map(({ name, sum, count }) => [quoted(name), sum.piece, count.piece]),
    },
  };
}
