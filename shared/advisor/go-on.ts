import { understood } from './decide.ts';
import { replaceSlots } from './follow-up.ts';
import type { Context } from './known.ts';
import { limitsOtherwise } from './limits.ts';
import { MAX_OPTIONS, subjectsOf, type Subject } from './options.ts';
import type { Previous, Understanding } from './types.ts';

/** The question before, with what this one names. */
export function goOn(context: Context, previous: Previous): Understanding {
  const { unknown, language, found } = context;
  const reading = replaceSlots(previous, context.read(previous.intent));
  const [filter] = unknown.filters;
  if (filter !== undefined) {
    delete reading.slots.category;
    reading.slots.merchant = filter;
  }
  const isNothing = JSON.stringify(reading) === JSON.stringify(previous);
  if (isNothing) return { kind: 'unsure', language, options: [previous] };
  const subjects = subjectsOf(context);
  if (subjects.length > 1) return { kind: 'unsure', language, options: ofEach(reading, subjects) };
  return limitsOtherwise(reading.intent, found.text)
    ? { kind: 'unsure', language, options: [reading] }
    : understood(context, reading);
}

/** 'And on food and transport?' has a reading for each. */
function ofEach({ intent, slots }: Previous, subjects: readonly Subject[]): Previous[] {
  const { category: _, merchant: __, ...rest } = slots;
  return subjects.slice(0, MAX_OPTIONS).map((subject) => ({ intent, slots: { ...rest, ...subject } }));
}
