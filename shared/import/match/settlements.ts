import { hasWord } from '../tables/cells.ts';
import { MONEY_BACK_WORDS } from '../tables/sign-words.ts';
import { fold } from './fold.ts';
import { CARD_NAMES, CARD_SETTLED, CASH_DRAWN, CASH_PAID_IN, SAVINGS_ACCOUNT } from './settlement-words.ts';
import { saysBankPayment, saysCardPaid, saysMoved, saysTransfer, withoutNumbers } from './transfer-words.ts';

/**
 * The kinds of settlements: a card's month, cash, a move to or from savings, in a card's own file the payment of the
 * card, and another transfer between accounts of one person.
 */
export const SETTLEMENT_KINDS = ['card', 'cash', 'savings', 'paid', 'other'] as const;

export type Settlement = {
  kind: (typeof SETTLEMENT_KINDS)[number];
  /** The last four digits or the name of a card; empty if the text has none. */
  counterpart: string;
};

/** Reads a row of a bank's file: its text, and its amount, which is negative for money that left the account. */
export function readSettlement(text: string, amount: number): Settlement | undefined {
  const folded = fold(text);
  const words = withoutNumbers(folded);
  if (saysCardPaid(folded, amount)) return { kind: 'paid', counterpart: '' };
  if (saysBankPayment(folded) || hasWord(words, MONEY_BACK_WORDS)) return undefined;
  if (amount < 0 && CARD_SETTLED.test(words)) return { kind: 'card', counterpart: findCard(text, words) };
  if ((amount < 0 ? CASH_DRAWN : CASH_PAID_IN).test(words)) return { kind: 'cash', counterpart: '' };
  const isTransfer = saysTransfer(folded, amount);
  if (SAVINGS_ACCOUNT.test(words) && (isTransfer || saysMoved(folded)))
    return { kind: 'savings', counterpart: '' };
  return isTransfer ? { kind: 'other', counterpart: '' } : undefined;
}

/** Whether two rows have the same answer. */
export function settlementKey({ kind, counterpart }: Settlement): string {
  return `${kind}:${counterpart}`;
}

/** A number of a card whose first digits are hidden, or all digits of one. */
const HIDDEN_DIGITS = /[x*•]{2,}[\s-]?(\d{4})(?!\d)|(?<!\d)\d{12}(\d{4})(?!\d)/i;
/** Four digits after a word for a card, unless they are a year. */
const DIGITS_AFTER_WORD =
  /(?:tarjeta|tarj\.?|card|crd|visa|mastercard|amex|express|kreditkarte|carte|carta|cartao|ending in|ending|terminada en|acabada en)(?:\s+(?:de\s+)?(?:credito|crédito|visa|mastercard|n[ºo°.]*|no\.?))*[\s.:#-]*(?!(?:19|20)\d\d(?!\d))(\d{4})(?![\d/.-])/i;

/** Returns the last digits of a card's number, or its name. */
function findCard(text: string, words: string): string {
  const found = HIDDEN_DIGITS.exec(text) ?? DIGITS_AFTER_WORD.exec(text);
  const digits = found?.slice(1).find((each) => each !== undefined);
  return digits ?? CARD_NAMES.find(([phrase]) => hasWord(words, [phrase]))?.[1] ?? '';
}
