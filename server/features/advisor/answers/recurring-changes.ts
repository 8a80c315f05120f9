import { addMonths } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import { inQuotes, say } from '../say.ts';
import type { Context, Draft } from '../types.ts';
import { foundPieces, wordPieces } from './kinds.ts';
import { nothingRecurring } from './recurring.ts';
import { asksForSubscriptions, isGift, isSubscription } from './subscriptions.ts';
import { amountFigure, dayField, moneyField, findPayments, askedType, type Payment } from './payments.ts';
import { answerVarying } from './varying.ts';

const MAX_NAMED = 3;

/** recurring.changes: prices that rose or fell in the last year, or how a varying amount has changed. */
export async function answerPriceChanges(context: Context): Promise<Draft> {
  const { texts, today, assumptions, words } = context;
  const since = addMonths(today, -12);
  const isAboutSubscriptions = asksForSubscriptions(context);
  const payments = (await findPayments(context, askedType(context))).filter(
    (payment) => !isGift(payment) && (!isAboutSubscriptions || isSubscription(payment)),
  );
  const changed = payments.flatMap((payment) => {
    const change = payment.suggestion?.change;
    return change && change.day >= since ? [{ payment, change }] : [];
  });
  const isVarying = payments.some(({ suggestion }) => suggestion?.isEstimate === true);
  if (words !== undefined && changed.length === 0 && (isVarying || !payments.some(isFixed)))
    return await answerVarying(context, monthsCompared(payments));
  if (isVarying && !isAboutSubscriptions) assumptions.push(texts.assumed.fixedPrices);
  if (changed.length === 0) {
    const { noChanges, noChangesOf, noSubscriptionChanges } = texts.recurring;
    const none = isAboutSubscriptions ? noSubscriptionChanges : noChanges;
    return {
      sentences: [words === undefined ? say(none) : say(noChangesOf, { words: wordPieces(context) })],
    };
  }
  const sentences = changed
    .toSorted((one, other) => (one.change.day < other.change.day ? 1 : -1))
    .slice(0, MAX_NAMED)
    .map(({ payment, change }) => changeSentence(context, payment, change));
  return { sentences };
}

/** Whether the question names recurring payments whose price stays until it is raised, such as a rent. */
export async function isAboutFixedPrices(context: Context): Promise<boolean> {
  if (context.words === undefined) return false;
  const payments = await findPayments(context, askedType(context));
  return payments.length > 0 && !payments.some(({ suggestion }) => suggestion?.isEstimate === true);
}

/** Recurring transactions that the user entered have no earlier price. */
function isFixed({ suggestion }: Payment): boolean {
  return suggestion?.isEstimate === false;
}

/** Returns the number of months to compare: three intervals of the payment, but at most a year. */
function monthsCompared(payments: readonly Payment[]): number {
  const cadence = payments.find(({ suggestion }) => suggestion?.isEstimate === true)?.suggestion?.cadence;
  const months = cadence === undefined ? 1 : Math.max(1, RULES[cadence].months);
  return Math.min(12, months * 3);
}

type PriceChange = { day: string; from: number; to: number };

function changeSentence(
  context: Context,
  { source, name }: Payment,
  { day, from, to }: PriceChange,
): Piece[] {
  const { rose, fell } = context.texts.recurring;
  return say(to > from ? rose : fell, {
    name: inQuotes(context, name),
    from: moneyField(context, `${source}.change.from`, from).piece,
    to: moneyField(context, `${source}.change.to`, to).piece,
    day: dayField(context, `${source}.change.day`, day).piece,
  });
}

/** recurring.missed: payments of the last three months that are overdue. */
export async function answerMissed(context: Context): Promise<Draft> {
  const { texts, today, words } = context;
  const all = await findPayments(context, askedType(context), { isEnded: true });
  if (words !== undefined && all.length === 0) return await nothingRecurring(context);
  const overdue = all.filter(
    ({ suggestion, nextDay }) =>
      suggestion !== undefined &&
      suggestion.status !== 'active' &&
      nextDay !== null &&
      nextDay >= addMonths(today, -3),
  );
  const subject = foundPieces(context);
  if (overdue.length === 0) return { sentences: [say(texts.recurring.noneMissed, { subject })] };
  const sentences = overdue.slice(0, MAX_NAMED).map((payment) =>
    say(texts.recurring.missed, {
      name: inQuotes(context, payment.name),
      amount: amountFigure(context, payment).piece,
      day: lastPiece(context, payment),
    }),
  );
  return { sentences };
}

/** recurring.new: payments that began in the last three months. */
export async function answerNewRecurring(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const since = addMonths(today, -3);
  const newPayments = (await findPayments(context, askedType(context))).flatMap((payment) => {
    const { suggestion, rule } = payment;
    const first = suggestion?.firstDay ?? rule?.firstDay ?? '';
    return first >= since && first <= today ? [{ payment, first }] : [];
  });
  const subject = foundPieces(context);
  if (newPayments.length === 0) return { sentences: [say(texts.recurring.noneNew, { subject })] };
  const sentences = newPayments.slice(0, MAX_NAMED).map(({ payment, first }) =>
    say(texts.recurring.begun, {
      name: inQuotes(context, payment.name),
      amount: amountFigure(context, payment).piece,
      day: dayField(context, `${payment.source}.firstDay`, first).piece,
    }),
  );
  return { sentences };
}

function lastPiece(context: Context, { source, suggestion }: Payment): Piece {
  return dayField(context, `${source}.lastDay`, suggestion?.lastDay ?? '').piece;
}
