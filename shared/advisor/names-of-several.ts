import { toPattern } from './lexicon/pattern.ts';
import { SHOPS_AFTER_AT, SHOPS_OF_SEVERAL } from './lexicon/shops.ts';

const ALL = `${SHOPS_OF_SEVERAL}|${SHOPS_AFTER_AT}`.split('|');
const join = (name: string) => name.replaceAll(' ', '');

/** Names of several words by the one word that stands for them in a question. */
export const NAMES_BY_JOINED: ReadonlyMap<string, string> = new Map(ALL.map((name) => [join(name), name]));

const PATTERN = toPattern(
  `${SHOPS_OF_SEVERAL}|(?<=(at|on|from|with|to|en|de|a|con) )(${SHOPS_AFTER_AT})`,
  'g',
);

/** Makes one word of each name, so that no part of it is read or mended: 'mercado libre' is no market. */
export const joinNames = (words: string): string => words.replace(PATTERN, join);

export const isOfSeveral = (name: string): boolean => ALL.includes(name);

/** How descriptions may write a name: 'M&S' is read as three words. */
export function namesOfSeveral(name: string): string[] {
  if (!isOfSeveral(name)) return [name];
  const written = name.includes(' and ') ? [name.replace(' and ', '&'), name.replace(' and ', ' & ')] : [];
  return [name, ...written, join(name)];
}
