import { SHOPS_AFTER_AT, SHOPS_OF_SEVERAL } from './lexicon/shops.ts';
import { phrasesOf, readList, replacePhrases } from './phrases.ts';

const AFTER_AT: ReadonlySet<string> = new Set(readList(SHOPS_AFTER_AT));
const ALL: ReadonlySet<string> = new Set([...readList(SHOPS_OF_SEVERAL), ...AFTER_AT]);
const join = (name: string) => name.replaceAll(' ', '');

/** Names of several words by the one word that stands for them in a question. */
export const NAMES_BY_JOINED: ReadonlyMap<string, string> = new Map(
  [...ALL].map((name) => [join(name), name]),
);

const PHRASES = phrasesOf([...ALL].map((name) => [name, name] as const));
const AT = new Set('at on from with to en de a con'.split(' '));

/** Joins the words of each name, so that no part of it is read or mended: 'mercado libre' is no market. */
export const joinNames = (words: string): string =>
  replacePhrases(words, PHRASES, (name, { before: [previous = ''] }) =>
    AFTER_AT.has(name) && !AT.has(previous) ? undefined : join(name),
  );

export const isOfSeveral = (name: string): boolean => ALL.has(name);

/** The ways in which descriptions may write a name: 'M&S' is read as three words. */
export function namesOfSeveral(name: string): string[] {
  if (!isOfSeveral(name)) return [name];
  const written = name.includes(' and ') ? [name.replace(' and ', '&'), name.replace(' and ', ' & ')] : [];
  return [name, ...written, join(name)];
}
