import { toSearchText } from '#shared/search-text.ts';
import { toWholeWord } from '#shared/transaction-search.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { inQuotes, say } from '../say.ts';
import { countOf, inSpan, rowsIn, sumIn } from '../search.ts';
import type { Source, Span } from '../ledger-types.ts';
import type { Context } from '../types.ts';
import { transactionsPiece } from './kinds.ts';

/**
 * Says which part of a category's total has the word that the category was read from: 'restaurants' counts as Food.
 * Nothing where none or all of it has.
 */
export async function withWordSentences(
  context: Context,
  { search, rows, side }: Source,
  span: Span,
): Promise<Piece[][]> {
  const { ledger, book, texts, categorySaid } = context;
  if (categorySaid === undefined || search.anyOf !== undefined) return [];
  const own = { ...search, anyOf: formsOf(toSearchText(categorySaid).replaceAll(',', ' ')) };
  const found = await ledger.days(own);
  const inside = rowsIn(found, span);
  if (inside.length === 0 || countOf(inside) === countOf(rowsIn(rows, span))) return [];
  const transactions = transactionsPiece(context, book.count(inSpan(own, span), countOf(inside)));
  const amount = sumIn(context, { search: own, rows: found, side }, span).piece;
  return [say(texts.total.withWord, { amount, transactions, word: inQuotes(context, categorySaid) })];
}

/** A word in the singular and in the plural. */
function formsOf(word: string): string[] {
  const singulars = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  return [...new Set([word, ...singulars])].map((each) => toWholeWord(each));
}
