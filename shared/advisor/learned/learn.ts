import { randomFrom } from '../../random.ts';
import type { Question } from '../lists/read-lists.ts';
import { LEARNED_INTENTS, type Intent, type Slots } from '../types.ts';
import { featuresAfter, featuresOfQuestion } from './features.ts';
import { takesSlot } from '../slots/fill-slots.ts';
import type { Found } from '../slots/find-slots.ts';
import { HEAD_LABELS, NETWORKS, type NetworkName } from '../heads.ts';
import { countWords, findQuestionSlots, knownWords, ANY_TOPIC_INTENTS, rareWords } from './list-words.ts';
import { partExamples } from './part-examples.ts';
import { withoutAsides } from './asides.ts';
import { vocabularyOf } from '../lists/vocabulary.ts';
import { openTable, store, type StoredTable } from './table.ts';
import { train, type Example } from './train.ts';
import type { Variation, WithPart } from './variations.ts';
import { nameExamples, wordExamples } from './word-examples.ts';

/** Weight of questions without a limit, since many questions with a limit are only copies of others with an addition. */
const UNLIMITED_WEIGHT = 2;
/** Weight of questions that follow another one, because there are few. */
const FOLLOWING_WEIGHT = 5;
/** Weight of slots that few questions have. */
const SLOT_WEIGHT = 2;
const SETTINGS = { epochs: 10, seed: 20 };

type QuestionHead = (typeof NETWORKS)['question']['heads'][number];

/** Learns the table from questions whose meaning is known, and from variations of them. */
export function learn(
  questions: readonly Question[],
  variations: readonly Variation[],
  withAddedParts: readonly WithPart[],
): StoredTable {
  const counts = countWords(questions);
  const known = knownWords(counts);
  const random = randomFrom(SETTINGS.seed);
  const storedWords = { en: [...known.en].join(' '), es: [...known.es].join(' ') };
  const examplesOfParts = withAddedParts.flatMap((each) => partExamples(each, known));
  const partNetwork = store(train(examplesOfParts, toSettings('part')));
  const partTable = openTable({ known: storedWords, networks: { part: partNetwork } });
  const all = [...questions, ...variations].map((question) => ({
    question,
    found: findQuestionSlots(question, known),
  }));
  const rare = { en: rareWords(known, counts, 'en'), es: rareWords(known, counts, 'es') };
  const examplesOfWords = all
    .filter(({ question }) => teachesWords(question))
    .map(({ question }) => ({
      ...question,
      question: withoutAsides(question.question, vocabularyOf(question.lang, question.words), partTable),
    }))
    .flatMap((question) => {
      const found = findQuestionSlots(question, known);
      return [
        ...wordExamples(question, found, known, counts, random),
        ...nameExamples(question, found, rare[question.lang], random),
      ];
    });
  const examplesOfQuestions = all.flatMap(({ question, found }) => questionExamples(question, found, random));
  return {
    known: storedWords,
    networks: {
      question: store(train(examplesOfQuestions, toSettings('question'))),
      part: partNetwork,
      word: store(train(examplesOfWords, toSettings('word'))),
    },
  };
}

function toSettings<Name extends NetworkName>(name: Name) {
  const { heads, rowCount, width } = NETWORKS[name];
  const labelCounts = Object.fromEntries(heads.map((head) => [head, HEAD_LABELS[head].length])) as Record<
    (typeof NETWORKS)[Name]['heads'][number],
    number
  >;
  return { ...SETTINGS, rowCount, width, labelCounts };
}

/**
 * Whether the words of a question are learned. A slip, or a word of a question about any topic, would be learned as the
 * name of a shop.
 */
const teachesWords = ({ hasSlip, intent }: Variation): boolean =>
  !hasSlip && (intent === 'didYouMean' || !ANY_TOPIC_INTENTS.test(intent));

