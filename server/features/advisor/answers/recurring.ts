import { addMonths } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { toSearchText } from '#shared/search-text.ts';
import { answerUnknownWord } from '../empty.ts';
import { inQuotes, say } from '../say.ts';
import { toSide } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { findNextPayment, nextPay, type DuePayment } from './coming.ts';
import { foundPieces, wordPieces } from './kinds.ts';
import {
  amountFigure,
  dayField,
  isMonthly,
  isYearly,
  monthlyPayments,
  findPayments,
  askedType,
  type Payment,
} from './payments.ts';
import { asksForSubscriptions, isSubscription } from './subscriptions.ts';

/** The recurring payments that a question is about. */
export type AskedPayments = {
  monthly: NonNullable<Awaited<ReturnType<typeof monthlyPayments>>>;
  /** The sentences that come first. */
  head: Piece[][];
  of: TransactionType | 'subscriptions';
};

/** The number of months in which the next payment is sought. */
const MONTHS_AHEAD = 12;

/** 'Which bills do I pay every month?' leaves out yearly payments; 'my yearly bills' leaves out all others. */
const EACH_MONTH = /\b(?:(?:every|each) month|monthly|cada mes|todos los meses|mensual(?:es|mente)?)\b/;
const EACH_YEAR =
  /\b(?:(?:every|each) year|once a year|yearly|annual(?:ly)?|cada ano|todos los anos|una vez al ano|anual(?:es|mente)?)\b/;

/**
 * Finds the repeated payments that a question is about: for subscriptions only these, or if there are none, all
 * payments after a sentence that says so.
 */
export async function findAskedPayments(context: Context): Promise<AskedPayments | undefined> {
  const { texts, assumptions } = context;
  const type = askedType(context);
  const answerAll = async (head: Piece[][]): Promise<AskedPayments | undefined> => {
    const monthly = (await findPaymentsOfRhythm(context, type)) ?? (await monthlyPayments(context, type));
    noteShares(context, monthly);
    return monthly && { monthly, head, of: type };
  };
  if (type !== 'expense' || !asksForSubscriptions(context)) return await answerAll([]);
  assumptions.push(texts.assumed.subscriptions);
  const monthly = await monthlyPayments(context, type, isSubscription);
  if (monthly === undefined) return await answerAll([say(texts.recurring.noSubscriptions)]);
  noteShares(context, monthly);
  return { monthly, head: [], of: 'subscriptions' };
}

/** Finds the monthly or yearly payments if a question for the list names that rhythm; undefined if there are none. */
async function findPaymentsOfRhythm(context: Context, type: TransactionType) {
  const { texts, assumptions, intent, question = '' } = context;
  const text = toSearchText(question);
  const rhythm = EACH_MONTH.test(text) ? 'month' : EACH_YEAR.test(text) ? 'year' : undefined;
  if (intent !== 'recurring.list' || rhythm === undefined) return undefined;
  const found = await monthlyPayments(context, type, rhythm === 'month' ? isMonthly : isYearly);
  if (found !== undefined) assumptions.push(texts.assumed.rhythms[rhythm]);
  return found;
}

/** Notes that a month counts a share of payments that are not monthly. */
function noteShares(
  { assumptions, texts }: Context,
  monthly: Awaited<ReturnType<typeof monthlyPayments>>,
): void {
  if (monthly?.items.some(({ payment }) => payment.perMonth !== '1')) assumptions.push(texts.assumed.shares);
}

/** recurring.total: the sum of repeated payments by day, week, month or year. */
export async function answerRecurringTotal(context: Context): Promise<Draft> {
  const { texts, book, slots } = context;
  const asked = await findAskedPayments(context);
  if (asked === undefined) return await nothingRecurring(context);
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

/** recurring.next: the day of the next payment. For income: the next monthly pay, and an extra pay if one is near. */
export async function answerRecurringNext(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const ahead = { from: today, to: addMonths(today, MONTHS_AHEAD) };
  const type = askedType(context);
  const pay = type === 'income' ? await nextPay(context, ahead) : undefined;
  const next = pay?.regular ?? (await findNextPayment(context, type, ahead));
  if (next === undefined) return await beyondYear(context);
  const form = next.isExpected ? texts.recurring.expected : texts.recurring.due;
  const sentences = [say(form, toParts(context, next))];
  if (pay?.extra !== undefined) sentences.push(say(texts.recurring.extra, toParts(context, pay.extra)));
  return { sentences };
}

function toParts(context: Context, { name, amount, day }: DuePayment) {
  return { name: inQuotes(context, name), amount: amount.piece, day: day.piece };
}

/** Names the payment that is overdue for longest, or else the first one after a year. */
async function beyondYear(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const [next] = (await findPayments(context, askedType(context)))
    .filter(({ nextDay }) => nextDay !== null)
    .toSorted((one, other) => ((one.nextDay ?? '') < (other.nextDay ?? '') ? -1 : 1));
  if (next === undefined) return await nothingRecurring(context);
  const isLate = (next.nextDay ?? '') < today;
  const due = next.rule === undefined ? texts.recurring.expected : texts.recurring.due;
  return {
    sentences: [
      say(isLate ? texts.recurring.late : due, {
        name: inQuotes(context, next.name),
        amount: amountFigure(context, next).piece,
        day: nextPiece(context, next),
      }),
    ],
  };
}

export function nextPiece(context: Context, { source, nextDay }: Payment): Piece {
  return nextDay === null ? { text: '' } : dayField(context, `${source}.nextDay`, nextDay).piece;
}

/** Says that nothing repeats, or that nothing matches the question. */
export async function nothingRecurring(context: Context): Promise<Draft> {
  const { words, texts, ledger } = context;
  const type = askedType(context);
  const subject = foundPieces(context, { side: toSide(type), type });
  if (words === undefined)
    return { kind: 'empty', sentences: [say(texts.recurring.none[type], { subject })] };
  if ((await ledger.days({ anyOf: [...words] })).length === 0) return await answerUnknownWord(context);
  return { kind: 'empty', sentences: [say(texts.recurring.notRecurring, { words: wordPieces(context) })] };
}
