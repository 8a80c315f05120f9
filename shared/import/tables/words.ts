import { DAY_WORDS } from './words/days.ts';
import { AMOUNT_WORDS, BALANCE_WORDS } from './words/money.ts';
import { OTHER_WORDS } from './words/others.ts';
import type { HeaderMeaning } from './words/rule.ts';
import { UNUSED_WORDS } from './words/unused.ts';

/** The first rule whose phrase a header has is its meaning, if the cells fit; then the next one. */
const RULES = [...UNUSED_WORDS, ...BALANCE_WORDS, ...DAY_WORDS, ...AMOUNT_WORDS, ...OTHER_WORDS];

/** The rules of a phrase by its number, under the first word of the phrase. */
const byFirstWord = new Map<string, { rule: number; words: string[] }[]>();
const byWhole = new Map<string, number[]>();
for (const [rule, [, phrases]] of RULES.entries()) {
  for (const phrase of phrases.split(',')) {
    if (phrase.startsWith('=')) byWhole.set(phrase.slice(1), [...(byWhole.get(phrase.slice(1)) ?? []), rule]);
    else {
      const words = phrase.split(' ');
      const [first = ''] = words;
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { rule, words }]);
    }
  }
}

/** The meanings that a folded header may have, the most likely one first. */
export function meaningsOf(folded: string): HeaderMeaning[] {
  if (folded === '' || folded.length > 80) return [];
  const found = new Set(byWhole.get(folded));
  const cell = folded.split(' ');
  for (const [at, word] of cell.entries()) {
    for (const { rule, words } of byFirstWord.get(word) ?? [])
      if (words.every((each, index) => each === cell[at + index])) found.add(rule);
  }
  return [...found].toSorted((one, other) => one - other).flatMap((rule) => RULES[rule]?.[0] ?? []);
}
