import type { Cadence } from '#shared/cadences.ts';
import type { Schedule } from '#shared/contract/schedule.ts';

/** The choices of the form: the usual cadences, and 'other' for any unit and number. */
export type Preset = Cadence | 'other';

type Step = Pick<Schedule, 'unit' | 'every'>;

const STEPS = {
  weekly: { unit: 'week', every: 1 },
  biweekly: { unit: 'week', every: 2 },
  fourWeekly: { unit: 'week', every: 4 },
  semimonthly: { unit: 'month', every: 1 },
  monthly: { unit: 'month', every: 1 },
  bimonthly: { unit: 'month', every: 2 },
  quarterly: { unit: 'month', every: 3 },
  semiannual: { unit: 'month', every: 6 },
  annual: { unit: 'year', every: 1 },
} as const satisfies Record<Cadence, Step>;

/** Returns the unit and number of a usual cadence. */
export function toStep(cadence: Cadence): Step {
  return STEPS[cadence];
}

/** Returns the usual cadence of a schedule, or 'other'. */
export function toPreset({ unit, every, secondDay }: Pick<Schedule, 'unit' | 'every' | 'secondDay'>): Preset {
  if (secondDay !== null) return 'semimonthly';
  const names = Object.keys(STEPS) as Cadence[];
  const found = names.find(
    (name) => name !== 'semimonthly' && STEPS[name].unit === unit && STEPS[name].every === every,
  );
  return found ?? 'other';
}

/** The average number of times per year, by unit. */
const PER_YEAR = { day: 365.2425, week: 365.2425 / 7, month: 12, year: 1 } as const;

/** Returns the average number of occurrences per month. */
export function timesPerMonth({
  unit,
  every,
  secondDay,
}: Pick<Schedule, 'unit' | 'every' | 'secondDay'>): number {
  return (PER_YEAR[unit] / 12 / every) * (secondDay === null ? 1 : 2);
}
