import { absolute, isNegative, isZero } from '../decimal.ts';
import type { DecimalText } from '../types.ts';
import { foldText, hasWord } from './cells.ts';
import {
  BARE_PAYMENTS,
  CARD_PAID_WORDS,
  CARD_PAYMENT_WORDS,
  CLEAR_PAYMENT_WORDS,
  PAYMENT_WORDS,
  PHONE_WORDS,
  PURCHASE_WORDS,
  RECEIVED_WORDS,
  REFUND_WORDS,
} from './sign-words.ts';
import { decimalsOf, toUnits } from './units.ts';

/** The amounts of one column with their texts. */
type AmountsWithTexts = { amounts: readonly DecimalText[]; texts: readonly string[] };

const MAX_SAMPLE_ROWS = 500;

/** Returns a number above zero if the texts show that positive amounts are charges, below zero if they are not. */
export function weighPositiveAsCharges(input: AmountsWithTexts): number {
  let weight = 0;
  let payments = 0;
  let hasPaymentsIn = false;
  for (const { text, isOut } of toMovedTexts(input)) {
    const isPayment = hasWord(text, PAYMENT_WORDS);
    if (isOut && hasWord(text, CLEAR_PAYMENT_WORDS)) weight++;
    else if (isOut && isPayment) payments++;
    else if (isOut) weight -= hasWord(text, PURCHASE_WORDS) ? 1 : 0;
    else weight += weighPositive(text);
    hasPaymentsIn ||= !isOut && isPayment;
  }
  // Payments in both directions do not show the sign.
  return weight + (hasPaymentsIn ? 0 : payments);
}

/** Weighs whether payments to a card are negative and purchases positive; `hasBoth` if there are some of each. */
export function weighCardSigns(input: AmountsWithTexts): { weight: number; hasBoth: boolean } {
  let [weight, charges, payments] = [0, 0, 0];
  const movedTexts = toMovedTexts(input);
  // Payments in both directions do not show the sign.
  const isOneWay = !movedTexts.some(({ text, isOut }) => !isOut && hasWord(text, PAYMENT_WORDS));
  for (const { text, isOut } of movedTexts) {
    const isBare = isOneWay && PAYMENT_WORDS.includes(text);
    const isPaid = isOut && (isBare || hasWord(text, CARD_PAYMENT_WORDS));
    const each = !isOut ? weighPositive(text) : isPaid ? 1 : hasWord(text, PURCHASE_WORDS) ? -1 : 0;
    weight += each;
    if (each > 0 && isPaid) payments++;
    else if (each > 0) charges++;
  }
  return { weight, hasBoth: charges > 0 && payments > 0 };
}

/** Returns 1 if the text of a positive amount is one of a purchase, -1 if money came in or back, else 0. */
function weighPositive(text: string): number {
  const isTopUp = hasWord(text, PHONE_WORDS);
  if (hasWord(text, REFUND_WORDS) || (hasWord(text, RECEIVED_WORDS) && !isTopUp)) return -1;
  return isTopUp || hasWord(text, PURCHASE_WORDS) ? 1 : 0;
}

/** Returns the folded texts of all amounts but zeros, which are holds and notes. */
function toMovedTexts({ amounts, texts }: AmountsWithTexts): { text: string; isOut: boolean }[] {
  return texts.slice(0, MAX_SAMPLE_ROWS).flatMap((text, at) => {
    const amount = amounts[at] ?? '0';
    return isZero(amount) ? [] : [{ text: foldText(text), isOut: isNegative(amount) }];
  });
}

/** Whether an amount and its text are a payment to a card by its owner, on a card whose charges are negative. */
export function isPaymentOfCard(text: string, amount: DecimalText): boolean {
  const folded = foldText(text);
  return !isNegative(amount) && (BARE_PAYMENTS.includes(folded) || hasWord(folded, CARD_PAID_WORDS));
}

/** Whether the largest amount is negative, as a payment for several purchases of a card is. */
export function isLargestOutgoing(amounts: readonly DecimalText[]): boolean {
  const decimals = amounts.reduce((most, amount) => Math.max(most, decimalsOf(amount)), 0);
  let [most, isOut] = [0n, false];
  for (const amount of amounts) {
    const units = toUnits(absolute(amount), decimals);
    if (units > most) [most, isOut] = [units, isNegative(amount)];
  }
  return isOut;
}

/** Whether most texts have words of payments to a card. */
export function areMostlyPayments({ amounts, texts }: AmountsWithTexts): boolean {
  const moved = amounts.flatMap((amount, at) => (isZero(amount) ? [] : [foldText(texts[at] ?? '')]));
  return moved.filter((text) => hasWord(text, CARD_PAYMENT_WORDS)).length > moved.length / 2;
}

/** Whether all negative amounts have words of payments to a card or of refunds, and no positive one has. */
export function areChargesPositive(input: AmountsWithTexts): boolean {
  const movedTexts = toMovedTexts(input);
  const isReceived = (text: string) =>
    hasWord(text, CARD_PAYMENT_WORDS) || hasWord(text, CLEAR_PAYMENT_WORDS);
  const isPaid = (text: string) => isReceived(text) || PAYMENT_WORDS.includes(text);
  const [into, out] = [movedTexts.filter(({ isOut }) => !isOut), movedTexts.filter(({ isOut }) => isOut)];
  return (
    into.length > 0 &&
    out.some(({ text }) => isReceived(text)) &&
    out.every(({ text }) => isPaid(text)) &&
    into.every(({ text }) => weighPositive(text) >= 0 && !isPaid(text))
  );
}
