import { largestOf } from '../../lists.ts';
import { foldText, UNSPACED } from './cells.ts';
import { DAY_WORDS } from './words/days.ts';
import { AMOUNT_WORDS, BALANCE_WORDS } from './words/money.ts';
import { OTHER_WORDS } from './words/others.ts';
import type { HeaderMeaning } from './words/rule.ts';
import { UNUSED_WORDS } from './words/unused.ts';

/** The order matters: a header gets the meaning of the first rule that has one of its phrases and whose cells fit. */
const RULES = [...UNUSED_WORDS, ...BALANCE_WORDS, ...DAY_WORDS, ...AMOUNT_WORDS, ...OTHER_WORDS];

/** The phrases with the index of their rule, under their first word. */
const byFirstWord = new Map<string, { rule: number; words: string[] }[]>();
const byWholeHeader = new Map<string, number[]>();
for (const [rule, [, phrases]] of RULES.entries()) {
  for (const written of phrases.split(',')) {
    const phrase = foldText(written);
    if (written.startsWith('=')) byWholeHeader.set(phrase, [...(byWholeHeader.get(phrase) ?? []), rule]);
    else {
      const words = phrase.split(' ');
      const [first = ''] = words;
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { rule, words }]);
    }
  }
}

/** Returns the meanings that a folded header may have, the most likely one first. */
export function findMeanings(folded: string): HeaderMeaning[] {
  if (folded === '' || folded.length > 80) return [];
  const found = new Set(byWholeHeader.get(folded));
  const cell = folded.split(' ');
  for (const [at, word] of cell.entries()) {
    for (const { rule, words } of byFirstWord.get(word) ?? [])
      if (words.every((each, index) => each === cell[at + index])) found.add(rule);
  }
  if (found.size === 0) for (const rule of findRulesWithin(folded)) found.add(rule);
  return [...found].toSorted((one, other) => one - other).flatMap((rule) => RULES[rule]?.[0] ?? []);
}

/** Phrases of scripts without spaces. A header may join several of them: '取扱日付'. */
const unspaced = RULES.flatMap(([, phrases], rule) =>
  phrases.split(',').flatMap((written) => {
    const phrase = foldText(written);
    return phrase >= UNSPACED && phrase.length > 1 ? [{ rule, phrase }] : [];
  }),
);

/** Finds the rules of the longest phrases within such a header. */
function findRulesWithin(folded: string): number[] {
  if (folded < UNSPACED) return [];
  const within = unspaced.filter(({ phrase }) => folded.includes(phrase));
  const longest = largestOf(within.map(({ phrase }) => phrase.length));
  return within.filter(({ phrase }) => phrase.length === longest).map(({ rule }) => rule);
}
