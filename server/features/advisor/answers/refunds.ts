import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import type { Source, Span } from '../ledger-types.ts';
import { periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { inSpan } from '../search.ts';
import type { Context } from '../types.ts';
import { subjectPieces } from './kinds.ts';
import { totalSentence } from './total-sentence.ts';

/** The most refunds that are added up. With more, the sentence does not mention them. */
const MAX_REFUNDS = 50;

/** Says a sum, and for the expenses of a category or merchant also how much came back. */
export async function totalWithRefunds(
  context: Context,
  source: Source,
  span: Span,
  total: Figure,
): Promise<Piece[][]> {
  const { book, texts, slots, words } = context;
  const plain = [totalSentence(context, source, span, total)];
  if (source.side !== 'expenses' || (slots.category ?? words) === undefined) return plain;
  const back = await moneyBack(context, source, span);
  if (back === undefined) return plain;
  const spent = book.derived('money', `${total.id} + ${back.id}`);
  // The plain sentence already says that more came back than was spent.
  if (spent.value > 0 && total.value < 0) return plain;
  if (spent.value > 0) return [...plain, say(texts.total.refunds, { spent: spent.piece, back: back.piece })];
  const subject = subjectPieces(context, { side: 'income' });
  return [say(texts.total.onlyBack, { amount: back.piece, subject, period: periodPieces(context, span) })];
}

/** Adds up the refunds of a search, which are expenses below zero; undefined if there are none or too many. */
async function moneyBack(context: Context, source: Source, span: Span): Promise<Figure | undefined> {
  const { book, ledger } = context;
  const search = inSpan(source.search, span);
  const smallest = await ledger.list({ ...search, sort: 'smallest', limit: MAX_REFUNDS });
  const refunds = smallest.filter(({ amount }) => amount < 0);
  if (refunds.length === 0 || refunds.length === MAX_REFUNDS) return undefined;
  const amounts = refunds.map(({ amount }, at) => book.amountAt(search, 'smallest', at, amount).id);
  return book.derived('money', `0 - ${amounts.join(' - ')}`);
}
