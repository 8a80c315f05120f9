import type { Note } from './note-table.ts';

export const SCHEDULE = {
  unit: 'month',
  every: 1,
  firstDay: '2026-12-31',
  secondDay: null,
  on: 'day',
  shift: 'none',
  endDay: null,
} as const;

/** Notes on the fields of a schedule. */
export const SCHEDULE_NOTES: Readonly<Record<string, Note>> = {
  unit: {
    description: 'The unit of the schedule; `every` says how many units lie between two occurrences.',
    examples: [SCHEDULE.unit],
  },
  every: { description: 'The number of units between two occurrences.', examples: [SCHEDULE.every] },
  firstDay: {
    description: 'The day from which the schedule counts; at most one year ahead.',
    examples: [SCHEDULE.firstDay],
  },
  secondDay: {
    description: 'The second day of the month, for twice a month; 31 is the last day.',
    examples: [null],
  },
  on: { description: 'The day of the month, for months and years.', examples: [SCHEDULE.on] },
  shift: { description: 'Where an occurrence on a weekend moves.', examples: [SCHEDULE.shift] },
  endDay: { description: 'The last day on which an occurrence may be due.', examples: [null] },
};
