import { maskNumbers } from './amounts.ts';
import { markAmounts } from './mark-amounts.ts';
import { toWords } from './text.ts';

const COMPARING_WORDS = [
  String.raw`afford|(?:can|could) (?:i|we)|permit\S+|pued[oe]|podemos|podri?[ae]\S*`,
  '(?:me|nos) (?:alcanza|llega|da)|will (?:i|we) (?:have|end)|(?:i|we) (?:will|ll) (?:have|end)|be left',
  String.raw`tendr(?:e|emos)|(?:me|nos) (?:quedara\S?|va a quedar)|(?:acab|termin)(?:o|are|amos|aremos)`,
  String.raw`how long|when will|need to|cuanto tiempo|tard\S+|cuando (?:tendr|lleg|alcanz|podr)\S+`,
  'tengo que|hay que|deb(?:o|eria|emos)',
].join('|');
/** Words that compare a price, a remainder or a goal with the money in the bank. */
const COMPARING = new RegExp(`(?<![^ ])(?:${COMPARING_WORDS})(?![^ ])`);
const LEAD = String.raw`(?:\b(?:if|and|but|since|as|when|given|si|y|pero|como) )?(?:\b(?:i|we|my|mi) )?`;
/** Money of the future is not in the bank yet: 'when will I have 4,000 saved?' */
const NOT_LATER = String.raw`(?<!\b(?:will|would|could|can|should|may|to|when|until|point|cuando)(?: (?:i|we))?(?: have)? )`;
const HAVE = 'have|has|got|with|tengo|tenemos|hay|quedan|con';
const IN_BANK = String.raw`(?:in|at|en) (?:\w+ )?(?:bank|accounts?|savings|checking|banco|cuentas?)`;
/** 'I have 2,000 in the bank', 'tengo 2.000 € ahorrados', with numbers masked as `A` or `N`. */
const HAS_IN_BANK = new RegExp(
  String.raw`${LEAD}${NOT_LATER}\b(?:${HAVE}) (?:\w+ ){0,2}?[AN](\d+) (?:\w+ ){0,2}?(?:${IN_BANK}|saved|ahorrad[oa]s?)\b`,
);
const BALANCE_WORDS = [
  'bank balance|balance (?:in|at) (?:the|my) bank',
  'saldo (?:bancario|del banco|en el banco)|en el banco tengo',
].join('|');
/** 'My bank balance is 2,000', 'mi saldo en el banco es de 2.000'. */
const BALANCE_IS = new RegExp(String.raw`${LEAD}\b(?:${BALANCE_WORDS}) (?:\w+ ){0,2}?[AN](\d+)\b`);
const LINK_TO_HAVE = '(?: that| que)? (?:(?:i|we) )?(?:only |already |solo |ya )?';
/** 'If I have 2,000', 'ya que tengo 2.000'. */
const IF_HAS = new RegExp(
  String.raw`\b(?:if|since|as|given|si|ya que|porque)${LINK_TO_HAVE}` +
    String.raw`(?:have|got|tengo|tenemos) (?:about |around |unos )?[AN](\d+)\b`,
);

/** Extracts the bank balance, in major units, from the words of a question. `rest` has the other words. */
export function extractBankBalance(words: string): { balance?: number; rest: string } {
  if (!COMPARING.test(words)) return { rest: words };
  const { text, numbers, percents } = maskNumbers(markAmounts(words));
  const found = HAS_IN_BANK.exec(text) ?? BALANCE_IS.exec(text) ?? IF_HAS.exec(text);
  const balance = numbers[Number(found?.[1])]?.value;
  if (found === null || balance === undefined) return { rest: words };
  // The rest is read again, so amounts keep the mark that shows that they are money.
  const toAmount = (_: string, place: string) => {
    const { value = 0, isMoney } = numbers[Number(place)] ?? {};
    return isMoney === true ? `${value} euros` : String(value);
  };
  const rest = text
    .replace(found[0], ' ')
    .replace(/\b[AN](\d+)\b/g, toAmount)
    .replace(/\bX(\d+)\b/g, (_, place: string) => `${percents[Number(place)] ?? 0} %`)
    .replace(/ {2,}/g, ' ')
    .trim();
  return { balance, rest: rest === '' ? words : rest };
}

/** Finds the bank balance that a question names, in major units. */
export const findBankBalance = (question: string): number | undefined =>
  extractBankBalance(toWords(question)).balance;
