import { emptyAnswer } from '../empty.ts';
import { chartOf } from '../chart.ts';
import { periodOrEver, periodPieces } from '../periods.ts';
import { quoted, say } from '../say.ts';
import { inSpan, searchOf } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { enumerated, kindOf, plural, subjectPieces } from './kinds.ts';
import { laterSentences } from './earlier.ts';
import { toPoint } from './parts.ts';
import { answerTotal } from './totals.ts';

const NAMED = 3;
const MERCHANTS = 5;

/** spend.merchants: those of the report of merchants. */
export async function answerMerchants(context: Context): Promise<Draft> {
  const { texts, book, ledger, slots } = context;
  // One merchant has a sum.
  if (context.words !== undefined) return await answerTotal(context);
  const kind = kindOf(context);
  const wanted = searchOf(context, 'expense');
  const rows = await ledger.days(wanted);
  const span = periodOrEver(context, rows, 'twelveMonthsToNow');
  const search = inSpan(wanted, span);
  const merchants = (await ledger.merchants(search)).slice(0, slots.n ?? MERCHANTS);
  const [first] = merchants;
  if (first === undefined) return await emptyAnswer(context, { search: wanted, span, kind });
  const items = merchants.map(({ name, key, minor, count }) => {
    const own = { ...search, merchant: key };
    return {
      name,
      sum: book.sum(own, 'expenses', { minor, records: count }),
      count: book.count(own, count),
    };
  });
  const parts = items
    .slice(0, NAMED)
    .map(({ name, sum }) => say(texts.merchants.part, { name: quoted(name), amount: sum.piece }));
  return {
    sentences: [
      say(plural(texts.merchants.most, parts.length), {
        parts: enumerated(context, parts),
        period: periodPieces(context, span),
        subject: subjectPieces(context, kind),
      }),
      ...laterSentences(context, { search, rows, side: kind.side }, span),
    ],
    chart: chartOf('bar', texts.sides.expenses, items.map(toPoint)),
    table: {
      columns: [texts.columns.merchant, texts.columns.amount, texts.columns.transactions],
      rows: items.map(({ name, sum, count }) => [quoted(name), sum.piece, count.piece]),
    },
  };
}
