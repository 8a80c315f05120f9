const WORDS: Record<string, number> = Object.fromEntries(
  [
    'a an one un una uno',
    'two dos couple par pair',
    'three tres few',
    'four cuatro',
    'five cinco',
    'six seis',
    'seven siete',
    'eight ocho',
    'nine nueve',
    'ten diez',
    'eleven once',
    'twelve doce',
    'thirteen trece',
    'fourteen catorce',
    'fifteen quince',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1])),
);
Object.assign(WORDS, {
  twenty: 20,
  veinte: 20,
  thirty: 30,
  treinta: 30,
  forty: 40,
  cuarenta: 40,
  fifty: 50,
  cincuenta: 50,
  sixty: 60,
  sesenta: 60,
  ninety: 90,
  noventa: 90,
});

const ORDINALS = [
  '1st first primer primero primera',
  '2nd second segundo segunda',
  '3rd third tercer tercero tercera',
  '4th fourth cuarto cuarta',
];

/** A small whole number in digits or words, or 0. */
export function toNumber(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : (WORDS[word] ?? 0);
}

export const NUMBER = `(\\d{1,3}|${Object.keys(WORDS)
  .filter((word) => !/^(?:an?|un|una|uno)$/.test(word))
  .join('|')})`;

/** The number that an ordinal says, or 0. */
export function ordinal(word: string): number {
  return ORDINALS.findIndex((words) => words.split(' ').includes(word)) + 1;
}

export const ORDINAL = `(${ORDINALS.join(' ').replaceAll(' ', '|')})`;
