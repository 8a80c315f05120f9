import { toSearchText } from '#shared/search-text.ts';
import { emptyAnswer } from '../empty.ts';
import { assumePeriod, closedMonths, periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { countOf, inSpan, rowsIn, searchOf, sumIn } from '../search.ts';
import type { Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { foundPieces, kindOf, transactionsPiece } from './kinds.ts';
import { isMoneyBack, sizeOf } from './total-sentence.ts';

/** 'My average purchase', 'each time that I eat out'. */
const PER_PURCHASE =
  /\b(?:each time|every time|(?:per|each|every|a single|an average|average|typical|usual) (?:\w+ )?(?:visit|purchase|transaction|order|meal|ticket|receipt|shop|basket)|cada (?:vez que|compra|visita|pedido|movimiento)|por (?:compra|visita|vez|pedido|movimiento)|(?:compra|movimiento|pedido|ticket) medi[oa]|(?:compra|visita) (?:normal|tipica|habitual))\b/;
/** 'How much do I spend on pizza on average?' is of a month; 'what does a pizza cost me?' is of one. */
const SPENDING = /\b(?:spen[dt]\w*|expens\w+|outgoings?|pay(?:ing|ments?)?|paid|gast\w+|pag\w+|consum\w+)\b/;

/** Whether an average is of one transaction, and not of a month. */
export function isPerTransaction({ slots, words, question }: Context): boolean {
  if (slots.per !== undefined || question === undefined) return false;
  const text = toSearchText(question);
  if (SPENDING.test(text)) return PER_PURCHASE.test(text);
  return words === undefined ? PER_PURCHASE.test(text) : true;
}

/** Says how much one transaction comes to on average, and how many there are. */
export async function answerEach(context: Context): Promise<Draft> {
  const { texts, book, ledger } = context;
  const kind = kindOf(context);
  const search = searchOf(context, kind.type);
  const rows = await ledger.days(search);
  const span = spanOf(context, rows[0]?.date);
  const inside = rowsIn(rows, span);
  if (inside.length === 0) return await emptyAnswer(context, { search, span, kind });
  const total = sumIn(context, { search, rows, side: kind.side }, span);
  const count = book.count(inSpan(search, span), countOf(inside));
  const average = book.derived('money', `${total.id} / ${count.id}`);
  const isBack = isMoneyBack(kind.side, average);
  return {
    sentences: [
      say(isBack ? texts.average.eachBack : texts.average.each, {
        amount: isBack ? sizeOf(context, average) : average.piece,
        subject: foundPieces(context),
        total: isBack ? sizeOf(context, total) : total.piece,
        transactions: transactionsPiece(context, count),
        period: periodPieces(context, span),
      }),
    ],
  };
}

/** The period of the question up to today, or else the last closed months. */
function spanOf(context: Context, first: string | undefined): Span {
  const { slots, today } = context;
  const { period } = slots;
  if (period !== undefined && (period.to <= today || period.from > today)) return period;
  if (period !== undefined) return { from: period.from, to: today };
  const closed = closedMonths(first, today);
  const span = closed ?? {};
  assumePeriod(context, closed === undefined ? 'ever' : 'average', span);
  return span;
}
