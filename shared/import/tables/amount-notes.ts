/** An amount with a note in brackets behind it, in lower case: '131.77(已退款89.84)', '12.50 (incl. vat)'. */
const NOTED = /^([^()（）]*\d)\s*[(（]([^()（）]*\p{L}[^()（）]*)[)）]$/u;
/** Words of what a shop has given back already, with the amount of it, or of all. */
const GIVEN_BACK =
  /(?:refunded|refund|devuelto|reembolsado|erstattet|rembourse|remboursé|rimborsato|terugbetaald|zwrócono|已退款|退款|返金済?)\D*?([\d.,]*\d)/u;
const ALL_BACK = /fully refunded|已全额退款|全額返金/u;

/** The amount without its note; less what the note says that was given back. */
export function withoutNote(text: string): string {
  const found = NOTED.exec(text);
  if (!found) return text;
  const [, amount = '', note = ''] = found;
  if (ALL_BACK.test(note)) return amount.replace(/\d/g, '0');
  const back = GIVEN_BACK.exec(note)?.[1];
  // A note with a number of its own may be anything.
  if (back === undefined) return /\d/.test(note) ? text : amount.trim();
  return less(amount, back) ?? text;
}

/** Both have the same number of decimals behind the same mark, or none. */
function less(amount: string, back: string): string | undefined {
  const [whole = '', mark = '', cents = ''] = partsOf(amount);
  const [backWhole = '', backMark = '', backCents = ''] = partsOf(back);
  if (mark !== backMark || cents.length !== backCents.length) return undefined;
  const left = BigInt(whole + cents) - BigInt(backWhole + backCents);
  if (left < 0n) return undefined;
  const digits = String(left).padStart(cents.length + 1, '0');
  const at = digits.length - cents.length;
  const sign = /^\D*/.exec(amount)?.[0] ?? '';
  return `${sign}${digits.slice(0, at)}${mark}${digits.slice(at)}`;
}

function partsOf(text: string): string[] {
  const [, whole = '', mark = '', cents = ''] = /(\d[\d., ]*?)(?:([.,])(\d{2}))?$/.exec(text) ?? [];
  return [whole.replace(/\D/g, ''), mark, cents];
}
