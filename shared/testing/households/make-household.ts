import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { HouseholdDraft } from './add-stream.ts';
import { createChance } from './chance.ts';
import { KINDS } from './kinds.ts';
import { makePurchases } from './spending.ts';
import { makeOccurrences, type Occurrence, type Stream } from './streams.ts';
import type { Household, MadeTransaction, Payee, Truth } from './types.ts';
import { makeWriter, type WritingStyle, type Wording } from './wording.ts';

const MONTHS_OF_HISTORY = [6, 9, 13, 18, 24, 30, 37, 60, 84, 120];
const MONTHS_LATER = 13;
const KIND_NAMES = Object.keys(KINDS);

type WriteDescription = (payment: { day: CalendarDay; payee: Payee; wording: Wording }) => string;
type DraftTransaction = Omit<MadeTransaction, 'id' | 'description'> & { payee: Payee; wording: Wording };

/** Makes the household of a seed. Consecutive seeds give different kinds. */
export function makeHousehold(seed: number): Household {
  const chance = createChance(seed);
  const kind = KIND_NAMES[seed % KIND_NAMES.length] ?? '';
  const plan = KINDS[kind];
  if (plan === undefined) throw new RangeError(`No kind of household for the seed ${seed}.`);
  const { country, tastes, add } = plan;
  const today = addDays('2023-01-01', chance.whole(0, 1_300));
  const firstDay = addDays(addMonths(today, -chance.pick(MONTHS_OF_HISTORY)), chance.whole(0, 20));
  const lastDay = addMonths(today, MONTHS_LATER);
  const style = chance.pick(['typed', 'typed', 'bank', 'bank', 'both']);
  const banksFrom =
    style === 'typed' ? null : style === 'bank' ? firstDay : addDays(firstDay, chance.whole(60, 400));
  const isTyped = style === 'typed';
  const draft: HouseholdDraft = {
    chance,
    country,
    firstDay,
    lastDay,
    today,
    streams: [],
    sloppiness: isTyped ? chance.pick([0, 0.15, 0.35]) : 0,
    forgets: isTyped ? chance.pick([0, 0, 0.02]) : 0,
  };
  add(draft);
  const write = createWriter({ country, chance, banksFrom });
  const streams = draft.streams.map((stream, at) => ({
    stream,
    id: `s${at}`,
    occurrences: makeOccurrences(stream, draft),
  }));
  const lines = [...streams.flatMap(toLines), ...toPurchaseLines(draft, tastes)].filter(
    ({ date }) => date >= firstDay && date <= lastDay,
  );
  const all = lines
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map((line, at) => toTransaction(line, at, write));
  const truths = [...streams.map((each) => toTruth(each, all, today)), ...toHabitTruths(all, today)];
  return {
    kind,
    seed,
    firstDay,
    today,
    truths,
    transactions: all.filter(({ date }) => date <= today),
    later: all.filter(({ date }) => date > today),
  };
}

type MadeStream = { stream: Stream; id: string; occurrences: Occurrence[] };

function toLines({ stream, id, occurrences }: MadeStream): DraftTransaction[] {
  const { payee, wording, type, category } = stream;
  return occurrences
    .filter(({ isMissed }) => !isMissed)
    .map(({ day, amountMinor }) => ({ date: day, type, amountMinor, category, truth: id, payee, wording }));
}

function toPurchaseLines(
  draft: HouseholdDraft,
  tastes: Parameters<typeof makePurchases>[1],
): DraftTransaction[] {
  return makePurchases(draft, tastes).map(({ day, payee, type, category, amountMinor, habit }) => ({
    date: day,
    type,
    amountMinor,
    category,
    payee,
    truth: habit === null ? null : `habit ${habit}`,
    wording: 'card',
  }));
}

function toTransaction(
  { payee, wording, ...line }: DraftTransaction,
  at: number,
  write: WriteDescription,
): MadeTransaction {
  return { ...line, id: `t${at}`, description: write({ day: line.date, payee, wording }) };
}

/** Makes a function that writes each payee in the same way every time. */
function createWriter(style: WritingStyle): WriteDescription {
  const writers = new Map<string, (day: CalendarDay) => string>();
  return ({ day, payee, wording }) => {
    const key = `${payee[1]}\n${wording}`;
    const writer = writers.get(key) ?? makeWriter(style, payee, wording);
    writers.set(key, writer);
    return writer(day);
  };
}

function toTruth(
  { stream, id, occurrences }: MadeStream,
  all: readonly MadeTransaction[],
  today: CalendarDay,
): Truth {
  const transactions = all.filter(({ truth }) => truth === id);
  const past = transactions.filter(({ date }) => date <= today);
  const next = transactions.find(({ date }) => date > today);
  const first = past[0]?.date ?? today;
  const last = past.at(-1)?.date ?? today;
  return {
    id,
    type: stream.type,
    cadence: stream.schedule.cadence,
    isFixed: stream.isFixed,
    isOptional: stream.isOptional === true,
    transactions: past,
    isActive: stream.until === null || stream.until > today,
    next: next === undefined ? null : { day: next.date, amountMinor: next.amountMinor },
    changes: stream.isFixed ? listChanges(past) : [],
    missed: occurrences
      .filter(({ isMissed, due }) => isMissed && due > first && due < last)
      .map(({ due }) => due),
  };
}

function listChanges(past: readonly MadeTransaction[]): Truth['changes'] {
  return past.flatMap(({ date, amountMinor }, at) => {
    const before = past[at - 1]?.amountMinor ?? amountMinor;
    return before === amountMinor ? [] : [{ day: date, fromMinor: before, toMinor: amountMinor }];
  });
}

/** Returns weekly shopping as truths that need not be recognised. */
function toHabitTruths(all: readonly MadeTransaction[], today: CalendarDay): Truth[] {
  const ids = new Set(all.flatMap(({ truth }) => (truth?.startsWith('habit') === true ? [truth] : [])));
  return [...ids].map((id) => ({
    id,
    type: 'expense' satisfies TransactionType,
    cadence: 'weekly',
    isFixed: false,
    isOptional: true,
    transactions: all.filter(({ truth, date }) => truth === id && date <= today),
    isActive: true,
    next: null,
    changes: [],
    missed: [],
  }));
}
