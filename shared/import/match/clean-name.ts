import { isLegible } from './text-line.ts';

/** Stands for a card's number, which no text has after `toLine`. */
const CARD = '\u0001';
const CARD_NUMBER = /(?<![\p{L}\p{N}])[\dXx*•][\dXx*• -]{4,22}[\dXx*•](?![\p{L}\p{N}])/gu;
const CARD_WORD = String.raw`(?:tarjeta|tarj|carte|karte|carta|card|cb|betaalpas|pas|cart[aã]o)`;
const CARD_WORDS = String.raw`(?:con (?:la )?|mit |avec |with )?\b${CARD_WORD}\b[ .:]*(?:(?:n[uú]mero|num|nr|no|n|ending(?: in)?)\b[ .:º°]*)?`;
const MONTH =
  '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|ENE|ABR|AGO|DIC|FEV|AVR|MAI|JUI|AOU|OKT|DEZ|MRT|MEI)';
const ISO_DAY = String.raw`\d{4}-\d{2}-\d{2}(?:T[\d:.+Z-]{2,20})?`;
const DAY = String.raw`(?:${ISO_DAY}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2}))`;
const BEFORE_DAY = String.raw`(?:\b(?:on|el|le|am|vom|du|del|op|em|fecha|date|data|datum)[ :]{1,2})`;

