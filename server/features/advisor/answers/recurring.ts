import { addMonths } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { toSearchText } from '#shared/search-text.ts';
import { unknownWord } from '../empty.ts';
import { inQuotes, say } from '../say.ts';
import { sideOf } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { nextComing, nextPay, type Coming } from './coming.ts';
import { foundPieces, wordPieces } from './kinds.ts';
import {
  amountOf,
  dayOf,
  isMonthly,
  isYearly,
  monthlyPayments,
  paymentsOf,
  typeAsked,
  type Payment,
} from './payments.ts';
import { asksSubscriptions, isSubscription } from './subscriptions.ts';

/** The recurring payments that a question is about. */
export type Asked = {
  monthly: NonNullable<Awaited<ReturnType<typeof monthlyPayments>>>;
  /** Sentences that come first. */
  head: Piece[][];
  of: TransactionType | 'subscriptions';
};

/** The months ahead in which the next payment is sought. */
const MONTHS_AHEAD = 12;

/** 'Which bills do I pay every month?' leaves out what comes once a year, and 'my yearly bills' the others. */
const EACH_MONTH = /\b(?:(?:every|each) month|monthly|cada mes|todos los meses|mensual(?:es|mente)?)\b/;
const EACH_YEAR =
  /\b(?:(?:every|each) year|once a year|yearly|annual(?:ly)?|cada ano|todos los anos|una vez al ano|anual(?:es|mente)?)\b/;

/** The recurring payments of a question; about subscriptions these alone, or all with a note that there are none. */
export async function monthlyAsked(context: Context): Promise<Asked | undefined> {
  const { texts, assumptions } = context;
  const type = typeAsked(context);
  const all = async (head: Piece[][]): Promise<Asked | undefined> => {
    const monthly = (await ofRhythm(context, type)) ?? (await monthlyPayments(context, type));
    noteShares(context, monthly);
    return monthly && { monthly, head, of: type };
  };
  if (type !== 'expense' || !asksSubscriptions(context)) return await all([]);
  assumptions.push(texts.assumed.subscriptions);
  const monthly = await monthlyPayments(context, type, isSubscription);
  if (monthly === undefined) return await all([say(texts.recurring.noSubscriptions)]);
  noteShares(context, monthly);
  return { monthly, head: [], of: 'subscriptions' };
}

/** The payments of the rhythm that a question for the list names; undefined if there are none. */
async function ofRhythm(context: Context, type: TransactionType) {
  const { texts, assumptions, intent, question = '' } = context;
  const text = toSearchText(question);
  const rhythm = EACH_MONTH.test(text) ? 'month' : EACH_YEAR.test(text) ? 'year' : undefined;
  if (intent !== 'recurring.list' || rhythm === undefined) return undefined;
  const found = await monthlyPayments(context, type, rhythm === 'month' ? isMonthly : isYearly);
  if (found !== undefined) assumptions.push(texts.assumed.rhythms[rhythm]);
  return found;
}

/** Says that a month has a share of what comes once a year. */
function noteShares(
  { assumptions, texts }: Context,
  monthly: Awaited<ReturnType<typeof monthlyPayments>>,
): void {
  if (monthly?.items.some(({ payment }) => payment.perMonth !== '1')) assumptions.push(texts.assumed.shares);
}

/** recurring.total: what repeats, by day, week, month or year. */
export async function answerRecurringTotal(context: Context): Promise<Draft> {
  const { texts, book, slots } = context;
  const asked = await monthlyAsked(context);
  if (asked === undefined) return await nothing(context);
  const { monthly, head, of } = asked;
  const per = slots.per ?? 'month';
  const { id } = monthly.total;
  const formulas = { day: `${id} * 12 / 365.25`, week: `${id} * 12 / 52`, year: `${id} * 12` };
  const total = per === 'month' ? monthly.total : book.derived('money', formulas[per]);
  const sentences = [
    ...head,
    say(texts.recurring.total[of], { amount: total.piece, per: texts.average.per[per] }),
  ];
  if (per !== 'year') {
    const year = book.derived('money', formulas.year);
    sentences.push(say(texts.recurring.inYear, { amount: year.piece }));
  }
  return { sentences };
}

/** recurring.next: the day of the next payment. For income it is the next monthly one, with extra pay beside it. */
export async function answerRecurringNext(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const ahead = { from: today, to: addMonths(today, MONTHS_AHEAD) };
  const type = typeAsked(context);
  const pay = type === 'income' ? await nextPay(context, ahead) : undefined;
  const next = pay?.regular ?? (await nextComing(context, type, ahead));
  if (next === undefined) return await beyondYear(context);
  const form = next.isExpected ? texts.recurring.expected : texts.recurring.due;
  const sentences = [say(form, partsOf(context, next))];
  if (pay?.extra !== undefined) sentences.push(say(texts.recurring.extra, partsOf(context, pay.extra)));
  return { sentences };
}

function partsOf(context: Context, { name, amount, day }: Coming) {
  return { name: inQuotes(context, name), amount: amount.piece, day: day.piece };
}

/** The one that is late for longest, or the first of those that come less often than once a year. */
async function beyondYear(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const [next] = (await paymentsOf(context, typeAsked(context)))
    .filter(({ nextDay }) => nextDay !== null)
    .toSorted((one, other) => ((one.nextDay ?? '') < (other.nextDay ?? '') ? -1 : 1));
  if (next === undefined) return await nothing(context);
  const isLate = (next.nextDay ?? '') < today;
  const due = next.rule === undefined ? texts.recurring.expected : texts.recurring.due;
  return {
    sentences: [
      say(isLate ? texts.recurring.late : due, {
        name: inQuotes(context, next.name),
        amount: amountOf(context, next).piece,
        day: nextPiece(context, next),
      }),
    ],
  };
}

export function nextPiece(context: Context, { source, nextDay }: Payment): Piece {
  return nextDay === null ? { text: '' } : dayOf(context, `${source}.nextDay`, nextDay).piece;
}

/** Nothing repeats, or nothing of what was asked about. */
export async function nothing(context: Context): Promise<Draft> {
  const { words, texts, ledger } = context;
  const type = typeAsked(context);
  const subject = foundPieces(context, { side: sideOf(type), type });
  if (words === undefined)
    return { kind: 'empty', sentences: [say(texts.recurring.none[type], { subject })] };
  if ((await ledger.days({ anyOf: [...words] })).length === 0) return await unknownWord(context);
  return { kind: 'empty', sentences: [say(texts.recurring.notRecurring, { words: wordPieces(context) })] };
}
