import { monthOf } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { emptyAnswer } from '../empty.ts';
import { periodOrEver } from '../periods.ts';
import { say } from '../say.ts';
import { sumCounts, inSpan, rowsIn, toSearch, sumIn } from '../search.ts';
import type { Source, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { earlierSentences, laterSentences } from './earlier.ts';
import { bandsIn } from './expected.ts';
import { rangeBelowZero } from './forecast.ts';
import { kindFromIntent, plural, transactionsPiece } from './kinds.ts';
import { totalWithRefunds } from './refunds.ts';

/** spend.total, income.total, balance.total: the sum, the number of transactions, and the period before. */
export async function answerTotal(context: Context): Promise<Draft> {
  const kind = kindFromIntent(context);
  const search = toSearch(context, kind.type);
  const source = { search, rows: await context.ledger.days(search), side: kind.side };
  const span = periodOrEver(context, source.rows);
  const rowsInSpan = rowsIn(source.rows, span);
  if (rowsInSpan.length === 0) return await emptyAnswer(context, { search, span, kind });
  const total = sumIn(context, source, span);
  const first = await totalWithRefunds(context, source, span, total);
  const count = context.book.count(inSpan(search, span), sumCounts(rowsInSpan));
  const basedOn = say(plural(context.texts.total.made, count.value), {
    transactions: transactionsPiece(context, count),
  });
  return {
    sentences: [
      ...first,
      ...laterSentences(context, source, span),
      ...(await expectedEnd(context, source, span)),
      ...(await earlierSentences(context, source, span, total)),
      ...(kind.side === 'balance' ? [] : [basedOn]),
    ],
  };
}

/** Adds the balance that the running month will probably end with, since it differs from the one so far. */
async function expectedEnd(context: Context, { search, side }: Source, span: Span): Promise<Piece[][]> {
  const { today, planning, texts } = context;
  const month = monthOf(today);
  const isWholeMonth = span.from === month.from && span.to === month.to && Object.keys(search).length === 0;
  if (side !== 'balance' || !isWholeMonth) return [];
  const forecast = await planning.forecast();
  if (forecast.reason !== null) return [];
  const [end] = bandsIn(context, forecast, 'balance', month);
  if (end === undefined) return [];
  const uncertain = rangeBelowZero(end.band);
  return uncertain === undefined
    ? [say(texts.total.expectedEnd, { amount: end.band.p50.piece })]
    : [say(texts.total.uncertainEnd, uncertain)];
}
