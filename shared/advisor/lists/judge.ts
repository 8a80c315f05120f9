import { monthOf } from '#shared/calendar.ts';
import { findThingByName } from '#shared/advisor/slots/things.ts';
import type { Previous, Slots, Understanding } from '#shared/advisor/types.ts';
import type { Question } from './read-lists.ts';
import { TODAY } from './vocabulary.ts';

export type Verdict = 'right' | 'asked back' | 'wrong';

/** Judges a reading by the intent and all slots of its question. */
export function judge(question: Question, read: Understanding): Verdict {
  if (question.intent === 'didYouMean' || question.intent === 'bank')
    return isAnswered(read) ? 'wrong' : 'right';
  if (read.kind === 'unsure') return 'asked back';
  return isMeant(question, read) ? 'right' : 'wrong';
}

/** Whether a reading is what a question means. */
export function isMeant(question: Question, reading: Previous): boolean {
  return toMeaning(question) === toMeaning(reading);
}

/** Writes intent and slots as text, which is the same if they mean the same. */
export function toMeaning({ intent, slots }: Pick<Question, 'intent' | 'slots'>): string {
  const { period, merchant, ...rest } = slots;
  const month = monthOf(TODAY);
  // The pace is always that of the running month, whether a question says so or not.
  const isSaid = period && !(intent === 'pace' && period.from === month.from && period.to === month.to);
  const meant = {
    ...rest,
    ...(isSaid && { period }),
    ...(merchant !== undefined && { merchant: toThing(merchant) }),
  };
  return `${intent} ${toText(meant)}`;
}

/** Whether the answer would have a number; it has none for a word that no transaction has. */
const isAnswered = (read: Understanding) =>
  read.kind === 'understood' && !read.intent.startsWith('refuse') && read.unknownFilter === undefined;

/** Slots as text, in one order. */
export function toText(slots: Slots): string {
  return JSON.stringify(Object.entries(slots).toSorted(([one], [other]) => one.localeCompare(other)));
}

/** One word, in the singular, for all words of a thing in both languages: 'alquiler' for rent. */
function toThing(merchant: string): string {
  return (findThingByName(merchant)?.words[0] ?? merchant).replaceAll(/(?:es?|s)(?= |$)/g, '');
}
