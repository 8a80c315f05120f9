import type { Piece } from '#shared/contract/advisor.ts';
import { toSearchText } from '#shared/search-text.ts';
import { quoted, say } from '../say.ts';
import type { Context, Draft } from '../types.ts';
import { joinWithAnd } from './kinds.ts';
import { findAskedPayments, nextPiece, nothingRecurring, type AskedPayments } from './recurring.ts';
import { rhythmCell, rhythmPieces } from './rhythm-words.ts';

const MAX_NAMED = 3;
type PaymentItem = AskedPayments['monthly']['items'][number];

/** recurring.list: the repeated payments with their rhythms, and their monthly sum. */
export async function answerRecurringList(context: Context): Promise<Draft> {
  const asked = await findAskedPayments(context);
  if (asked === undefined) return await nothingRecurring(context);
  const extreme = findExtreme(context);
  const { monthly, head } = asked;
  const items = extreme === 'smallest' ? monthly.items.toReversed() : monthly.items;
  const sentences =
    extreme === undefined ? [listSentence(context, asked)] : extremeSentences(context, asked, extreme, items);
  return { sentences: [...head, ...sentences], table: toTable(context, items) };
}

function listSentence(context: Context, { monthly, of }: AskedPayments): Piece[] {
  const named = monthly.items.slice(0, MAX_NAMED).map((item) => paymentPieces(context, item));
  const form = context.texts.recurring.list[of];
  const [only, ...others] = monthly.items;
  if (only !== undefined && others.length === 0)
    return say(form.one, { part: paymentPieces(context, only), spread: spreadPieces(context, only) });
  return say(monthly.items.length <= MAX_NAMED ? form.all : form.some, {
    parts: joinWithAnd(context, named),
    total: monthly.total.piece,
  });
}

/** Names the payment with the largest or smallest monthly amount, and the next ones. */
function extremeSentences(
  context: Context,
  { of }: AskedPayments,
  extreme: 'largest' | 'smallest',
  [first, ...others]: readonly PaymentItem[],
): Piece[][] {
  if (first === undefined) return [];
  const { extremes, others: othersText } = context.texts.recurring;
  const sentence = say(extremes[extreme][of], { part: paymentPieces(context, first, true) });
  const next = others.slice(0, MAX_NAMED - 1).map((item) => paymentPieces(context, item));
  return next.length === 0 ? [sentence] : [sentence, say(othersText, { parts: joinWithAnd(context, next) })];
}

/**
 * Writes 'Rent (€900.00 a month)'. For the largest or smallest payment it writes no parentheses, and adds the monthly
 * amount if the payment is not monthly.
 */
function paymentPieces(context: Context, item: PaymentItem, isExtreme = false): Piece[] {
  const { payment, amount } = item;
  const { part } = context.texts.recurring;
  return say(isExtreme ? '{{name}}: {{amount}} {{rhythm}}{{spread}}' : part, {
    name: quoted(payment.name),
    amount: amount.piece,
    rhythm: rhythmPieces(context, payment),
    spread: spreadPieces(context, item),
  });
}

/** Says the monthly amount of a payment that is not monthly. */
function spreadPieces({ texts }: Context, { amount, monthly }: PaymentItem): Piece[] {
  return monthly.id === amount.id ? [] : say(texts.recurring.spread, { monthly: monthly.piece });
}

function toTable(context: Context, items: readonly PaymentItem[]): Draft['table'] {
  const { columns } = context.texts;
  return {
    columns: [columns.description, columns.amount, columns.rhythm, columns.monthly, columns.next],
    rows: items.map(({ payment, amount, monthly }) => [
      quoted(payment.name),
      amount.piece,
      rhythmCell(context, payment),
      monthly.piece,
      nextPiece(context, payment),
    ]),
  };
}

const LARGEST =
  /\b(?:most expensive|priciest|dearest|costliest|biggest|largest|highest|greatest|costs? (?:me |us )?(?:the )?most|mayor(?:es)?|mas (?:car|grand|alt|gord|cost|cuest)\w*|(?:cuesta|cuestan) mas)\b/;
const SMALLEST =
  /\b(?:cheapest|least expensive|smallest|lowest|costs? (?:me |us )?(?:the )?least|menor(?:es)?|mas (?:barat|pequen|baj|economic)\w*|(?:cuesta|cuestan) menos)\b/;

/** Finds out whether the question asks for the largest or the smallest payment. */
function findExtreme({ question = '' }: Context): 'largest' | 'smallest' | undefined {
  const text = toSearchText(question);
  if (SMALLEST.test(text)) return 'smallest';
  return LARGEST.test(text) ? 'largest' : undefined;
}
