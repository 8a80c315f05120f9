import { countDays } from '../calendar.ts';
import { MAX_QUESTION_LENGTH } from '../limits.ts';
import { understood } from './decide.ts';
import { replaceSlots } from './follow-up.ts';
import type { Context } from './known.ts';
import { limitsOtherwise } from './limits.ts';
import { MAX_OPTIONS, subjectsOf, type Subject } from './options.ts';
import { isOfOtherCurrency } from './unheld.ts';
import type { Intent, Previous, Understanding } from './types.ts';

/** The question before, with what this one names. */
export function goOn(context: Context, previous: Previous): Understanding {
  const { unknown, language, found } = context;
  const reading = replaceSlots(previous, context.read(previous.intent));
  const [filter] = unknown.filters;
  if (filter !== undefined) {
    delete reading.slots.category;
    reading.slots.merchant = filter;
  }
  // A word of a description may be longer than a question.
  if (reading.slots.merchant !== undefined)
    reading.slots.merchant = reading.slots.merchant.slice(0, MAX_QUESTION_LENGTH);
  const isNothing = JSON.stringify(reading) === JSON.stringify(previous);
  if (isNothing) return { kind: 'unsure', language, options: [previous] };
  if (found.period && isUnequal(reading))
    return { kind: 'unsure', language, options: withoutComparison(reading) };
  const subjects = subjectsOf(context);
  if (subjects.length > 1) return { kind: 'unsure', language, options: ofEach(reading, subjects) };
  const isLimited =
    limitsOtherwise(reading.intent, found.text) || isOfOtherCurrency(found.text, context.vocabulary.currency);
  return isLimited ? { kind: 'unsure', language, options: [reading] } : understood(context, reading);
}

/** 'And on food and transport?' has a reading for each. */
function ofEach({ intent, slots }: Previous, subjects: readonly Subject[]): Previous[] {
  const { category: _, merchant: __, ...rest } = slots;
  return subjects.slice(0, MAX_OPTIONS).map((subject) => ({ intent, slots: { ...rest, ...subject } }));
}

const MOST_LONGER = 2;

/** 'And last year?' after two months that were compared. */
function isUnequal({ slots: { period, compareTo } }: Previous): boolean {
  if (period === undefined || compareTo === undefined) return false;
  const [one, other] = [countDays(period), countDays(compareTo)];
  return Math.max(one, other) > MOST_LONGER * Math.min(one, other);
}

/** The sum of the period alone, and beside the period before it. */
function withoutComparison({ intent, slots: compared }: Previous): Previous[] {
  const { compareTo: _, ...slots } = compared;
  return [
    { intent: intent.replace('.compare', '.total') as Intent, slots },
    { intent, slots },
  ];
}