/** Makes an example of the meaning of a question, and examples of how it follows another one. */
function questionExamples(
  question: Question,
  { tokens }: Found,
  random: () => number,
): Example<QuestionHead>[] {
  const headsOfMeaning = NETWORKS.question.heads.filter((head) => head !== 'goesOn');
  return [
    { features: featuresOfQuestion(tokens), labels: toLabels(question, headsOfMeaning) },
    ...intentsBefore(question, random).map((before) => ({
      features: featuresAfter(tokens, before),
      labels: toLabels(question, ['goesOn']),
    })),
  ];
}

/** Returns the right labels of a question for some heads, each with its weight. */
function toLabels(question: Question, heads: readonly QuestionHead[]): Example<QuestionHead>['labels'] {
  const labels = heads.map((head) => {
    const label = (HEAD_LABELS[head] as readonly string[]).indexOf(LABELS[head](question) ?? '');
    return [head, label < 0 ? undefined : { label, weight: toWeight(head, question) }];
  });
  return Object.fromEntries(labels) as Example<QuestionHead>['labels'];
}

function toWeight(head: QuestionHead, { intent, previous }: Question): number {
  if (head === 'intent') return 1;
  if (head === 'isLimited') return intent === 'didYouMean' ? 1 : UNLIMITED_WEIGHT;
  if (head === 'goesOn') return previous === undefined ? 1 : FOLLOWING_WEIGHT;
  return SLOT_WEIGHT;
}

/**
 * Returns intents that a question may follow: the intent of its previous question, and others after which its words mean
 * the same. A question without a previous one may follow any intent.
 */
function intentsBefore(question: Question, random: () => number): string[] {
  const pick = (intents: readonly Intent[]) => intents[Math.floor(random() * intents.length)] ?? '';
  const { intent, slots, previous } = question;
  if (previous === undefined) return [pick(LEARNED_INTENTS)];
  const isSame = goesOnLabel(question) === 'same';
  const changedSlots = (Object.keys(slots) as (keyof Slots)[]).filter(
    (slot) => JSON.stringify(slots[slot]) !== JSON.stringify(previous.slots[slot]),
  );
  const others = isSame
    ? OFTEN_BEFORE.filter((each) => changedSlots.every((slot) => takesSlot(each, slot)))
    : OFTEN_BEFORE.filter((each) => each !== intent);
  return [previous.intent, ...(others.length === 0 ? [] : [pick(others), pick(others)])];
}
const OFTEN_BEFORE: readonly Intent[] = [
  'spend.total',
  'spend.average',
  'spend.breakdown',
  'income.total',
  'records.list',
  'records.count',
  'records.largest',
  'records.last',
];

/** The right label of a question for each head; undefined if the head has nothing to learn from the question. */
const LABELS: Record<QuestionHead, (question: Question) => string | undefined> = {
  intent: (question) => (goesOnLabel(question) === 'same' ? undefined : question.intent),
  isLimited: ({ intent }) => (intent === 'didYouMean' ? 'yes' : 'no'),
  goesOn: goesOnLabel,
  of: (question) => labelOfSlot(question, 'of', /^(?:forecast|month\.extreme|spend\.share)$/),
  type: (question) => labelOfSlot(question, 'type', /^records\./),
  dir: (question) => labelOfSlot(question, 'dir', /^month\.extreme$/),
  cut: ({ intent, slots }) => (intent === 'whatif.cut' ? (slots.pct === 100 ? 'all' : 'part') : undefined),
  per: (question) => labelOfSlot(question, 'per', /\.average$|^recurring\.total$/),
};

/**
 * Returns 'same' if a question has the intent of the previous one and drops neither its subject nor its period, 'other' if
 * it keeps a slot for another intent, else 'whole'.
 */
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

/** Returns the value of a slot for intents that have it; 'none' without a value, or if the previous question has the same. */
function labelOfSlot(
  { intent, slots, previous }: Question,
  slot: 'of' | 'type' | 'dir' | 'per',
  intents: RegExp,
): string | undefined {
  if (!intents.test(intent)) return undefined;
  const isKept = previous !== undefined && slots[slot] === previous.slots[slot];
  return isKept ? 'none' : (slots[slot] ?? 'none');
}
