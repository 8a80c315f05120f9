import { DAY_WORDS } from './words/days.ts';
import { AMOUNT_WORDS, BALANCE_WORDS } from './words/money.ts';
import { OTHER_WORDS } from './words/others.ts';
import type { HeaderMeaning } from './words/rule.ts';
import { UNUSED_WORDS } from './words/unused.ts';

/** The first rule whose phrase a header has is its meaning, if the cells fit; then the next one. */
const RULES = [...UNUSED_WORDS, ...BALANCE_WORDS, ...DAY_WORDS, ...AMOUNT_WORDS, ...OTHER_WORDS];

const rules = RULES.map(([meaning, phrases]) => {
  const all = phrases.split(',');
  return {
    meaning,
    whole: new Set(all.filter((each) => each.startsWith('=')).map((each) => each.slice(1))),
    parts: all.filter((each) => !each.startsWith('=')).map((each) => ` ${each} `),
  };
});

/** The meanings that a folded header may have, the most likely one first. */
export function meaningsOf(folded: string): HeaderMeaning[] {
  if (folded === '' || folded.length > 80) return [];
  const padded = ` ${folded} `;
  return rules
    .filter(({ whole, parts }) => whole.has(folded) || parts.some((part) => padded.includes(part)))
    .map(({ meaning }) => meaning);
}
