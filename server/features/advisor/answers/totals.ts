import { monthOf } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { emptyAnswer } from '../empty.ts';
import { periodOrEver } from '../periods.ts';
import { say } from '../say.ts';
import { countOf, inSpan, rowsIn, searchOf, sumIn } from '../search.ts';
import type { Source, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { comparedWithEarlier, laterSentences } from './earlier.ts';
import { bandsIn } from './expected.ts';
import { rangeBelowZero } from './forecast.ts';
import { kindOf, plural, transactionsPiece } from './kinds.ts';
import { totalWithRefunds } from './refunds.ts';

/** spend.total, income.total, balance.total: the sum, what it is made of, and the period before. */
export async function answerTotal(context: Context): Promise<Draft> {
  const kind = kindOf(context);
  const search = searchOf(context, kind.type);
  const source = { search, rows: await context.ledger.days(search), side: kind.side };
  const span = periodOrEver(context, source.rows);
  const inside = rowsIn(source.rows, span);
  if (inside.length === 0) return await emptyAnswer(context, { search, span, kind });
  const total = sumIn(context, source, span);
  const first = await totalWithRefunds(context, source, span, total);
  const count = context.book.count(inSpan(search, span), countOf(inside));
  const made = say(plural(context.texts.total.made, count.value), {
    transactions: transactionsPiece(context, count),
  });
  return {
    sentences: [
      ...first,
      ...laterSentences(context, source, span),
      ...(await expectedEnd(context, source, span)),
      ...(await comparedWithEarlier(context, source, span, total)),
      ...(kind.side === 'balance' ? [] : [made]),
    ],
  };
}

/** The balance of the whole running month is not the one that it will probably end with, so both are named. */
async function expectedEnd(context: Context, { search, side }: Source, span: Span): Promise<Piece[][]> {
  const { today, planning, texts } = context;
  const month = monthOf(today);
  const isWhole = span.from === month.from && span.to === month.to && Object.keys(search).length === 0;
  if (side !== 'balance' || !isWhole) return [];
  const forecast = await planning.forecast();
  if (forecast.reason !== null) return [];
  const [end] = bandsIn(context, forecast, 'balance', month);
  if (end === undefined) return [];
  const uncertain = rangeBelowZero(end.band);
  return uncertain === undefined
    ? [say(texts.total.expectedEnd, { amount: end.band.p50.piece })]
    : [say(texts.total.uncertainEnd, uncertain)];
}
