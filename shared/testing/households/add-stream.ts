import { addDays, countDays, type CalendarDay } from '#shared/calendar.ts';
import type { AmountOn, HouseholdBasis } from './amounts.ts';
import type { Schedule, Shift } from './due-days.ts';
import type { Stream } from './streams.ts';
import type { Cadence } from '#shared/cadences.ts';
import type { Payee } from './types.ts';
import type { Wording } from './wording.ts';

export type StreamOptions = {
  payee: Payee;
  cadence: Cadence;
  amountOn: AmountOn;
  isFixed: boolean;
  category: string;
  type?: 'income';
  wording?: Wording;
  days?: readonly number[];
  shift?: Shift;
  /** The most days by which a payment comes after its due day. */
  spread?: number;
  /** The probability that it began after the first day of the history. */
  starts?: number;
  /** The probability that it ended during the history. */
  ends?: number;
  isOptional?: boolean;
  nthWeekday?: Schedule['nthWeekday'];
  pausedMonths?: readonly number[];
  /** The first and the last day, in place of random ones. */
  from?: CalendarDay;
  until?: CalendarDay;
};
/** A household while it is being made. */
export type HouseholdDraft = HouseholdBasis & {
  streams: Stream[];
  today: CalendarDay;
  /** The probability of a wrong date; 0 for the rows of a bank. */
  sloppiness: number;
  /** The probability that a payment is not recorded. */
  forgets: number;
};

/** The most days from the beginning of a stream to its first payment. */
const MAX_DAYS_TO_FIRST: Record<Cadence, number> = {
  weekly: 7,
  biweekly: 14,
  fourWeekly: 28,
  semimonthly: 0,
  monthly: 0,
  bimonthly: 60,
  quarterly: 90,
  semiannual: 180,
  annual: 364,
};

/** Adds a stream to a household, with random days if `options` has none. */
export function addStream(draft: HouseholdDraft, options: StreamOptions): void {
  const { chance, firstDay, today } = draft;
  const days = options.days ?? [chance.whole(1, 28)];
  const span = countDays({ from: firstDay, to: today });
  const begins =
    options.from ??
    (chance.is(options.starts ?? 0.12)
      ? addDays(firstDay, chance.whole(20, Math.max(21, span - 40)))
      : firstDay);
  const until =
    options.until ??
    (chance.is(options.ends ?? 0.08) ? addDays(begins, chance.whole(60, Math.max(61, span))) : null);
  draft.streams.push({
    payee: options.payee,
    wording: options.wording ?? 'debit',
    type: options.type ?? 'expense',
    category: options.category,
    schedule: {
      cadence: options.cadence,
      anchor: options.from ?? addDays(begins, chance.whole(0, MAX_DAYS_TO_FIRST[options.cadence])),
      dayOfMonth: days[0] ?? 1,
      ...(days[1] !== undefined && { secondDay: days[1] }),
      ...(options.nthWeekday && { nthWeekday: options.nthWeekday }),
      ...(options.pausedMonths && { pausedMonths: options.pausedMonths }),
      shift: options.shift ?? 'none',
    },
    until,
    amountOn: options.amountOn,
    isFixed: options.isFixed,
    ...(options.isOptional === true && { isOptional: true }),
    lateness: makeLateness(draft, options.spread ?? 0),
    missing: draft.forgets + (chance.is(0.1) ? 0.03 : 0),
  });
}

function makeLateness({ chance, sloppiness }: HouseholdDraft, spread: number): () => number {
  return () => {
    const daysLate = spread === 0 ? 0 : chance.whole(0, spread);
    if (!chance.is(sloppiness)) return daysLate;
    return daysLate + (chance.is(0.15) ? -1 : chance.is(0.8) ? chance.whole(1, 2) : chance.whole(3, 6));
  };
}
