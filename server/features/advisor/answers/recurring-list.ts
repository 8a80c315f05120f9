import type { Piece } from '#shared/contract/advisor.ts';
import { toSearchText } from '#shared/search-text.ts';
import { quoted, say } from '../say.ts';
import type { Context, Draft } from '../types.ts';
import { enumerated } from './kinds.ts';
import { monthlyAsked, nextPiece, nothing, type Asked } from './recurring.ts';
import { rhythmCell, rhythmPieces } from './rhythm-words.ts';

const NAMED = 3;
type Item = Asked['monthly']['items'][number];

/** recurring.list: what repeats with the rhythm of each, and what it comes to a month. */
export async function answerRecurringList(context: Context): Promise<Draft> {
  const asked = await monthlyAsked(context);
  if (asked === undefined) return await nothing(context);
  const extreme = extremeAsked(context);
  const { monthly, head } = asked;
  const items = extreme === 'smallest' ? monthly.items.toReversed() : monthly.items;
  const sentences =
    extreme === undefined ? [listSentence(context, asked)] : extremeSentences(context, asked, extreme, items);
  return { sentences: [...head, ...sentences], table: tableOf(context, items) };
}

function listSentence(context: Context, { monthly, of }: Asked): Piece[] {
  const named = monthly.items.slice(0, NAMED).map((item) => partOf(context, item));
  const form = context.texts.recurring.list[of];
  const [only, ...others] = monthly.items;
  if (only !== undefined && others.length === 0)
    return say(form.one, { part: partOf(context, only), spread: spreadPieces(context, only) });
  return say(monthly.items.length <= NAMED ? form.all : form.some, {
    parts: enumerated(context, named),
    total: monthly.total.piece,
  });
}

/** The largest or the smallest by what it comes to a month, and the next ones. */
function extremeSentences(
  context: Context,
  { of }: Asked,
  extreme: 'largest' | 'smallest',
  [first, ...others]: readonly Item[],
): Piece[][] {
  if (first === undefined) return [];
  const { extremes, others: rest } = context.texts.recurring;
  const sentence = say(extremes[extreme][of], { part: partOf(context, first, 'alone') });
  const next = others.slice(0, NAMED - 1).map((item) => partOf(context, item));
  return next.length === 0 ? [sentence] : [sentence, say(rest, { parts: enumerated(context, next) })];
}

/** 'Rent (€900.00 a month)'; alone, what comes once a year is said by month, too. */
function partOf(context: Context, item: Item, isAlone?: 'alone'): Piece[] {
  const { payment, amount } = item;
  const { part } = context.texts.recurring;
  return say(isAlone === undefined ? part : '{{name}}: {{amount}} {{rhythm}}{{spread}}', {
    name: quoted(payment.name),
    amount: amount.piece,
    rhythm: rhythmPieces(context, payment),
    spread: spreadPieces(context, item),
  });
}

/** The amount a month of a payment that is not monthly. */
function spreadPieces({ texts }: Context, { amount, monthly }: Item): Piece[] {
  return monthly.id === amount.id ? [] : say(texts.recurring.spread, { monthly: monthly.piece });
}

function tableOf(context: Context, items: readonly Item[]): Draft['table'] {
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

function extremeAsked({ question = '' }: Context): 'largest' | 'smallest' | undefined {
  const text = toSearchText(question);
  if (SMALLEST.test(text)) return 'smallest';
  return LARGEST.test(text) ? 'largest' : undefined;
}
