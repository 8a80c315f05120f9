/**
 * Patterns of the text that banks write around the name of a payee, in several languages. Each pattern is bounded, so
 * that a hostile text cannot make it slow.
 */

/** Replaces a card's number. No line contains this character. */
export const CARD = '\u0001';
export const CARD_NUMBER = /(?<![\p{L}\p{N}])[\dXx*•_][\dXx*•_ -]{4,22}[\dXx*•_](?![\p{L}\p{N}])/gu;

const CARD_WORDS = [
  '(?:con (?:la )?|mit |avec |with )?',
  String.raw`\b(?:tarjeta|tarj|carte|karte|carta|card|cb|betaalpas|pas|cart[aã]o)\b[ .:]{0,3}`,
  String.raw`(?:(?:n[uú]mero|num|nr|no|n|ending(?: in)?)\b[ .:º°]{0,3})?`,
].join('');
/** The replaced number of a card, or its last digits. */
const CARD_END = String.raw`(?:${CARD}|[*x]{0,4}\d{3,6}\b)`;
const MONTH =
  '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|ENE|ABR|AGO|DIC|FEV|AVR|MAI|JUI|AOU|OKT|DEZ|MRT|MEI)';
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const ISO_DAY = String.raw`\d{4}-\d{2}-\d{2}(?:T[\d:.+Z-]{2,20})?`;
const DAY = String.raw`(?:${ISO_DAY}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2}))(?:[ /]${TIME})?`;
const BEFORE_DAY = String.raw`(?:\b(?:on|el|le|am|vom|du|del|op|em|fecha|date|data|datum)[ :]{1,2})`;
const NUMBER_WORDS = [
  'ref(?:erencia|erence|erenz)?|mandato?|mandatsref|recibo|autorizaci[oó]n|auth?|trace|terminal',
  'n[ºo°]|nr|num|id|trx|txn',
].join('|');

/** Removed anywhere in a line. */
export const NOISE: readonly RegExp[] = [
  /\b(?:EREF|KREF|MREF|CRED|DEBT|IBAN|BIC)\+\S*/g,
  /\bSVWZ\+/g,
  new RegExp(`,? ?${CARD_WORDS}${CARD_END}`, 'gi'),
  new RegExp(CARD, 'g'),
  /\b[A-Z]{2}\d{2} ?(?:\d{4}|[A-Z]{4})(?: ?\d{4}){2,6}(?: ?\d{1,3})?\b/g,
  new RegExp(String.raw`${BEFORE_DAY}?(?<![\p{L}\p{N}])${DAY}(?![\p{L}\p{N}])`, 'giu'),
  new RegExp(String.raw`${BEFORE_DAY}\d{1,2}[/.-]\d{1,2}(?:\.|\b)`, 'gi'),
  new RegExp(String.raw`\b\d{1,2}${MONTH}(?:\d{4}|\d{2})?\b`, 'g'),
  /(?<!\S)\d{2}[/.]\d{2}\.?$/,
  new RegExp(String.raw`(?<![\d:])${TIME}(?![\d:])`, 'g'),
  /,? ?\b(?:n[ºo°]?\.? ?recibo|ref\.? ?mandato)(?= ).*$/i,
  /\bPAS\d{3}\b/g,
  /\bNR:\S+/g,
  /,? ?\bcomisi[oó]n:? \d{1,4}[.,]\d{2}(?: ?(?:EUR|€))?/gi,
  new RegExp(
    String.raw`\b(?:${NUMBER_WORDS})\b[ .:#º°-]{0,4}[\dA-Z/-]{0,10}\d{4}[\dA-Z/-]{0,30}(?![\p{L}\p{N}])`,
    'giu',
  ),
  /(?<![\p{L}\p{N}])\d{3}-\d{3}-\d{4}(?![\p{L}\p{N}])/gu,
  /(?<!\S)[#A-Z]?\d{6,}(?!\S)/g,
  /(?<=\p{L} ?)\/\/(?=\p{L}).*$|(?<=[.\d])\/\/(?=\p{L}).*$/u,
  // A code after the name, as marketplaces write it.
  /(?<=\p{L}{2} ?)\*(?=\S*\d)[A-Z\d]{5,}(?!\S)/giu,
];

/** Removed before the name. The words alone are not removed: 'Compra semanal' stays. */
export const BEFORE: readonly RegExp[] = [
  String.raw`(?:compras?|pago)(?: (?:con )?(?:la )?(?:tarj(?:eta)?|m[oó]vil|internet|online|contactless)\b\.?)+(?: (?:en|de|a)\b)?`,
  String.raw`(?:compra|pago) en\b(?! (?:efectivo|met[aá]lico|cajero))`,
  String.raw`(?:(?:visa|mastercard|debit|credit|check) ?)?(?:card )?(?:purchase|payment) (?:authorized|authorised|to|at)\b`,
  String.raw`(?:pos|debit|credit|visa|card|checkcard|contactless)(?: (?:card|debit|purchase|payment))+(?: (?:to|at)\b)?`,
  String.raw`(?:kartenzahlung|girocard|pagamento pos|pagamento (?:con )?carta|paiement (?:par )?(?:carte|cb))\b`,
  String.raw`(?:achat (?:cb|carte)|bea, betaalpas|compras c deb)\b`,
].map((words) => new RegExp(String.raw`^${words}(?:[ .:,-]{1,3}${CARD_END}(?= ))?[ .:,-]{0,3}`, 'i'));

/** Removed only from texts in capitals, because people type these words, too. */
export const BEFORE_IN_CAPITALS =
  /^(?:POS|RECIBO|ADEUDO|PRLV(?: SEPA)?|SEPA[ -]LASTSCHRIFT|ADDEBITO SDD|CARTE|CB|CHECKCARD(?: \d{4})?|COMPRA \d{4})[ .:-]+(?=\p{L})/u;
export const AFTER_IN_CAPITALS = / CONTACTLESS$/;
/** Removed only from texts in capitals with three words or more. */
export const COUNTRY_AT_END = / (?:ESP?|GBR?|DEU?|FRA?|ITA?|PRT?|NLD?|IRL|USA?|BEL|AUT|CHE|LUX|POL|SWE)$/;
/** Removed only if the line has the number of a card. */
export const BEFORE_CARD = /^(?:compras?|pago|purchase|payment|paiement|achat|pagamento|zahlung)\b[ .:,-]*/i;
/** Services that pass payments on; the name of the payee follows. */
export const PROCESSOR = /^(?:paypal|pp|sq|sumup|zettle|izettle|iz|ztl|tst|sp|stripe|ady) ?\* ?(?=\p{L})/iu;

/** Returns quickly whether a line may match any pattern at all: most names that people typed do not. */
export function mayHaveNoise(line: string): boolean {
  return /[\d*•+/:]|^[\s,.;\-#|]|[\s,;\-#|]$/.test(line) || !/\p{Ll}/u.test(line) || FIRST_WORDS.test(line);
}

const FIRST_WORDS =
  /^(?:compra|pago|card|pos|debit|credit|visa|master|check|contactless|karten|giro|pagamento|paiement|achat|bea|purchase|payment)/i;
