import type { Piece } from '#shared/contract/advisor.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { say } from '../say.ts';
import type { SortedSearch } from '../ledger-types.ts';
import type { Context } from '../types.ts';
import { foundPieces, transactionsPiece } from './kinds.ts';

/** Says 'The last 5 transactions with “shop”, from 3 to 24 November, come to €140.00.' */
export function severalSentence(
  context: Context,
  { search, sort }: SortedSearch,
  found: readonly Transaction[],
): Piece[] {
  const { book, texts, intent } = context;
  const amounts = found.map(({ amount }, at) => book.amountAt(search, sort, at, amount).id);
  const areOneType = found.every(({ type }) => type === found[0]?.type);
  const terms = found.map(({ type }, at) => `${areOneType || type === 'income' ? '+' : '-'} ${amounts[at]}`);
  const forms = intent === 'records.first' ? texts.edges.severalFirst : texts.edges.severalLast;
  return say(areOneType ? forms.sum : forms.balance, {
    transactions: transactionsPiece(context, book.asked('count', found.length)),
    subject: foundPieces(context),
    period: daysPieces(context, { search, sort }, found),
    total: book.derived('money', `0 ${terms.join(' ')}`).piece,
  });
}

/** Names the first and the last day of sorted transactions. */
function daysPieces(
  { book, format, today, texts: { periods } }: Context,
  { search, sort }: SortedSearch,
  found: readonly Transaction[],
): Piece[] {
  const placed = found.map(({ date }, at) => ({ date, at }));
  const [one, other] = sort === 'newest' ? [placed.at(-1), placed[0]] : [placed[0], placed.at(-1)];
  if (one === undefined || other === undefined) return [];
  const piece = ({ date, at }: typeof one, text: string) => book.dayAt(search, sort, at, date, text).piece;
  if (one.date === other.date) return say(periods.day, { day: piece(one, format.day(one.date, today)) });
  const [from, to] = format.dayRange({ from: one.date, to: other.date }, today);
  return say(periods.range, { from: piece(one, from), to: piece(other, to) });
}
