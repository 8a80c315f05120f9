import { hasWord } from '../tables/cells.ts';
import { INCOME_WORDS, MONEY_BACK_WORDS } from '../tables/sign-words.ts';

/** The borders of a phrase that may be anywhere in a folded text. */
export const WITHIN: [string, string] = ['(?<![^ ])', '(?![^ ])'];

/** Phrases, folded, that banks write only for money between accounts of one person. */
const ONLY_TRANSFERS = anyOf(
  `
  traspaso entre cuentas, traspaso propio, traspaso a ahorro, traspaso ahorro, traspaso a cuenta,
  traspaso emitido cuenta, traspaso recibido cuenta, traspaso emitido a cuenta, traspaso desde cuenta, traspaso de cuenta, traspaso cuenta, traspaso a mi cuenta, traspaso a hucha,
  transferencia entre cuentas, transferencia propia, transferencia a cuenta propia,
  entre mis cuentas, entre cuentas propias, cuenta propia, cuentas propias,
  liquidacion tarjeta, liquidacion de tarjeta, liquidacion tarjetas, liquidacion de tarjetas, liquidacion visa,
  liquidacion mensual tarjeta, liquidacion tarjeta de credito, recibo tarjeta credito, recibo tarjeta de credito,
  pago tarjeta de credito, pago de tarjeta de credito, adeudo mensual tarjeta, adeudo tarjeta credito,
  own account, own accounts, own account transfer, between accounts, between my accounts,
  transfer to savings, transfer from savings, transfer to checking, transfer from checking, transfer to own account,
  transfer to current, transfer from current, transfer to current account, transfer from current account, transfer to my account, transfer from my account,
  online transfer to sav, online transfer from sav, online transfer to chk, online transfer from chk,
  credit card autopay, credit crd autopay, creditcard payment, credit card bill payment, credit card settlement,
  eigenubertrag, eigenuebertrag, eigenes konto, eigene konten, ubertrag auf eigenes konto,
  kreditkartenabrechnung, kreditkartenausgleich, kreditkarten abrechnung, ausgleich kreditkarte, abrechnung kreditkarte,
  virement entre comptes, entre mes comptes, virement compte a compte, compte a compte,
  vers livret, depuis livret, debit mensuel carte, prelevement carte bancaire a debit differe,
  trasferimento tra conti, tra i miei conti, addebito carta di credito,
  saldo carta di credito, addebito estratto conto carta,
  transferencia entre contas, entre contas proprias, conta propria, transferencia propria,
  pagamento fatura cartao, pagamento de fatura de cartao, pagamento cartao de credito, pagamento de cartao de credito,
  eigen rekening, eigen rekeningen, tussen eigen rekeningen, naar spaarrekening, van spaarrekening,
  naar oranje spaarrekening, van oranje spaarrekening, creditcardafrekening, afrekening creditcard
`,
  WITHIN,
);

/** Phrases that banks also write for bookings of their own, such as a fee that they pay back. */
const MOSTLY_TRANSFERS = anyOf(
  `
  umbuchung, internal transfer, transferencia interna, traspaso interno, virement interne, vir interne, giroconto,
  girofondo, girofondi, interne overboeking
`,
  WITHIN,
);

/** Words of payments by or to a bank; the German ones may be part of a word. */
const BANK_PAYMENTS =
  /erstattung|entgelt|gebuhr|gebuehr|zins|(?:^| )(?:reversal|fees?|charges?|interest|cashback|bonus|comision|comisiones|intereses|frais|interets|commission|commissioni?|interessi|juros|kosten|rente)(?: |$)/;

/** Phrases in a card's file for payments to the card; the amount must be positive. */
const CARD_PAID = anyOf(
  `
  payment thank you, payment received thank you, automatic payment thank you, autopay payment thank you,
  online payment thank you, mobile payment thank you, payment thank you mobile, direct debit payment thank you,
  pago recibido gracias, su pago gracias, gracias por su pago, paiement merci, merci pour votre paiement,
  zahlung erhalten danke, ihre zahlung danke, pagamento recebido, pagamento ricevuto grazie, bedankt voor uw betaling
`,
  WITHIN,
);

