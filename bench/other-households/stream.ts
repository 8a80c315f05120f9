import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { Chance } from '#shared/testing/households/chance.ts';
import type { MadeTransaction, Truth } from '#shared/testing/households/types.ts';
import { makeOccurrences, type Repeat } from './repeats.ts';

const GONE = 0.15;

type Stream = { truth: Truth; all: MadeTransaction[] };

type StreamOptions = {
  id: string;
  from: CalendarDay;
  today: CalendarDay;
  chance: Chance;
  city: string;
  toMinor: (amount: number) => number;
};

/** Makes the transactions of a repeat, with the truth about it that a recogniser should find. */
export function makeStream(
  repeat: Repeat,
  { id, from, today, chance, city, toMinor }: StreamOptions,
): Stream {
  const { isActive, ...life } = lifeOf(repeat, { from, today, chance });
  const dues = makeOccurrences(repeat, life, chance);
  const all = dues
    .filter(({ isMissed }) => !isMissed)
    .map(({ day, amount }, at): MadeTransaction => ({
      id: `${id}-${at}`,
      date: day,
      type: repeat.type ?? 'expense',
      amountMinor: toMinor(amount),
      category: repeat.category,
      description: repeat.text({ day, number: at + 1, city, chance }),
      truth: id,
    }));
  const transactions = all.filter(({ date }) => date <= today);
  const next = all.find(({ date }) => date > today);
  const missed = dues
    .filter(({ isMissed, day }) => isMissed && day <= today && repeat.off === undefined)
    .map(({ day }) => day);
  const truth: Truth = {
    id,
    type: repeat.type ?? 'expense',
    cadence: repeat.cadence,
    isFixed: (repeat.noise ?? 0) === 0,
    isOptional: repeat.isOptional ?? false,
    transactions,
    isActive,
    next: next === undefined ? null : { day: next.date, amountMinor: next.amountMinor },
    changes: repeat.noise === undefined ? changesOf(transactions) : [],
    missed,
  };
  return { truth, all };
}

/** Chooses when a repeat begins and ends; an active one continues after today. */
function lifeOf(repeat: Repeat, { from, today, chance }: Pick<StreamOptions, 'from' | 'today' | 'chance'>) {
  const days = (Date.parse(today) - Date.parse(from)) / 86_400_000;
  const begins = repeat.begins ?? (chance.is(0.2) ? chance.between(0, 0.5) : 0);
  const ends = repeat.ends ?? (chance.is(GONE) ? chance.between(0.5, 0.9) : 2);
  const isActive = ends > 1;
  return {
    from: addDays(from, Math.round(days * begins)),
    to: isActive ? addMonths(today, 14) : addDays(from, Math.round(days * ends)),
    isActive,
  };
}

function changesOf(transactions: readonly MadeTransaction[]): Truth['changes'] {
  return transactions.flatMap(({ amountMinor, date }, at) => {
    const before = transactions[at - 1]?.amountMinor ?? amountMinor;
    return before === amountMinor ? [] : [{ day: date, fromMinor: before, toMinor: amountMinor }];
  });
}
