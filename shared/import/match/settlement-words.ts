import { anyOf, WITHIN } from './transfer-words.ts';

/** Phrases, folded and without numbers, with which banks name the settlement of a card. */
export const CARD_SETTLED = anyOf(
  `
  liquidacion(?: mensual)?(?: de)?(?: la)?(?: su)? tarjetas?, liquidacion (?:visa|mastercard|amex|american express),
  recibo(?: mensual)?(?: de)?(?: la)? tarjetas?(?: de)? credito, recibo (?:visa|mastercard|amex|american express),
  pago(?: de)?(?: la)? tarjetas?(?: de)? credito, (?:pago|cargo|adeudo)(?: del)? extracto(?: de)?(?: la)? tarjeta,
  adeudo(?: mensual)?(?: de)?(?: la)? tarjetas?(?: de credito| credito)?, cargo mensual(?: de)?(?: la)? tarjeta,
  (?:credit card|credit crd|creditcard|card|crd)(?: online| auto| mobile)? (?:autopay|auto pay|epay|e payment|epayment|ccpymt),
  (?:credit card|credit crd|creditcard)(?: online| auto| mobile| bill| balance)? (?:payment|pymt|pmt|settlement),
  payment to(?: my)? credit card, (?:payment to|pay) chase card, card balance payment,
  (?:amex|american express)(?: e payment| epayment| ach pmt| ach payment| autopay| auto pay| online pmt| payment| credit card),
  (?:citi|citibank|citicard|citi card)(?: card)?(?: online)? (?:autopay|payment|pymt|pmt), capital one(?: mobile| online| auto)? (?:pmt|pymt|autopay|crcardpmt),
  discover (?:e payment|epayment|autopay|bank e payment), applecard gsbank(?: payment)?, wells fargo card ccpymt,
  barclaycard us creditcard, barclays card ?us, bk of amer(?:ica)?(?: visa| mc)? online pmt, synchrony bank (?:payment|pymt|pmt),
  direct debit (?:to )?(?:barclaycard|american express|amex|mbna|capital one|tesco bank credit card),
  kreditkarten ?abrechnung, kreditkartenausgleich, ausgleich kreditkarte, abrechnung kreditkarte,
  debit mensuel carte, prelevement carte bancaire a debit differe, releve(?: de)? carte(?: bancaire)? debit differe,
  addebito carta di credito, saldo carta di credito, addebito estratto conto carta,
  pagamento(?: de)?(?: da)? fatura(?: de)?(?: do)? cartao, pagamento(?: de)? cartao(?: de)? credito,
  creditcardafrekening, afrekening creditcard
`,
  WITHIN,
);

/** Phrases for cash from a machine or a counter. */
export const CASH_DRAWN = anyOf(
  `
  reintegro(?: en)?(?: de)?(?: efectivo)?(?: en)? cajeros?(?: automatico)?, reintegro(?: en| de)? efectivo,
  (?:retirada|extraccion|disposicion|disp)(?: de)? efectivo, (?:retirada|extraccion|disposicion|disp)(?: de)?(?: dinero)?(?: en)? cajeros?,
  sacar dinero cajero, efectivo cajero, atm(?: cash)? (?:withdrawal|withdraw|withdrwl|wdl|debit), (?:withdrawal|withdraw|cash) (?:at |from )?atm,
  (?:cash|atm) withdrawal, cash withdrawl, cash machine, cashpoint, cash point, cash dispensed, atm w d,
  geldautomat, bargeldauszahlung, bargeldabhebung, auszahlung geldautomat, retrait(?: d)?(?: especes)?(?: au)? (?:dab|gab|distributeur),
  retrait(?: d)? especes, prelievo(?: di)? (?:contante|contanti|bancomat|atm), prelevamento(?: di)? (?:contante|contanti|bancomat|atm),
  levantamento(?: em)?(?: de)? (?:multibanco|atm|numerario), levantamento, saque(?: em)? (?:banco|atm|caixa), geldopname, geldautomaat
`,
  WITHIN,
);

/** Phrases for cash that somebody paid in. */
export const CASH_PAID_IN = anyOf(
  `
  ingreso(?: de| en)? efectivo, ingreso(?: en)? cajero, atm(?: cash)? deposit, cash deposit, bareinzahlung, versement especes,
  versamento(?: di)? contanti?
`,
  WITHIN,
);

/** Names of accounts for savings. */
export const SAVINGS_ACCOUNT = anyOf(
  `
  (?:cuenta|cta)(?: de)? ahorros?, a ahorros?, traspaso ahorros?, de ahorros?, hucha, to savings?, from savings?, to sav, from sav, savings account,
  savings transfer, vers livret, depuis livret, livret a, compte epargne, spaarrekening, sparkonto, tagesgeldkonto, tagesgeld,
  conto risparmio, poupanca
`,
  WITHIN,
);

/** The names of cards and of those who issue them, folded, with the name that the person sees. */
export const CARD_NAMES: readonly [phrase: string, name: string][] = [
  ['american express', 'Amex'],
  ['amex', 'Amex'],
  ['chase', 'Chase'],
  ['citicard', 'Citi'],
  ['citibank', 'Citi'],
  ['citi', 'Citi'],
  ['capital one', 'Capital One'],
  ['discover', 'Discover'],
  ['applecard', 'Apple Card'],
  ['wells fargo', 'Wells Fargo'],
  ['bk of amer', 'Bank of America'],
  ['bk of america', 'Bank of America'],
  ['bank of america', 'Bank of America'],
  ['synchrony', 'Synchrony'],
  ['barclaycard', 'Barclaycard'],
  ['barclays', 'Barclaycard'],
  ['mbna', 'MBNA'],
  ['wizink', 'WiZink'],
  ['cetelem', 'Cetelem'],
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
];
