import { fold } from './fold.ts';

/** Phrases that banks write for money between accounts of one person only, folded. */
const STRONG = phrases(`
  traspaso entre cuentas, traspaso propio, traspaso interno, traspaso a ahorro, traspaso ahorro, traspaso a cuenta,
  traspaso desde cuenta, traspaso de cuenta, traspaso cuenta, traspaso a mi cuenta, traspaso a hucha,
  transferencia entre cuentas, transferencia interna, transferencia propia, transferencia a cuenta propia,
  entre mis cuentas, entre cuentas propias, cuenta propia, cuentas propias,
  liquidacion tarjeta, liquidacion de tarjeta, liquidacion tarjetas, liquidacion de tarjetas, liquidacion visa,
  liquidacion mensual tarjeta, liquidacion tarjeta de credito, recibo tarjeta credito, recibo tarjeta de credito,
  pago tarjeta de credito, pago de tarjeta de credito, adeudo mensual tarjeta, adeudo tarjeta credito,
  internal transfer, own account, own accounts, own account transfer, between accounts, between my accounts,
  transfer to savings, transfer from savings, transfer to checking, transfer from checking, transfer to own account,
  transfer to current account, transfer from current account, transfer to my account, transfer from my account,
  online transfer to sav, online transfer from sav, online transfer to chk, online transfer from chk,
  credit card autopay, credit crd autopay, creditcard payment, credit card bill payment, credit card settlement,
  umbuchung, eigenubertrag, eigenuebertrag, eigenes konto, eigene konten, ubertrag auf eigenes konto,
  kreditkartenabrechnung, kreditkartenausgleich, kreditkarten abrechnung, ausgleich kreditkarte, abrechnung kreditkarte,
  virement interne, vir interne, virement entre comptes, entre mes comptes, virement compte a compte, compte a compte,
  vers livret, depuis livret, debit mensuel carte, prelevement carte bancaire a debit differe,
  giroconto, girofondo, girofondi, trasferimento tra conti, tra i miei conti, addebito carta di credito,
  saldo carta di credito, addebito estratto conto carta,
  transferencia entre contas, entre contas proprias, conta propria, transferencia propria,
  pagamento fatura cartao, pagamento de fatura de cartao, pagamento cartao de credito, pagamento de cartao de credito,
  eigen rekening, eigen rekeningen, tussen eigen rekeningen, naar spaarrekening, van spaarrekening,
  naar oranje spaarrekening, van oranje spaarrekening, creditcardafrekening, afrekening creditcard, interne overboeking
`);

/** What a card writes when it was paid. The amount is then positive. */
const CARD_PAID = phrases(`
  payment thank you, payment received thank you, automatic payment thank you, autopay payment thank you,
  online payment thank you, mobile payment thank you, payment thank you mobile, direct debit payment thank you,
  pago recibido gracias, su pago gracias, gracias por su pago, paiement merci, merci pour votre paiement,
  zahlung erhalten danke, ihre zahlung danke, pagamento recebido, pagamento ricevuto grazie, bedankt voor uw betaling
`);

/** These are transfers between own accounts only if nothing else is said. */
const ALONE = phrases(`
  traspaso, traspasos, umbuchung, giroconto, internal transfer, interne uberweisung, ubertrag, virement interne
`);

/** Beginnings of words that make a pair of opposite amounts more probable. */
const HINTS = new RegExp(
  `(?:^| )(?:${[
    'traspas|transf|trf|xfer|tfr|uberweis|ueberweis|ubertrag|uebertrag|umbuch|virement|vir |bonific|giro|overboek|przelew',
    'hucha|ahorro|saving|livret|epargne|spaar|sparkonto|tagesgeld|risparmi|poupanca',
    'visa|mastercard|amex|american express|kreditkart|credit card|tarjeta|cartao|carta di credito|liquidac',
    'payment|pago|zahlung|paiement|pagamento|top ?up|recarga|einzahlung|aufladung|deposit|ingreso',
    'own account|cuenta|account|konto|compte|conto|conta |rekening',
  ].join('|')})`,
);

/** Whether the bank's words alone say that money moved between accounts of one person. */
export function saysTransfer(text: string, amountMinor: number): boolean {
  const folded = withoutNumbers(text);
  if (ALONE.has(folded)) return true;
  return hasPhrase(folded, STRONG) || (amountMinor > 0 && hasPhrase(folded, CARD_PAID));
}

/** Whether the words fit a transfer between own accounts, though they fit others as well. */
export function hintsAtTransfer(text: string): boolean {
  return HINTS.test(withoutNumbers(text));
}

function withoutNumbers(text: string): string {
  return fold(text)
    .split(' ')
    .filter((word) => !/\p{N}/u.test(word))
    .join(' ');
}

function hasPhrase(folded: string, known: ReadonlySet<string>): boolean {
  const padded = ` ${folded} `;
  for (const phrase of known) if (padded.includes(` ${phrase} `)) return true;
  return false;
}

function phrases(list: string): Set<string> {
  return new Set(
    list
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  );
}
