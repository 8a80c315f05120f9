/** An amount with a note in brackets, in lower case: '131.77(已退款89.84)', '12.50 (incl. vat)'. */
const AMOUNT_WITH_NOTE = /^([^()（）]*\d)\s*[(（]([^()（）]*\p{L}[^()（）]*)[)）]$/u;
/** The words for money that a shop has refunded already, with its amount. */
const REFUNDED =
  /(?:refunded|refund|devuelto|reembolsado|erstattet|rembourse|remboursé|rimborsato|terugbetaald|zwrócono|已退款|退款|返金済?)\D*?([\d.,]*\d)/u;
const FULLY_REFUNDED = /fully refunded|已全额退款|全額返金/u;

/** Removes the note of an amount, and subtracts the refund that the note names. */
export function withoutNote(text: string): string {
  const found = AMOUNT_WITH_NOTE.exec(text);
  if (!found) return text;
  const [, amount = '', note = ''] = found;
  if (FULLY_REFUNDED.test(note)) return amount.replace(/\d/g, '0');
  const refund = REFUNDED.exec(note)?.[1];
  // A note with any other number may mean anything.
  if (refund === undefined) return /\d/.test(note) ? text : amount.trim();
  return subtract(amount, refund) ?? text;
}

/** Subtracts two written amounts; undefined unless both have the same decimal mark and number of decimals. */
function subtract(amount: string, refund: string): string | undefined {
  const [whole = '', mark = '', cents = ''] = splitAmount(amount);
  const [backWhole = '', backMark = '', backCents = ''] = splitAmount(refund);
  if (mark !== backMark || cents.length !== backCents.length) return undefined;
  const rest = BigInt(whole + cents) - BigInt(backWhole + backCents);
  if (rest < 0n) return undefined;
  const digits = String(rest).padStart(cents.length + 1, '0');
  const at = digits.length - cents.length;
  const sign = /^\D*/.exec(amount)?.[0] ?? '';
  return `${sign}${digits.slice(0, at)}${mark}${digits.slice(at)}`;
}

function splitAmount(text: string): string[] {
  const [, whole = '', mark = '', cents = ''] = /(\d[\d., ]*?)(?:([.,])(\d{2}))?$/.exec(text) ?? [];
  return [whole.replace(/\D/g, ''), mark, cents];
}
