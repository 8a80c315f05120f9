import type { CalendarReport } from '#shared/contract/reports.ts';

type Coming = Pick<CalendarReport, 'upcoming' | 'recognised' | 'recorded'>;

/** What is to come, the next one first, and how it is known. */
export function comingOf({ upcoming, recognised, recorded }: Coming) {
  return [
    ...upcoming.map(({ recurringId, day, dueDay, description, type, amount }) => ({
      key: `${recurringId} ${day}`,
      day: dueDay,
      description,
      type,
      amount,
      source: 'added' as const,
    })),
    ...recognised.map(({ key, day, description, type, amount }) => ({
      key,
      day,
      description,
      type,
      amount,
      source: 'recognised' as const,
    })),
    ...recorded.map(({ id, date, description, type, amount }) => ({
      key: id,
      day: date,
      description,
      type,
      amount,
      source: 'recorded' as const,
    })),
  ].toSorted((one, other) => (`${one.day} ${one.key}` < `${other.day} ${other.key}` ? -1 : 1));
}

export type ComingItem = ReturnType<typeof comingOf>[number];
