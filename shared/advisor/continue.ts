import { addMonths } from '../calendar.ts';
import type { Found } from './slots/find-slots.ts';
import { fillSlots, takesSlot, type Chosen } from './slots/fill-slots.ts';
import type { OpenWords } from './judge-words.ts';
import type { Intent, Period, Previous, Slots } from './types.ts';

/** Repeats the previous question with the slots that this one names. */
export function continuePrevious(
  previous: Previous,
  found: Found,
  chosen: Chosen,
  { filters }: OpenWords,
): Previous {
  const intent =
    found.compareTo && previous.intent.endsWith('.total')
      ? (previous.intent.replace('.total', '.compare') as Intent)
      : previous.intent;
  const { pct, ...named } = fillSlots(intent, found, chosen);
  const isReductionNamed = found.percent !== undefined || (pct !== undefined && pct < 100);
  if (named.merchant === undefined && filters[0] !== undefined && takesSlot(intent, 'merchant'))
    [named.merchant] = filters;
  const { min: _, max: __, ...unbounded } = previous.slots;
  const hasBound = named.min !== undefined || named.max !== undefined;
  const slots: Slots = {
    ...(hasBound ? unbounded : previous.slots),
    ...named,
    ...(isReductionNamed && { pct }),
  };
  if (named.period !== undefined && named.compareTo === undefined && previous.slots.period && slots.compareTo)
    slots.compareTo = moveComparedPeriod(previous.slots.period, slots.compareTo, named.period);
  if (named.category !== undefined && named.merchant === undefined) delete slots.merchant;
  if (named.merchant !== undefined && named.category === undefined) delete slots.category;
  return { intent, slots };
}

/** Keeps the compared period, or moves it to a year before the new period if it was a year before the old one. */
function moveComparedPeriod(old: Period, compareTo: Period, current: Period): Period {
  const yearBefore = ({ from, to }: Period): Period => ({
    from: addMonths(from, -12),
    to: addMonths(to, -12),
  });
  const wasYearBefore = compareTo.from === addMonths(old.from, -12);
  return wasYearBefore ? yearBefore(current) : compareTo;
}

/** Slots that an intent may take from the previous question. */
const INHERITED: (keyof Slots)[] = ['category', 'merchant', 'period', 'compareTo', 'min', 'max', 'type'];

/** Adds slots of the previous question to the slots of a follow-up with another intent. */
export function inheritSlots(intent: Intent, slots: Slots, previous: Previous): Slots {
  const isNamed = slots.category !== undefined || slots.merchant !== undefined;
  const [side, sideBefore] = [toSide(intent), toSide(previous.intent)];
  const isOtherSide = side !== sideBefore && (OTHER_SIDES.has(side) || OTHER_SIDES.has(sideBefore));
  const inherited = INHERITED.filter(
    (slot) =>
      slots[slot] === undefined &&
      previous.slots[slot] !== undefined &&
      takesSlot(intent, slot) &&
      !(slot === 'compareTo' && slots.period !== undefined) &&
      !((slot === 'category' || slot === 'merchant') && (isNamed || isOtherSide)),
  );
  return { ...slots, ...Object.fromEntries(inherited.map((slot) => [slot, previous.slots[slot]])) };
}

const toSide = (intent: Intent): string => intent.split('.')[0] ?? '';
/** Sides whose questions have no categories or merchants of expenses. */
const OTHER_SIDES: ReadonlySet<string> = new Set(['income', 'balance']);
