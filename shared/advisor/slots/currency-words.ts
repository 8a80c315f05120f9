/** The codes that each name of a currency may mean. */
const CODES: [names: string, codes: string][] = [
  ['euro euros', 'EUR'],
  ['dollar dollars dolar dolares usd bucks', 'USD CAD AUD NZD HKD SGD'],
  ['pound pounds libra libras gbp sterling quid', 'GBP'],
  ['peso pesos', 'MXN ARS COP CLP UYU DOP PHP CUP'],
  ['yen yenes', 'JPY'],
  ['franc francs franco francos', 'CHF'],
  ['soles', 'PEN'],
  ['rupee rupees rupias', 'INR'],
];
const NAMES = CODES.flatMap(([names]) => names.split(' ')).join('|');
const IN_CURRENCY = new RegExp(
  `(?<![^ ])(?:in|en) (?:(?:us|american|canadian|mexican|the|los|las) )?(${NAMES})(?![^ ])(?! (?:19|20)\\d\\d)`,
);

/** Removes 'in euros' from the words of a question if the person's currency is the euro. */
export function withoutOwnCurrency(words: string, currency: string | undefined): string {
  const [phrase, name = ''] = IN_CURRENCY.exec(words) ?? [];
  if (phrase === undefined || currency === undefined || !meansCurrency(name, currency)) return words;
  return words.replace(phrase, '').replaceAll(/ {2,}/g, ' ').trim();
}

/** Whether a question names a currency after `withoutOwnCurrency`. */
export const isInOtherCurrency = (words: string): boolean => IN_CURRENCY.test(words);

function meansCurrency(name: string, currency: string): boolean {
  return CODES.some(
    ([names, codes]) => names.split(' ').includes(name) && codes.split(' ').includes(currency),
  );
}
