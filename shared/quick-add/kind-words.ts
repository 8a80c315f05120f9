import type { Kind } from './kinds.ts';
import { isInName } from './names.ts';
import { findPhrase, toPhrases } from './phrases.ts';
import { isOneOf, isWord, toWordSet, type Token } from './tokens.ts';

type Rule = {
  kind: Kind;
  /** Whether the phrase is removed from the description, since it says nothing but the kind. */
  isDropped?: true;
  /** Whether another kind is about as likely. */
  isDoubtful?: true;
};

const EXPENSE: Rule = { kind: 'expense' };
const REFUND: Rule = { kind: 'refund' };
const INCOME: Rule = { kind: 'income' };

const WORDS = toPhrases<Rule>([
  [
    { kind: 'expense', isDropped: true },
    'paid|payed|pd|spend|spending|spnt|expense|new expense|add expense|add an expense|gasto|un gasto|nuevo gasto|spent|bought|pague|gaste|compre|pagado|gastado|comprado|pagamos|gastamos|compramos|costo|cost me|cost|costs|me costo|me cobraron|nos cobraron|me cobro|me salio por',
  ],
  [
    { kind: 'income', isDropped: true },
    'add income|new income|nuevo ingreso|un ingreso|cobre|cobrado|cobrada|won|recibi|he recibido|received|earned|gane|ganado|ingrese',
  ],
  [
    EXPENSE,
    'paid back|return ticket|return train|return flight|return fare|return trip|return bus|credit card|refund to|sent|le pague|le di|le preste|preste|lent|me robaron|pagar|enviado|enviada|transferi|envie|mande|income tax|pension plan|pension contribution|pension contributions|plan de pension|plan de pensiones|le devolvi|les devolvi|le devuelvo|pension alimenticia|mercado pago a|pocket money to|pocket money for|allowance to|devuelto a|devuelta a|sin intereses|meses sin intereses|msi|interest free|no interest',
  ],
  [REFUND, 'refund|refunds|refunded|devolucion|devoluciones|reembolso|reembolsos'],
  [
    INCOME,
    'recibido|recibida|money back|rebate|child benefit|housing benefit|universal credit|state pension|rent from|severance|inheritance|royalties|winnings|earnings|venmoed me|zelled me|transferred me|tipped me|reimbursed me|herencia|cesantias|regalias|ganancias|prestaciones|salary|paycheck|payslip|payday|wage|wages|income|reimbursement|reimbursed|cashback|cash back|dividend|dividends|bonus|sold|stipend|scholarship|got paid|got back|paid me|paid by|mercado pago de|paid us|paid me back|gave me|gave us|sent me|owed me|gift from|money from|check from|cheque from|payment from|direct deposit|nomina|sueldo|salario|aguinaldo|quincena|finiquito|paga extra|ingreso|ingresos|vendi|vendido|venta|ventas|cobro|dividendo|dividendos|beca|subsidio|freelance|me ha pagado|me han pagado|me ha devuelto|me han devuelto|me han ingresado|me han dado|me ha dado|me hizo un bizum|me ha hecho un bizum|me hicieron un bizum',
  ],
  [
    { kind: 'income', isDoubtful: true },
    'cash from|paid in|benefit|benefits|grant|payout|lent me|pocket money|paro|prestacion|viaticos|jubilacion|pago de cliente|pago cliente|cliente pago|interest|intereses|allowance|devolvi|returned|reintegro|devuelto|overtime|unemployment|child support|social security|birthday money|tenant paid|pension|paga|premio|prize|client paid|customer paid|boss paid|dad paid|mom paid|mum paid|he paid|she paid|side gig|side job|lotto win|lottery win|scratchcard win|bingo win|found|encontre|me encontre|they paid|commission|honorarios|tax return|garage sale|side hustle|gratificacion|me debe|me deben|owes me',
  ],
  [
    { kind: 'expense', isDoubtful: true },
    'return|credit|propinas|liquidacion|mesada|sale|sales|prima|deposit|deposito|regalo de|loan|prestamo|abono|tips|maid salary|nanny salary|cook salary|driver salary|cleaner wages|cleaners wages|sueldo ninera|sueldo de la ninera|sueldo empleada|sueldo de la empleada|sueldo asistenta|sueldo de la asistenta|sueldo muchacha|sueldo de la muchacha',
  ],
]);

/** Offices and taxes whose refunds are an income, because nothing was bought. */
const TAXES = toWordSet('tax taxes vat irs hmrc impuesto impuestos iva irpf renta hacienda sat dian');

