import type { Forecast } from '../contract/forecast.ts';

type Error = Forecast['error'];
type Side = 'income' | 'expenses' | 'balance';
type Values = Record<string, string>;
type Format = Record<'percent' | 'count', (number: number) => string>;

/**
 * The sentence that says how far off the forecast of a side was, by the key of its text `forecast.error`, so that
 * screens and mail say the same. All but `none` have a form for one month.
 */
export function errorWords(
  { months, ...sides }: Error,
  side: Side,
  { percent, count }: Format,
): { key: 'none' | 'own'; values: Values } {
  const { relative, covered } = sides[side];
  if (months === 0 || relative === null) return { key: 'none', values: {} };
  return {
    key: 'own',
    values: { number: count(months), relative: percent(relative), covered: count(covered) },
  };
}

/** Whether the simple guess was off by more than the forecast, or by less. */
const VERDICTS = ['More', 'Less', 'Same'] as const;
type Verdict = (typeof VERDICTS)[number];
export type NoteKey = 'meaning' | 'naiveSeveral' | `naive${Verdict}` | `of${Verdict}`;

type Words = Format & {
  /** The name of a side within a sentence. */
  nameOf: (side: Side) => string;
  list: (names: readonly string[]) => string;
  /** Fills the text of a key; `meaning` has a form for one month. */
  say: (key: NoteKey, values: Values) => string;
};

/** What is said once of the sentences of some sides: what was measured, and how far off a simple guess was. */
export function errorNote({ months, ...errors }: Error, sides: readonly Side[], words: Words): string[] {
  const { percent, count, nameOf, list, say } = words;
  const measured = sides.filter((side) => months > 0 && errors[side].relative !== null);
  if (measured.length === 0) return [];
  const meaning = say('meaning', { number: count(months) });
  const guesses = measured.flatMap((side) => {
    const { relative, naive } = errors[side];
    if (relative === null || naive === null) return [];
    return { verdict: verdictOf(relative, naive), naive: percent(naive), name: nameOf(side) };
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

/** By the percents that are shown. */
function verdictOf(relative: number, naive: number): Verdict {
  const [own, other] = [relative, naive].map((ratio) => Math.round(100 * ratio)) as [number, number];
  if (own === other) return 'Same';
  return other > own ? 'More' : 'Less';
}
