import type { Findings } from './findings.ts';
import { INTENTS, type Intent } from './types.ts';
import usage from './usage.json' with { type: 'json' };

/** How often questions of each intent have a clue, among those whose meaning is known. */
export type Usage = {
  /** How many questions each intent has. */
  intents: Record<string, number>;
  /** Of a clue, `intent count` of each intent that has it, with commas between them. */
  clues: Record<string, string>;
};

export type Likely = { intent: Intent; score: number };

/** The words of a question with its slots as letters, and the signs it shows. */
export function cluesOf({ text, signs }: Pick<Findings, 'text' | 'signs'>): string[] {
  const words = text.split(' ').map((word) => word.replace(/^([A-Z])\d+$/, '$1'));
  return [...new Set(words), ...[...signs].map((sign) => `:${sign}`)];
}

/** What a clue counts for an intent that was never seen with it: a share of all questions, and a little. */
const PRIOR = 3;
const LITTLE = 0.02;

/** Of each clue the logarithm of its part in the questions of each intent, in the order of `INTENTS`. */
function learn({ intents, clues }: Usage): Map<string, number[]> {
  const all = sum(Object.values(intents));
  return new Map(
    Object.entries(clues).map(([clue, text]) => {
      const counts = new Map(text.split(', ').map((pair) => readPair(pair)));
      const expected = (PRIOR * sum([...counts.values()])) / all + LITTLE;
      const part = (intent: Intent) =>
        ((counts.get(intent) ?? 0) + expected) / ((intents[intent] ?? 0) + PRIOR + 2 * LITTLE);
      return [clue, INTENTS.map((intent) => Math.log(part(intent)))];
    }),
  );
}

function readPair(pair: string): [string, number] {
  const [intent = '', count] = pair.split(' ');
  return [intent, Number(count)];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

let learnt: Map<string, number[]> | undefined;

/** Every intent with the logarithm of how likely a question of it shows these clues, the likeliest first. */
export function likelyIntents(found: Findings): Likely[] {
  const known = (learnt ??= learn(usage));
  const shown = cluesOf(found).flatMap((clue) => {
    const parts = known.get(clue);
    return parts ? [parts] : [];
  });
  const scores = INTENTS.map((intent, at) => ({ intent, score: sum(shown.map((parts) => parts[at] ?? 0)) }));
  return scores.toSorted((one, other) => other.score - one.score);
}
