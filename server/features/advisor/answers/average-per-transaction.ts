import { toSearchText } from '#shared/search-text.ts';
import { emptyAnswer } from '../empty.ts';
import { assumePeriod, closedMonths, periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { sumCounts, inSpan, rowsIn, toSearch, sumIn } from '../search.ts';
import type { Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { foundPieces, kindFromIntent, transactionsPiece } from './kinds.ts';
import { isMoneyBack, withoutSign } from './total-sentence.ts';

/** Words that ask for the average of one purchase: 'my average purchase', 'each time that I eat out'. */
const PER_PURCHASE =
  /\b(?:each time|every time|(?:per|each|every|a single|an average|average|typical|usual) (?:\w+ )?(?:visit|purchase|transaction|order|meal|ticket|receipt|shop|basket)|cada (?:vez que|compra|visita|pedido|movimiento)|por (?:compra|visita|vez|pedido|movimiento)|(?:compra|movimiento|pedido|ticket) medi[oa]|(?:compra|visita) (?:normal|tipica|habitual))\b/;
/** 'How much do I spend on pizza on average?' asks for a month; 'what does a pizza cost me?' for one purchase. */
const SPENDING = /\b(?:spen[dt]\w*|expens\w+|outgoings?|pay(?:ing|ments?)?|paid|gast\w+|pag\w+|consum\w+)\b/;

/** Whether the question asks for the average of one transaction, and not of a month. */
export function isPerTransaction({ slots, words, question }: Context): boolean {
  if (slots.per !== undefined || question === undefined) return false;
  const text = toSearchText(question);
  if (SPENDING.test(text)) return PER_PURCHASE.test(text);
  return words === undefined ? PER_PURCHASE.test(text) : true;
}

/** Says the average amount of one transaction, and the number of transactions. */
export async function answerPerTransaction(context: Context): Promise<Draft> {
  const { texts, book, ledger } = context;
  const kind = kindFromIntent(context);
  const search = toSearch(context, kind.type);
  const rows = await ledger.days(search);
  const span = toAveragedSpan(context, rows[0]?.date);
  const rowsInSpan = rowsIn(rows, span);
  if (rowsInSpan.length === 0) return await emptyAnswer(context, { search, span, kind });
  const total = sumIn(context, { search, rows, side: kind.side }, span);
  const count = book.count(inSpan(search, span), sumCounts(rowsInSpan));
  const average = book.derived('money', `${total.id} / ${count.id}`);
  const isBack = isMoneyBack(kind.side, average);
  return {
    sentences: [
      say(isBack ? texts.average.eachBack : texts.average.each, {
        amount: isBack ? withoutSign(context, average) : average.piece,
        subject: foundPieces(context),
        total: isBack ? withoutSign(context, total) : total.piece,
        transactions: transactionsPiece(context, count),
        period: periodPieces(context, span),
      }),
    ],
  };
}

/** Returns the period of the question up to today, or without one the last closed months. */
function toAveragedSpan(context: Context, first: string | undefined): Span {
  const { slots, today } = context;
  const { period } = slots;
  if (period !== undefined && (period.to <= today || period.from > today)) return period;
  if (period !== undefined) return { from: period.from, to: today };
  const closed = closedMonths(first, today);
  const span = closed ?? {};
  assumePeriod(context, closed === undefined ? 'ever' : 'average', span);
  return span;
}
