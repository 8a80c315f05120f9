import { monthOf } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import { emptyAnswer } from '../empty.ts';
import { periodOrEver, periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { sumCounts, inSpan, rowsIn, toSearch, sumIn } from '../search.ts';
import type { Source, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { earlierSentences, laterSentences } from './earlier.ts';
import { bandsIn } from './expected.ts';
import { rangeBelowZero } from './forecast.ts';
import { kindFromIntent, plural, subjectPieces, transactionsPiece } from './kinds.ts';
import { totalSentence } from './total-sentence.ts';

/** With this many refunds or more, the answer does not mention them. */
const TOO_MANY_REFUNDS = 50;

/** spend.total, income.total, balance.total: the sum, the number of transactions, and the period before. */
export async function answerTotal(context: Context): Promise<Draft> {
  const kind = kindFromIntent(context);
  const search = toSearch(context, kind.type);
  const source = { search, rows: await context.ledger.days(search), side: kind.side };
  const span = periodOrEver(context, source.rows);
  const rowsInSpan = rowsIn(source.rows, span);
  if (rowsInSpan.length === 0) return await emptyAnswer(context, { search, span, kind });
  const total = sumIn(context, source, span);
  const totalSentences = await totalWithRefunds(context, source, span, total);
  const count = context.book.count(inSpan(search, span), sumCounts(rowsInSpan));
  const countSentence = say(plural(context.texts.total.made, count.value), {
    transactions: transactionsPiece(context, count),
  });
  return {
    sentences: [
      ...totalSentences,
      ...laterSentences(context, source, span),
      ...(await expectedEndSentences(context, source, span)),
      ...(await earlierSentences(context, source, span, total)),
      ...(kind.side === 'balance' ? [] : [countSentence]),
    ],
  };
}

/** If the question is about the balance of the running month, says with which balance the month will probably end. */
async function expectedEndSentences(
  context: Context,
  { search, side }: Source,
  span: Span,
): Promise<Piece[][]> {
  const { today, planning, texts } = context;
  const month = monthOf(today);
  const isWholeMonth = span.from === month.from && span.to === month.to && Object.keys(search).length === 0;
  if (side !== 'balance' || !isWholeMonth) return [];
  const forecast = await planning.forecast();
  if (forecast.reason !== null) return [];
  const [end] = bandsIn(context, forecast, 'balance', month);
  if (end === undefined) return [];
  const range = rangeBelowZero(end.band);
  return range === undefined
    ? [say(texts.total.expectedEnd, { amount: end.band.p50.piece })]
    : [say(texts.total.uncertainEnd, range)];
}

/** Says a sum, and for the expenses of a category or merchant also the sum of the refunds. */
async function totalWithRefunds(
  context: Context,
  source: Source,
  span: Span,
  total: Figure,
): Promise<Piece[][]> {
  const { book, texts, slots, words } = context;
  const withoutRefunds = [totalSentence(context, source, span, total)];
  if (source.side !== 'expenses' || (slots.category ?? words) === undefined) return withoutRefunds;
  const back = await moneyBack(context, source, span);
  if (back === undefined) return withoutRefunds;
  const spent = book.derived('money', `${total.id} + ${back.id}`);
  // `withoutRefunds` already says that more came back than was spent.
  if (spent.value > 0 && total.value < 0) return withoutRefunds;
  if (spent.value > 0)
    return [...withoutRefunds, say(texts.total.refunds, { spent: spent.piece, back: back.piece })];
  const subject = subjectPieces(context, { side: 'income' });
  return [say(texts.total.onlyBack, { amount: back.piece, subject, period: periodPieces(context, span) })];
}

/** Adds up the refunds of a search, which are expenses below zero; undefined if there are none or too many. */
async function moneyBack(context: Context, source: Source, span: Span): Promise<Figure | undefined> {
  const { book, ledger } = context;
  const search = inSpan(source.search, span);
  const smallest = await ledger.list({ ...search, sort: 'smallest', limit: TOO_MANY_REFUNDS });
  const refunds = smallest.filter(({ amount }) => amount < 0);
  if (refunds.length === 0 || refunds.length === TOO_MANY_REFUNDS) return undefined;
  const amounts = refunds.map(({ amount }, at) => book.amountAt(search, 'smallest', at, amount).id);
  return book.derived('money', `0 - ${amounts.join(' - ')}`);
}
