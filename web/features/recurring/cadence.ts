import type { Cadence } from '#shared/cadences.ts';
import type { Schedule } from '#shared/contract/recurring.ts';

/** What the form offers: the usual ones, and any other. */
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

/** The unit and number of a usual cadence. */
export function stepOf(cadence: Cadence): Step {
  return STEPS[cadence];
}

/** The usual cadence of a schedule, or else 'other'. */
export function presetOf({ unit, every, secondDay }: Pick<Schedule, 'unit' | 'every' | 'secondDay'>): Preset {
  if (secondDay !== null) return 'semimonthly';
  const names = Object.keys(STEPS) as Cadence[];
  const found = names.find(
    (name) => name !== 'semimonthly' && STEPS[name].unit === unit && STEPS[name].every === every,
  );
  return found ?? 'other';
}

/** How often a year it occurs, on average. */
const PER_YEAR = { day: 365.2425, week: 365.2425 / 7, month: 12, year: 1 } as const;

/** How often a month it occurs, on average. */
export function timesPerMonth({
  unit,
  every,
  secondDay,
}: Pick<Schedule, 'unit' | 'every' | 'secondDay'>): number {
  return (PER_YEAR[unit] / 12 / every) * (secondDay === null ? 1 : 2);
}
