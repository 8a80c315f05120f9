import type { CalendarReport } from '#shared/contract/reports.ts';
import { mergeComing } from '#shared/recurring/merge-coming.ts';

type Coming = Pick<CalendarReport, 'upcoming' | 'recognised' | 'recorded'>;

/** Lists the transactions to come, the next one first, each with its source. */
export function listComing({ upcoming, recognised, recorded }: Coming) {
  return mergeComing([
    ...upcoming.map(({ recurringId, day, dueDay, description, type, amount, isEstimate }) => ({
      key: `${recurringId} ${day}`,
      day: dueDay,
      description,
      type,
      amount,
      isEstimate,
      source: 'planned' as const,
    })),
    ...recorded.map(({ id, date, description, type, amount }) => ({
      key: id,
      day: date,
      description,
      type,
      amount,
      isEstimate: false,
      source: 'recorded' as const,
    })),
    ...recognised.map(({ key, day, description, type, amount, isEstimate }) => ({
      key,
      day,
      description,
      type,
      amount,
      isEstimate,
      source: 'recognised' as const,
    })),
  ]);
}

export type ComingItem = ReturnType<typeof listComing>[number];
