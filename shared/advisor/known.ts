import type { Likely } from './clues.ts';
import type { Findings } from './findings.ts';
import type { Rule } from './signs.ts';
import type { Intent, Language, Vocabulary } from './types.ts';
import type { Unknown } from './unknown.ts';

/** Everything that is known of a question. */
export type Context = {
  /** As it was typed. */
  question: string;
  language: Language;
  vocabulary: Vocabulary;
  found: Findings;
  unknown: Unknown;
  rules: readonly Rule[];
  /** Every intent, the likeliest by the clues first. */
  likely: readonly Likely[];
  /** What was found, with the months that an intent means. */
  read: (intent: Intent) => Findings;
};

/** What is to be bought or saved for may have any name. */
export const BOUGHT = /^(?:afford|goal)/;

/** Whether a word that nobody knows stands beside what was found: 'on food and at Boots'. */
export function joinsOther({
  found: { text },
  unknown: { filters },
}: Pick<Context, 'found' | 'unknown'>): boolean {
  const joint = '(?:and|or|plus|y|e|o|u|mas) (?:[^ ]+ ){0,2}';
  return filters.some((word) =>
    new RegExp(`(?<![^ ])(?:[MC]\\d+ ${joint}${word}|${word} ${joint}[MC]\\d+)(?![^ ])`).test(text),
  );
}

/** Whether a word that nobody knows stands beside a thing and narrows it: 'yacht insurance', 'seguro de la barca'. */
export function narrowsThing({
  found: { text },
  unknown: { words },
}: Pick<Context, 'found' | 'unknown'>): boolean {
  const of = '(?:de|del|para|of|for)(?: (?:el|la|los|las|mis?|the|my|our|a))*';
  return words.some((word) =>
    new RegExp(`(?<![^ ])(?:${word} M\\d+|M\\d+ (?:${of} )?${word})(?![^ ])`).test(text),
  );
}

/** Whether a marked text names a category and a merchant as two: 'food and rent', unlike 'food at Mercadona'. */
export const joinsTwo = (text: string): boolean => TWO.test(text);
const TWO =
  /(?<![^ ])(?:C\d+ (?:and|or|plus|y|e|o|u|mas) (?:[^ ]+ ){0,2}M\d+|M\d+ (?:and|or|plus|y|e|o|u|mas) (?:[^ ]+ ){0,2}C\d+)(?![^ ])/;
