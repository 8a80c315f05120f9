import { CATEGORIES } from '../../categories.ts';
import { categories as english } from '../../i18n/en/categories.ts';
import { categories as spanish } from '../../i18n/es/categories.ts';
import type { Intent, Language, Previous, Slots, Understanding, Vocabulary } from '../types.ts';

/**
 * A question and what it means. `words` are more words of the asker's descriptions. What `didYouMean` has no slot for, is
 * to be asked back or refused.
 */
export type Question = {
  lang: Language;
  question: string;
  intent: Intent | 'didYouMean';
  slots: Slots;
  previous?: Previous;
  words?: string[];
};

/** The day on which every question of the lists is asked: a Wednesday. */
const TODAY = '2026-11-18';
const WORDS =
  'mercadona netflix luz iberdrola alquiler gimnasio spotify amazon taxi uber coffee rent electricity gym board game dentist peluqueria';

/** What is known of the asker. */
export function vocabularyOf(language: Language, words: readonly string[] = []): Vocabulary {
  const names = { en: english, es: spanish }[language];
  return {
    today: TODAY,
    firstDayOfWeek: 1,
    language,
    categories: (['expense', 'income'] as const).flatMap((type) =>
      CATEGORIES[type].map((id) => ({ id, type, name: names[id], isOwn: false })),
    ),
    words: [...WORDS.split(' '), ...words],
    decimals: 2,
    currency: 'EUR',
  };
}

export type Verdict = 'right' | 'asked back' | 'wrong';

/** Whether a question was understood as its list says: intent and all slots. */
export function judge({ intent, slots }: Question, read: Understanding): Verdict {
  if (intent === 'didYouMean') return isAnswered(read) ? 'wrong' : 'right';
  if (read.kind === 'unsure') return 'asked back';
  return read.intent === intent && toText(read.slots) === toText(slots) ? 'right' : 'wrong';
}

/** Whether an answer has a number: of a word that no transaction has, it says so and has none. */
const isAnswered = (read: Understanding) =>
  read.kind === 'understood' && !read.intent.startsWith('refuse') && read.unknownFilter === undefined;

/** Slots as text, in one order. */
export function toText(slots: Slots): string {
  return JSON.stringify(Object.entries(slots).toSorted(([one], [other]) => one.localeCompare(other)));
}
