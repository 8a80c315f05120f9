import type { Question } from '../lists/read-lists.ts';
import { INTENTS, type Slots } from '../types.ts';
import { featuresAfter, featuresOfQuestion } from './features.ts';
import { HEADS, ROWS, type Head } from './heads.ts';
import { countWords, find, knownWords, OPEN_INTENTS, rareWords } from './list-words.ts';
import { encode, type StoredTable } from './table.ts';
import { randomFrom, train, type Example } from './train.ts';
import type { Varied } from './variations.ts';
import { nameExamples, wordExamples } from './word-examples.ts';

/** Weight of questions without a limit: those with one are often the same words with a limit added. */
const UNLIMITED_WEIGHT = 2;
/** Weight of questions that go on from another one, which are few. */
const GOING_ON_WEIGHT = 5;
const SETTINGS = { epochs: 12, rate: 0.5, decay: 1e-5, seed: 20 };

/** Learns the table from questions whose meaning is known, and from variations of them. */
export function learn(questions: readonly Question[], altered: readonly Varied[] = []): StoredTable {
  const counts = countWords(questions);
  const known = knownWords(counts);
  const all: readonly Varied[] = [...questions, ...altered];
  const found = all.map((question) => find(question, known));
  const rows = found.map(({ tokens }) => featuresOfQuestion(tokens));
  const examplesOf = (head: Exclude<Head, 'word'>): Example[] =>
    all.flatMap((question, at) => {
      const label = LABELS[head](question);
      const column = (HEADS[head] as readonly string[]).indexOf(label ?? '');
      return column < 0 ? [] : [{ rows: rows[at] ?? [], column }];
    });
  const random = randomFrom(SETTINGS.seed);
  const afterExamples = all.flatMap((question, at): Example[] => {
    const label = LABELS.goesOn(question);
    const before = question.previous?.intent ?? INTENTS[Math.floor(random() * INTENTS.length)] ?? '';
    const column = (HEADS.goesOn as readonly string[]).indexOf(label ?? '');
    const weight = label === 'whole' ? 1 : GOING_ON_WEIGHT;
    return [{ rows: featuresAfter(found[at]?.tokens ?? [], before), column, weight }];
  });
  const learnHead = (head: Head, examples: readonly Example[]) =>
    encode(train(examples, { ...SETTINGS, rowCount: ROWS[head], columnCount: HEADS[head].length }));
  const rare = { en: rareWords(known, counts, 'en'), es: rareWords(known, counts, 'es') };
  const words = all.flatMap((question, at) => {
    const of = found[at];
    if (
      of === undefined ||
      question.hasSlip ||
      (OPEN_INTENTS.test(question.intent) && question.intent !== 'didYouMean')
    )
      return [];
    return [
      ...wordExamples(question, of, known, counts, random),
      ...nameExamples(question, of, rare[question.lang], random),
    ];
  });
  return {
    known: { en: [...known.en].join(' '), es: [...known.es].join(' ') },
    heads: {
      intent: learnHead('intent', examplesOf('intent')),
      isLimited: learnHead(
        'isLimited',
        examplesOf('isLimited').map((example) => ({
          ...example,
          weight: example.column === 0 ? UNLIMITED_WEIGHT : 1,
        })),
      ),
      goesOn: learnHead('goesOn', afterExamples),
      of: learnHead('of', examplesOf('of')),
      type: learnHead('type', examplesOf('type')),
      dir: learnHead('dir', examplesOf('dir')),
      per: learnHead('per', examplesOf('per')),
      cut: learnHead('cut', examplesOf('cut')),
      word: learnHead('word', words),
    },
  };
}

/** The right label of a question for each head; undefined if the head has nothing to learn from the question. */
const LABELS: Record<Exclude<Head, 'word'>, (question: Question) => string | undefined> = {
  intent: (question) => (goesOnLabel(question) === 'same' ? undefined : question.intent),
  isLimited: ({ intent }) => (intent === 'didYouMean' ? 'yes' : 'no'),
  goesOn: goesOnLabel,
  of: (question) => labelOfSlot(question, 'of', /^(?:forecast|month\.extreme|spend\.share)$/),
  type: (question) => labelOfSlot(question, 'type', /^records\./),
  dir: (question) => labelOfSlot(question, 'dir', /^month\.extreme$/),
  cut: ({ intent, slots }) => (intent === 'whatif.cut' ? (slots.pct === 100 ? 'all' : 'part') : undefined),
  per: (question) => labelOfSlot(question, 'per', /\.average$|^recurring\.total$/),
};

/** 'same' or 'other' if a question keeps a subject, a period or the like of the one before, else 'whole'. */
function goesOnLabel({ intent, slots, previous }: Question): 'whole' | 'same' | 'other' {
  if (previous === undefined) return 'whole';
  const before = previous.slots;
  const hasSubject = ({ category, merchant }: Slots) => category !== undefined || merchant !== undefined;
  if (intent === previous.intent) {
    const isDropped =
      (hasSubject(before) && !hasSubject(slots)) ||
      (before.period !== undefined && slots.period === undefined);
    return isDropped ? 'whole' : 'same';
  }
  const isKept = KEPT_SLOTS.some(
    (slot) => before[slot] !== undefined && JSON.stringify(before[slot]) === JSON.stringify(slots[slot]),
  );
  return isKept ? 'other' : 'whole';
}
const KEPT_SLOTS = ['category', 'merchant', 'period', 'min', 'max', 'amount', 'type'] as const;

/** The value of a slot in the intents that have it; 'none' if a question keeps the value of the one before. */
function labelOfSlot(
  { intent, slots, previous }: Question,
  slot: 'of' | 'type' | 'dir' | 'per',
  intents: RegExp,
): string | undefined {
  if (!intents.test(intent)) return undefined;
  const isKept = previous !== undefined && slots[slot] === previous.slots[slot];
  return isKept ? 'none' : (slots[slot] ?? 'none');
}
