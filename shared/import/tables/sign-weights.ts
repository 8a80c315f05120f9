import { isNegative, isZero, negate } from '../decimal.ts';
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

/** Amounts of one column with the text beside each. */
type Told = { amounts: readonly DecimalText[]; texts: readonly string[] };

const SAMPLE = 500;

/** Above zero if the texts say that positive amounts are charges. */
export function weigh(input: Told): number {
  let weight = 0;
  let payments = 0;
  let hasPaymentsIn = false;
  for (const { text, isOut } of wordsOf(input)) {
    const isPayment = hasWord(text, PAYMENT_WORDS);
    if (isOut && hasWord(text, CLEAR_PAYMENT_WORDS)) weight++;
    else if (isOut && isPayment) payments++;
    else if (isOut) weight -= hasWord(text, PURCHASE_WORDS) ? 1 : 0;
    else weight += cameIn(text);
    hasPaymentsIn ||= !isOut && isPayment;
  }
  // Payments that go both ways say nothing.
  return weight + (hasPaymentsIn ? 0 : payments);
}

/** Above zero if payments to a card are negative and purchases are not; `hasBoth` if there are some of each. */
export function weighCharges(input: Told): { weight: number; hasBoth: boolean } {
  let [weight, charges, payments] = [0, 0, 0];
  const said = wordsOf(input);
  // Payments that go both ways say nothing.
  const isOneWay = !said.some(({ text, isOut }) => !isOut && hasWord(text, PAYMENT_WORDS));
  for (const { text, isOut } of said) {
    const isBare = isOneWay && PAYMENT_WORDS.includes(text);
    const isPaid = isOut && (isBare || hasWord(text, CARD_PAYMENT_WORDS));
    const each = !isOut ? cameIn(text) : isPaid ? 1 : hasWord(text, PURCHASE_WORDS) ? -1 : 0;
    weight += each;
    if (each > 0 && isPaid) payments++;
    else if (each > 0) charges++;
  }
  return { weight, hasBoth: charges > 0 && payments > 0 };
}

/** What the text of a positive amount says: 1 of a purchase, -1 of money that came in or back, else 0. */
function cameIn(text: string): number {
  const isTopUp = hasWord(text, PHONE_WORDS);
  if (hasWord(text, REFUND_WORDS) || (hasWord(text, RECEIVED_WORDS) && !isTopUp)) return -1;
  return isTopUp || hasWord(text, PURCHASE_WORDS) ? 1 : 0;
}

/** The folded texts of what moved; amounts of zero are holds and notes. */
function wordsOf({ amounts, texts }: Told): { text: string; isOut: boolean }[] {
  return texts.slice(0, SAMPLE).flatMap((text, at) => {
    const amount = amounts[at] ?? '0';
    return isZero(amount) ? [] : [{ text: foldText(text), isOut: isNegative(amount) }];
  });
}

/** Whether an amount and its text are what the owner of a card paid to it, where charges have no minus. */
export function isPaymentOfCard(text: string, amount: DecimalText): boolean {
  const folded = foldText(text);
  return !isNegative(amount) && (BARE_PAYMENTS.includes(folded) || hasWord(folded, CARD_PAID_WORDS));
}

/** Whether the largest amount left, as where a card was paid what several purchases cost. */
export function isLargestOut(amounts: readonly DecimalText[]): boolean {
  const decimals = amounts.reduce((most, amount) => Math.max(most, decimalsOf(amount)), 0);
  let [most, isOut] = [0n, false];
  for (const amount of amounts) {
    const units = toUnits(isNegative(amount) ? negate(amount) : amount, decimals);
    if (units > most) [most, isOut] = [units, isNegative(amount)];
  }
  return isOut;
}

/** Money that left with the words of money that a card received. */
export function areMostlyPayments({ amounts, texts }: Told): boolean {
  const moved = amounts.flatMap((amount, at) => (isZero(amount) ? [] : [foldText(texts[at] ?? '')]));
  return moved.filter((text) => hasWord(text, CARD_PAYMENT_WORDS)).length > moved.length / 2;
}

/** All that left has words of what a card received or of refunds, and nothing that came in has. */
export function areChargesPositive(input: Told): boolean {
  const said = wordsOf(input);
  const isReceived = (text: string) =>
    hasWord(text, CARD_PAYMENT_WORDS) || hasWord(text, CLEAR_PAYMENT_WORDS);
  const isPaid = (text: string) => isReceived(text) || PAYMENT_WORDS.includes(text);
  const [into, out] = [said.filter(({ isOut }) => !isOut), said.filter(({ isOut }) => isOut)];
  return (
    into.length > 0 &&
    out.some(({ text }) => isReceived(text)) &&
    out.every(({ text }) => isPaid(text)) &&
    into.every(({ text }) => cameIn(text) >= 0 && !isPaid(text))
  );
}