/** What banks write around the name of a shop. Each is dropped wherever it stands. */
const NOISE: readonly RegExp[] = [
  /\b(?:EREF|KREF|MREF|CRED|DEBT|IBAN|BIC)\+\S*/g,
  /\bSVWZ\+/g,
  new RegExp(`,? ?${CARD_WORDS}(?:${CARD}|[*x]{0,4}\\d{4}\\b)`, 'gi'),
  new RegExp(CARD, 'g'),
  /\b[A-Z]{2}\d{2} ?(?:\d{4}|[A-Z]{4})(?: ?\d{4}){2,6}(?: ?\d{1,3})?\b/g,
  new RegExp(String.raw`${BEFORE_DAY}?(?<![\p{L}\p{N}])${DAY}(?![\p{L}\p{N}])`, 'giu'),
  new RegExp(String.raw`${BEFORE_DAY}\d{1,2}[/.-]\d{1,2}\b`, 'gi'),
  new RegExp(String.raw`\b\d{1,2}${MONTH}(?:\d{4}|\d{2})?\b`, 'g'),
  /(?<!\S)\d{2}[/.]\d{2}\.?$/,
  /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/g,
  /,? ?\bcomisi[oó]n:? \d{1,4}[.,]\d{2}(?: ?(?:EUR|€))?/gi,
  /\b(?:ref(?:erencia|erence|erenz)?|mandato?|mandatsref|recibo|autorizaci[oó]n|auth?|trace|terminal|n[ºo°]|nr|num|id|trx|txn)\b[ .:#º°-]{0,4}[\dA-Z/-]{0,10}\d{4}[\dA-Z/-]{0,30}/gi,
  /(?<![\p{L}\p{N}])\d{3}-\d{3}-\d{4}(?![\p{L}\p{N}])/gu,
  /(?<!\S)#?\d{6,}(?!\S)/g,
];

/** What banks write before the name. The words alone are none of it: 'Compra semanal' stays. */
const BEFORE: readonly RegExp[] = [
  /^(?:compras?|pago)(?: (?:con )?(?:tarj(?:eta)?|m[oó]vil|internet|online|contactless)\b\.?)+(?: (?:en|de|a)\b)?[ :,]*/i,
  /^(?:compra|pago) en (?!efectivo|met[aá]lico|cajero)/i,
  /^(?:(?:visa|mastercard|debit|credit|check) ?)?(?:card )?(?:purchase|payment) (?:authorized|authorised|to|at)\b ?/i,
  /^(?:pos|debit|credit|visa|card|checkcard|contactless)(?: (?:card|debit|purchase|payment))+(?: (?:to|at)\b)?[ :,-]*/i,
  /^(?:kartenzahlung|girocard|pagamento pos|pagamento (?:con )?carta|paiement (?:par )?(?:carte|cb)|achat (?:cb|carte)|paiement cb|bea, betaalpas|compras c deb)\b[ .:,-]*/i,
];

/** Only of texts in capitals, because people type these words too. */
const BEFORE_IN_CAPITALS =
  /^(?:POS|RECIBO|ADEUDO|PRLV(?: SEPA)?|SEPA[ -]LASTSCHRIFT|ADDEBITO SDD|CARTE|CB|CHECKCARD(?: \d{4})?)[ .:-]+(?=\p{L})/u;
const PROCESSOR = /^(?:paypal|pp|sq|sumup|zettle|izettle|iz|ztl|tst|sp|stripe|ady) ?\* ?(?=\p{L})/iu;
const CODE_AFTER_STAR = /(?<=\p{L}{2} ?)\*(?=\S*\d)[A-Z\d]{5,}(?!\S)/giu;
const PLACE_AFTER_SLASHES = /(?<=[^:/\s] ?)\/\/(?=\p{L}).*$/u;
const COUNTRY_AT_END = / (?:ESP?|GBR?|DEU?|FRA?|ITA?|PRT?|NLD?|IRL|USA?|BEL|AUT|CHE|LUX|POL|SWE)$/;
const ENDS = /^[\s,.;:\-/*#|+]+|[\s,;:\-/*#|+]+$/g;
const ROUNDS = 4;

/**
 * The name in a bank's wording: 'COMPRA TARJ. 5402XXXXXXXX1234 MERCADONA' is 'MERCADONA'. The line stays as it is if
 * nothing legible would be left. Cleaning a name again changes nothing.
 */
export function cleanName(line: string): string {
  let name = line;
  for (let round = 0; round < ROUNDS; round++) {
    const cleaner = cleanOnce(name);
    if (cleaner === name || !/\p{L}{2}/u.test(cleaner) || !isLegible(cleaner)) return name;
    name = cleaner;
  }
  return name;
}

function cleanOnce(line: string): string {
  if (!mayHaveNoise(line)) return line;
  let name = line.replace(CARD_NUMBER, (found) => (isCardNumber(found) ? CARD : found));
  for (const noise of NOISE) name = name.replace(noise, ' ');
  name = name.replace(PLACE_AFTER_SLASHES, '').replace(CODE_AFTER_STAR, '').replace(/\s+/g, ' ').trim();
  for (const before of BEFORE) name = name.replace(before, '');
  name = name.replace(PROCESSOR, '');
  if (!/\p{Ll}/u.test(name)) {
    name = name.replace(BEFORE_IN_CAPITALS, '');
    if (name.split(' ').length > 2) name = name.replace(COUNTRY_AT_END, '');
  }
  return name
    .replace(/ +(?=[,;:])/g, '')
    .replace(ENDS, '')
    .replace(/ {2,}/g, ' ');
}

/** Quick for the many names that people typed. */
function mayHaveNoise(line: string): boolean {
  return (
    /[\d*•+/:]|^[\s,.;\-#|]|[\s,;\-#|]$/.test(line) ||
    !/\p{Ll}/u.test(line) ||
    /^(?:compra|pago|card|pos|debit|credit|visa|master|check|contactless|karten|giro|pagamento|paiement|achat|bea|purchase|payment)/i.test(
      line,
    )
  );
}

/** At least four hidden digits, or as many digits as a card has. */
function isCardNumber(found: string): boolean {
  const hidden = found.match(/[Xx*•]/g)?.length ?? 0;
  const digits = found.match(/\d/g)?.length ?? 0;
  return (hidden >= 4 && hidden + digits >= 6) || (digits >= 13 && digits <= 19);
}
