import { cluesOf, type Usage } from '../clues.ts';
import { find } from '../find.ts';
import { prepare } from '../prepare.ts';
import { vocabularyOf, type Question } from './questions.ts';

/** A clue of one question says nothing of others. */
const MIN_QUESTIONS = 2;

/** Counts the clues of questions that stand alone, for `usage.json`. */
export function learnUsage(questions: readonly Question[]): Usage {
  const intents = new Map<string, number>();
  const clues = new Map<string, Map<string, number>>();
  for (const { question, intent, lang, words: own, previous } of questions) {
    if (previous !== undefined || intent === 'didYouMean') continue;
    const vocabulary = vocabularyOf(lang, own);
    const { language, words } = prepare(question, vocabulary);
    addOne(intents, intent);
    for (const clue of cluesOf(find(words, language, vocabulary, false))) {
      const counts = clues.get(clue) ?? new Map<string, number>();
      addOne(counts, intent);
      clues.set(clue, counts);
    }
  }
  const shared = [...clues].filter(([, counts]) => questionsOf(counts) >= MIN_QUESTIONS);
  return {
    intents: Object.fromEntries(sorted(intents)),
    clues: Object.fromEntries(
      sorted(shared).map(([clue, counts]) => [
        clue,
        sorted(counts)
          .map((pair) => pair.join(' '))
          .join(', '),
      ]),
    ),
  };
}

function addOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function questionsOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

function sorted<Value>(entries: Iterable<[string, Value]>): [string, Value][] {
  return [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
