import type { Forecast } from '../contract/forecast.ts';

type Error = Forecast['error'];
type Side = 'income' | 'expenses' | 'balance';
type Values = Record<string, string>;
type Format = {
  /** Formats an expected amount. */
  amount: (amount: number) => string;
  count: (number: number) => string;
};

/**
 * Returns the key, below `forecast.error`, and the values of the sentence about a side's error. Screens and mails share
 * it. The text `own` has a form for one month.
 */
export function errorWords(
  { months, ...sides }: Error | Forecast['endError'],
  side: Side,
  { amount, count }: Format,
): { key: 'none' | 'own'; values: Values } {
  const { off, covered } = sides[side];
  if (months === 0 || off === null) return { key: 'none', values: {} };
  return { key: 'own', values: { number: count(months), off: amount(off), covered: count(covered) } };
}

/** Whether the simple guess had a larger, a smaller or the same error as the forecast. */
const VERDICTS = ['More', 'Less', 'Same'] as const;
type Verdict = (typeof VERDICTS)[number];
type NoteKey = 'meaning' | 'naiveSeveral' | `naive${Verdict}` | `of${Verdict}`;

type Words = Format & {
  /** The name of a side within a sentence. */
  nameOf: (side: Side) => string;
  list: (names: readonly string[]) => string;
  /** Fills the text of a key; `meaning` has a form for one month. */
  say: (key: NoteKey, values: Values) => string;
};

/** Returns sentences that explain the errors of several sides once, and compare them with those of a simple guess. */
export function errorNote({ months, ...errors }: Error, sides: readonly Side[], words: Words): string[] {
  const { amount, count, nameOf, list, say } = words;
  const measured = findMeasured({ months, ...errors }, sides);
  if (measured.length === 0) return [];
  const meaning = say('meaning', { number: count(months) });
  const guesses = measured.flatMap((side) => {
    const { off, naiveOff } = errors[side];
    if (off === null || naiveOff === null) return [];
    const naive = amount(naiveOff);
    return { verdict: toVerdict(off, naiveOff, amount), naive, name: nameOf(side) };
  });
  const [first] = guesses;
  if (first === undefined) return [meaning];
  if (sides.length === 1) return [meaning, say(`naive${first.verdict}`, { naive: first.naive })];
  const groups = VERDICTS.flatMap((verdict) => {
    const names = guesses.filter((each) => each.verdict === verdict);
    if (names.length === 0) return [];
    return say(`of${verdict}`, { sides: list(names.map(({ name, naive }) => `${name} (${naive})`)) });
  });
  return [meaning, say('naiveSeveral', { groups: groups.join('; ') })];
}

/** Finds the sides whose forecasts were compared with what was recorded. */
export function findMeasured({ months, ...errors }: Error, sides: readonly Side[]): Side[] {
  return sides.filter((side) => months > 0 && errors[side].off !== null);
}

/** Compares the amounts as they are shown. */
function toVerdict(off: number, naiveOff: number, amount: Format['amount']): Verdict {
  if (amount(off) === amount(naiveOff)) return 'Same';
  return naiveOff > off ? 'More' : 'Less';
}
