import { DAYS, DAYS_NEAR } from './days.ts';
import { HOLIDAYS } from './holidays.ts';
import { JOINS } from './join-periods.ts';
import { MONTH_PARTS, NAMED_UNITS } from './named-units.ts';
import { writeDays, writeMonths } from './names.ts';
import { NEAR_UNITS } from './near-units.ts';
import { RUNNING_UNITS, ADJACENT_UNITS } from './running-units.ts';
import type { Found, Now, Shape } from './types.ts';

type ReadPeriods = { text: string; found: Found[] };

const COMPILED_JOINS = JOINS.map((join) => ({ ...join, ...compile(join) }));
const SHAPES = [
  ...HOLIDAYS,
  ...MONTH_PARTS,
  ...DAYS_NEAR,
  ...ADJACENT_UNITS,
  ...RUNNING_UNITS,
  ...NEAR_UNITS,
  ...DAYS,
  ...NAMED_UNITS,
].map((shape) => ({ ...shape, ...compile(shape) }));

/**
 * Replaces each period in a text by a mask: `P` and its index in the returned list. If `isCompared`, 'between May and
 * June' names two periods.
 */
export function maskPeriods(text: string, now: Now, isCompared: boolean): ReadPeriods {
  const found: Found[] = [];
  const put = (period: Found | undefined, phrase: string) =>
    period === undefined ? phrase : `P${found.push(period) - 1}`;
  const periodsIn = (words: string) =>
    Array.from(words.matchAll(/\bP(\d+)\b/g), ([, place]) => found[Number(place)]).filter(
      (each) => each !== undefined,
    );
  let rest = writeMonths(writeDays(text));
  for (const { read, ...shape } of SHAPES)
    rest = replace(rest, shape, (phrase, groups) => put(read(groups, now), phrase));
  const isPair = isCompared && periodsIn(rest).length === 2;
  for (const { read, isNeverCompared, isOnlyCompared, ...join } of COMPILED_JOINS) {
    if (isCompared ? isNeverCompared : isOnlyCompared) continue;
    rest = replace(rest, join, (phrase, words, before) => {
      const all = periodsIn(phrase);
      const [one] = [...all, ...periodsIn(before)];
      return one ? put(read({ one, other: all.at(-1) ?? one, all, words, now, isPair }), phrase) : phrase;
    });
  }
  return { text: rest.replace(/(?<![^ ])_/g, ''), found };
}

type Compiled = { pattern: RegExp; isAllowed: (before: string, after: string) => boolean };

function compile({ patterns, notAfter, notBefore, after, before }: Omit<Shape, 'read'>): Compiled {
  const end = (words: string) => new RegExp(`(?:^| )(?:${words})$`);
  const start = (words: string) => new RegExp(`^(?:${words})(?: |$)`);
  const [noEnd, noStart] = [notAfter && end(notAfter), notBefore && start(notBefore)];
  const [needsEnd, needsStart] = [after && end(after), before && start(before)];
  return {
    pattern: new RegExp(`(?<![^ ])(?:${patterns.join('|')})(?![^ ])`, 'g'),
    isAllowed: (left, right) =>
      !(noEnd && noEnd.test(left)) &&
      !(noStart && noStart.test(right)) &&
      (!needsEnd || needsEnd.test(left)) &&
      (!needsStart || needsStart.test(right)),
  };
}

function replace(
  text: string,
  { pattern, isAllowed }: Compiled,
  write: (phrase: string, groups: string[], before: string) => string,
): string {
  return text.replace(pattern, (phrase: string, ...more: unknown[]) => {
    const offset = more.findIndex((each) => typeof each === 'number');
    const groups = more.slice(0, offset).filter((each) => typeof each === 'string');
    const place = Number(more[offset]);
    const [before, after] = [text.slice(0, place).trimEnd(), text.slice(place + phrase.length).trimStart()];
    return isAllowed(before, after) ? write(phrase, groups, before) : phrase;
  });
}
