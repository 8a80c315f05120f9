import { toValue, writeCounts } from './mark-amounts.ts';

export type FoundNumber = { value: number; isMoney: boolean };
export type Numbers = { text: string; numbers: FoundNumber[]; percents: number[] };

const SMALL = 'two three four five six seven eight nine ten dos tres cuatro cinco seis siete ocho nueve diez';
const VALUES = new Map(SMALL.split(' ').map((word, index) => [word, (index % 9) + 2]));
const NUMBER_WORDS = [...VALUES.keys()].join('|');
const BEFORE_COUNT = [
  'which|what|show|list|name|dime|muestrame|ensename|top|largest|biggest|smallest|highest|cheapest',
  'mayores|menores|los|las|my|the|mis|last|first|ultim[oa]s|me|dame',
].join('|');
const MOVEMENTS = 'gastos|compras|pagos|ingresos|movimientos';
const SUPERLATIVE = `\\S{3,}est|most|mayores|menores|(?:${MOVEMENTS}) (?:mas|menos|mayores|menores)`;
/** The number of rows to show: 'the five biggest', 'las tres compras'. */
const COUNT_IN_WORDS = new RegExp(
  `(?<=^|(?:${BEFORE_COUNT}) )(${NUMBER_WORDS})(?= (?!veces|times))` +
    `|(?<![^ ])(${NUMBER_WORDS})(?= (?:${SUPERLATIVE})(?![^ ]))`,
  'g',
);

/** Masks amounts as `A`, other numbers as `N` and percentages as `X`, each with its index in its list. */
export function maskNumbers(text: string): Numbers {
  const numbers: FoundNumber[] = [];
  const percents: number[] = [];
  const put = (value: number, isMoney: boolean) =>
    `${isMoney ? 'A' : 'N'}${numbers.push({ value, isMoney }) - 1}`;
  const rest = writeCounts(text)
    .replace(PERCENT, (_, digits: string) => `X${percents.push(Number(digits)) - 1}`)
    .replace(MONEY, (_, digits: string) => put(Number(digits), true))
    .replace(COUNT_IN_WORDS, (word) => put(VALUES.get(word) ?? 1, false))
    .replace(DIGITS, (digits) => put(toValue(digits), /[.,]/.test(digits)));
  return { text: rest, numbers, percents };
}
/** Percentages and amounts, as `markAmounts` writes them. */
const PERCENT = /(?<![^ ])%(\d+(?:\.\d+)?)(?![^ ])/g;
const MONEY = /(?<![^ ])¤(\d+(?:\.\d+)?)(?![^ ])/g;
const DIGITS = /(?<![^ ])\d+(?:[.,]\d+)*(?![^ ])/g;