/** Phrases that mean a transfer between own accounts only if they are the whole text. */
const WHOLE_TEXTS = anyOf(
  `
  traspaso, traspasos, umbuchung, giroconto, internal transfer, interne uberweisung, ubertrag, virement interne
`,
  ['^', '$'],
);

/** Beginnings of words for money moved between any two accounts. */
const MOVED_STARTS =
  'traspas|transf|trf|xfer|tfr|uberweis|ueberweis|ubertrag|uebertrag|umbuch|virement|vir |bonific|overboek|przelew';
const MOVED_WORDS = new RegExp(`(?:^| )(?:${MOVED_STARTS}|giro(?!card))`);

/** Beginnings of words that make it more probable that two opposite amounts are one transfer. */
const HINT_WORDS = new RegExp(
  `(?:^| )(?:${[
    `${MOVED_STARTS}|giro`,
    'hucha|ahorro|saving|livret|epargne|spaar|sparkonto|tagesgeld|risparmi|poupanca',
    'visa|mastercard|amex|american express|kreditkart|credit card|tarjeta|cartao|carta di credito|liquidac',
    'payment|pago|zahlung|paiement|pagamento|top ?up|recarga|einzahlung|aufladung|deposit|ingreso',
    'own account|cuenta|account|konto|compte|conto|conta |rekening',
  ].join('|')})`,
);

/** Services with which people send each other money, folded. */
const PEOPLE_SERVICES: readonly string[] =
  'bizum,venmo,zelle,cash app,twint,mb way,mbway,swish,vipps,mobilepay,pix,interac,wero,paylib,lydia,satispay,tikkie'.split(
    ',',
  );

/**
 * Whether folded words mean that money moved between accounts of one person. Thanks for a payment to a card mean it only
 * with a positive amount.
 */
export function saysTransfer(folded: string, amount: number): boolean {
  const words = withoutNumbers(folded);
  return (
    WHOLE_TEXTS.test(words) ||
    ONLY_TRANSFERS.test(words) ||
    (MOSTLY_TRANSFERS.test(words) && !BANK_PAYMENTS.test(words) && !hasWord(words, MONEY_BACK_WORDS)) ||
    saysCardPaid(folded, amount)
  );
}

/** Whether folded words in a card's file thank for a payment to the card. */
export function saysCardPaid(folded: string, amount: number): boolean {
  return amount > 0 && CARD_PAID.test(withoutNumbers(folded));
}

/** Whether folded words mean that a bank was paid, or paid something itself, such as a fee. */
export function saysBankPayment(folded: string): boolean {
  return BANK_PAYMENTS.test(withoutNumbers(folded));
}

/** Whether folded words mean that money moved between accounts, which may be those of two people. */
export function saysMoved(folded: string): boolean {
  return MOVED_WORDS.test(withoutNumbers(folded));
}

/** Whether folded words name a service with which people send each other money. */
export function namesPeopleService(folded: string): boolean {
  return hasWord(folded, PEOPLE_SERVICES);
}

/** Whether folded words mean that somebody sent or earned money. */
export function saysSent(folded: string): boolean {
  return saysMoved(folded) || namesPeopleService(folded) || hasWord(folded, INCOME_WORDS);
}

/** Whether folded words may, but need not, mean a transfer between own accounts. */
export function hintsAtTransfer(folded: string): boolean {
  return HINT_WORDS.test(withoutNumbers(folded));
}

export function withoutNumbers(folded: string): string {
  if (!/\p{N}/u.test(folded)) return folded;
  return folded
    .split(' ')
    .filter((word) => !/\p{N}/u.test(word))
    .join(' ');
}

export function anyOf(list: string, [start, end]: [string, string]): RegExp {
  const phrases = list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
  return new RegExp(`${start}(?:${phrases.join('|')})${end}`);
}
