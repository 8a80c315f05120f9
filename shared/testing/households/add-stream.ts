import { addDays, countDays, type CalendarDay } from '#shared/calendar.ts';
import type { AmountOn, Life } from './amounts.ts';
import type { Schedule, Shift } from './due-days.ts';
import type { Stream } from './streams.ts';
import type { Cadence } from '#shared/cadences.ts';
import type { Payee } from './types.ts';
import type { Wording } from './wording.ts';

export type Asked = {
  payee: Payee;
  cadence: Cadence;
  amountOn: AmountOn;
  isFixed: boolean;
  category: string;
  type?: 'income';
  wording?: Wording;
  days?: readonly number[];
  shift?: Shift;
  /** Days after the due day, at most. */
  spread?: number;
  /** How likely it began or ended within the years seen. */
  starts?: number;
  ends?: number;
  isOptional?: boolean;
  nthWeekday?: Schedule['nthWeekday'];
  pausedMonths?: readonly number[];
  /** Given, if it began on that day or ends on one. */
  from?: CalendarDay;
  until?: CalendarDay;
};
/** Everything that makes up a household, and how it keeps its books. */
export type Making = Life & {
  streams: Stream[];
  today: CalendarDay;
  /** How often somebody writes down a day that is not the right one, 0 for banks. */
  sloppiness: number;
  forgets: number;
};

const FIRST_SPREAD: Record<Cadence, number> = {
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

/** Adds a stream to a household, with days drawn where none are given. */
export function addStream(making: Making, asked: Asked): void {
  const { chance, firstDay, today } = making;
  const days = asked.days ?? [chance.whole(1, 28)];
  const span = countDays({ from: firstDay, to: today });
  const begins =
    asked.from ??
    (chance.is(asked.starts ?? 0.12)
      ? addDays(firstDay, chance.whole(20, Math.max(21, span - 40)))
      : firstDay);
  const until =
    asked.until ??
    (chance.is(asked.ends ?? 0.08) ? addDays(begins, chance.whole(60, Math.max(61, span))) : null);
  making.streams.push({
    payee: asked.payee,
    wording: asked.wording ?? 'debit',
    type: asked.type ?? 'expense',
    category: asked.category,
    schedule: {
      cadence: asked.cadence,
      anchor: asked.from ?? addDays(begins, chance.whole(0, FIRST_SPREAD[asked.cadence])),
      dayOfMonth: days[0] ?? 1,
      ...(days[1] !== undefined && { secondDay: days[1] }),
      ...(asked.nthWeekday && { nthWeekday: asked.nthWeekday }),
      ...(asked.pausedMonths && { pausedMonths: asked.pausedMonths }),
      shift: asked.shift ?? 'none',
    },
    until,
    amountOn: asked.amountOn,
    isFixed: asked.isFixed,
    ...(asked.isOptional === true && { isOptional: true }),
    lateness: latenessOf(making, asked.spread ?? 0),
    missing: making.forgets + (chance.is(0.1) ? 0.03 : 0),
  });
}

function latenessOf({ chance, sloppiness }: Making, spread: number): () => number {
  return () => {
    const bank = spread === 0 ? 0 : chance.whole(0, spread);
    if (!chance.is(sloppiness)) return bank;
    return bank + (chance.is(0.15) ? -1 : chance.is(0.8) ? chance.whole(1, 2) : chance.whole(3, 6));
  };
}
