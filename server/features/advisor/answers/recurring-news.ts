import { addMonths } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { inQuotes, say } from '../say.ts';
import type { Context, Draft } from '../types.ts';
import { wordPieces } from './kinds.ts';
import { asksSubscriptions, isGift, isSubscription } from './subscriptions.ts';
import { amountOf, dayOf, fieldOf, paymentsOf, typeAsked, type Payment } from './payments.ts';

const NAMED = 3;

/** recurring.changes: prices that rose or fell in the last year. */
export async function answerPriceChanges(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const since = addMonths(today, -12);
  const isOfSubscriptions = asksSubscriptions(context);
  const changed = (await paymentsOf(context, typeAsked(context))).flatMap((payment) => {
    if (isGift(payment) || (isOfSubscriptions && !isSubscription(payment))) return [];
    const change = payment.suggestion?.change;
    return change && change.day >= since ? [{ payment, change }] : [];
  });
  if (changed.length === 0) {
    const { noChanges, noChangesOf, noSubscriptionChanges } = texts.recurring;
    const ofMany = isOfSubscriptions ? noSubscriptionChanges : noChanges;
    const isOfAll = context.words === undefined;
    return { sentences: [isOfAll ? say(ofMany) : say(noChangesOf, { words: wordPieces(context) })] };
  }
  const sentences = changed
    .toSorted((one, other) => (one.change.day < other.change.day ? 1 : -1))
    .slice(0, NAMED)
    .map(({ payment, change }) => changeSentence(context, payment, change));
  return { sentences };
}

type Change = { day: string; from: number; to: number };

function changeSentence(context: Context, { source, name }: Payment, { day, from, to }: Change): Piece[] {
  const { rose, fell } = context.texts.recurring;
  return say(to > from ? rose : fell, {
    name: inQuotes(context, name),
    from: fieldOf(context, `${source}.change.from`, from).piece,
    to: fieldOf(context, `${source}.change.to`, to).piece,
    day: dayOf(context, `${source}.change.day`, day).piece,
  });
}

/** recurring.missed: what should have come and has not. */
export async function answerMissed(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const late = (await paymentsOf(context, typeAsked(context), { isEnded: true })).filter(
    ({ suggestion, nextDay }) =>
      suggestion !== undefined &&
      suggestion.status !== 'active' &&
      nextDay !== null &&
      nextDay >= addMonths(today, -3),
  );
  if (late.length === 0) return { sentences: [say(texts.recurring.noneMissed)] };
  const sentences = late.slice(0, NAMED).map((payment) =>
    say(texts.recurring.missed, {
      name: inQuotes(context, payment.name),
      amount: amountOf(context, payment).piece,
      day: lastPiece(context, payment),
    }),
  );
  return { sentences };
}

/** recurring.new: what began in the last three months. */
export async function answerNewRecurring(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const since = addMonths(today, -3);
  const begun = (await paymentsOf(context, typeAsked(context))).flatMap((payment) => {
    const { suggestion, rule } = payment;
    const first = suggestion?.firstDay ?? rule?.firstDay ?? '';
    return first >= since && first <= today ? [{ payment, first }] : [];
  });
  if (begun.length === 0) return { sentences: [say(texts.recurring.noneNew)] };
  const sentences = begun.slice(0, NAMED).map(({ payment, first }) =>
    say(texts.recurring.begun, {
      name: inQuotes(context, payment.name),
      amount: amountOf(context, payment).piece,
      day: dayOf(context, `${payment.source}.firstDay`, first).piece,
    }),
  );
  return { sentences };
}

function lastPiece(context: Context, { source, suggestion }: Payment): Piece {
  return dayOf(context, `${source}.lastDay`, suggestion?.lastDay ?? '').piece;
}