const TO_ME = toWordSet('me nos');
/** Verbs after 'me' or 'nos' for money that others give: 'me pagaron', 'nos devolvió'. */
const GIVING =
  /^(?:pag|devolv|ingres|transf|deposit|regal|reembols|abon|envi|mand|prest|pas|toc|consign|gir|bizume|yape|adelant)\p{L}*(?:aron|ieron|io|o|irio)$|^(?:di|dieron|dio|hizo|hicieron|pagan|ingresan|devuelven|dan|cayo|cayeron|entro|entraron|toco)$/u;
/** Ways of sending money. The next word says whether it was sent or received. */
const CHANNELS = toWordSet(
  'bizum spei cashapp daviplata transfer transferencia transferencias venmo zelle paypal revolut wire nequi yape plin mercadopago giro remesa consignacion pix sinpe',
);
const FROM = toWordSet('from de del');
const TO = toWordSet('to a al para');
/** Words that stand before a dropped verb: 'I paid', 'he pagado'. */
const SUBJECTS = toWordSet("i we yo just i've have had he hemos me nos ya");

/** Commands at the beginning of dictated lines: 'Add 20 for gas'. */
const COMMANDS = toWordSet('add log record anota anade apunta apuntame registra');

export type FoundKind = { kind: Kind; isDoubtful: boolean; hasWord: boolean };

/**
 * Finds the kind in the words without another meaning, and marks them. If words disagree, a verb for spending counts
 * most, then a word for a refund.
 */
export function claimKind(tokens: readonly Token[]): FoundKind {
  const openTokens = tokens.filter(({ meaning }) => meaning === undefined);
  const rules: Rule[] = [];
  for (let at = 0; at < openTokens.length;) {
    const found = findRule(tokens, openTokens, at);
    if (found) {
      rules.push(found.rule);
      for (const token of openTokens.slice(at, found.end)) token.meaning = 'type';
      if (found.rule.isDropped) dropSubjects(openTokens, at);
      else for (const token of openTokens.slice(at, found.end)) token.isKept = true;
    }
    at = found?.end ?? at + 1;
  }
  const [first, second] = openTokens;
  if (first && first.meaning === undefined && isOneOf(first, COMMANDS) && second && second.start > first.end)
    first.meaning = 'type';
  const sure = rules.filter(({ isDoubtful }) => !isDoubtful);
  const rule =
    sure.find(({ kind, isDropped }) => isDropped && kind === 'expense') ??
    sure.find(({ kind }) => kind === 'refund') ??
    sure[0] ??
    rules[0];
  if (!rule) return { kind: 'expense', isDoubtful: false, hasWord: false };
  const isDisputed = sure.some(({ kind }) => kind !== rule.kind);
  return { kind: rule.kind, isDoubtful: isDisputed || rule.isDoubtful === true, hasWord: true };
}

function findRule(
  tokens: readonly Token[],
  openTokens: readonly Token[],
  at: number,
): { rule: Rule; end: number } | undefined {
  const token = openTokens[at];
  if (!token || !isWord(token)) return undefined;
  const next = openTokens[at + 1];
  if (TO_ME.has(token.word) && next && GIVING.test(next.word)) return { rule: INCOME, end: at + 2 };
  if (CHANNELS.has(token.word)) {
    if (isOneOf(next, FROM)) return { rule: INCOME, end: at + 2 };
    return isOneOf(next, TO)
      ? { rule: EXPENSE, end: at + 2 }
      : { rule: { ...EXPENSE, isDoubtful: true }, end: at + 1 };
  }
  const phrase = findPhrase(WORDS, openTokens, at);
  if (phrase?.value === REFUND && tokens.some((each) => isOneOf(each, TAXES)))
    return { rule: INCOME, end: phrase.end };
  if (phrase) return { rule: inName(tokens, token, phrase.value), end: phrase.end };
  // 'got 50' is income, and 'got coffee' is not.
  const following = tokens[tokens.indexOf(token) + 1];
  return /^(?:got|made|make|hice)$/.test(token.word) && following?.meaning === 'amount'
    ? { rule: { kind: 'income', isDropped: true }, end: at + 1 }
    : undefined;
}

/** Keeps a verb in the description if it is part of a name, such as 'Casa Cobre'. */
function inName(tokens: readonly Token[], token: Token, rule: Rule): Rule {
  if (!rule.isDropped || !isInName(tokens, tokens.indexOf(token))) return rule;
  return { kind: rule.kind, ...(rule.kind === 'income' && { isDoubtful: true }) };
}

function dropSubjects(openTokens: readonly Token[], at: number): void {
  for (let before = at - 1; before >= 0 && isOneOf(openTokens[before], SUBJECTS); before -= 1) {
    const token = openTokens[before];
    if (token) token.meaning = 'type';
  }
}
