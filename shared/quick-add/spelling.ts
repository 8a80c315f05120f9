import { NEAR_DAYS } from './day-words.ts';
import type { Token } from './tokens.ts';

/** Names of days that resemble no other word. In shorter names, only two swapped letters are corrected. */
const LONG = 'yesterday tomorrow wednesday thursday saturday anteayer miercoles'.split(' ');
const ALL = [
  ...LONG,
  ...'monday tuesday friday sunday martes jueves viernes sabado domingo manana'.split(' '),
];

/** Corrects misspelt names of days, such as 'yestreday'. The result is only for finding the day. */
export function correctDayNames(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => {
    const meant = findCorrectDay(token.word);
    return meant === undefined ? token : { ...token, word: meant };
  });
}

function findCorrectDay(word: string): string | undefined {
  if (word.length < 6 || ALL.includes(word) || NEAR_DAYS.has(word)) return undefined;
  return ALL.find((day) => isSwapped(word, day)) ?? LONG.find((day) => isOneLetterOff(word, day));
}

/** Whether two adjacent letters are swapped: 'firday'. */
function isSwapped(word: string, day: string): boolean {
  if (word.length !== day.length) return false;
  const at = firstDifference(word, day);
  return word[at] === day[at + 1] && word[at + 1] === day[at] && word.slice(at + 2) === day.slice(at + 2);
}

/**
 * Whether one letter is missing, added or wrong: 'yesteday', 'thurssday', 'wednasday'. A plural is not a misspelling.
 */
function isOneLetterOff(word: string, day: string): boolean {
  const at = firstDifference(word, day);
  const [left, right] = [word.slice(at), day.slice(at)];
  if (right === '') return false;
  return (
    left === right.slice(1) || left.slice(1) === right || (left !== '' && left.slice(1) === right.slice(1))
  );
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
