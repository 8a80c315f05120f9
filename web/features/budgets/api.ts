import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { CalendarDay } from '#shared/calendar.ts';
import { getBudgets, listBudgetAlerts, suggestBudgets } from '#shared/contract/budgets.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { getCategoryTotals } from '#shared/contract/summaries.ts';
import { call } from '#web/lib/api/call.ts';
import { useToday } from '#web/lib/format/use-today.ts';

const KEY = ['budgets'] as const;

export type MonthBudgets = OutputOf<typeof getBudgets>;

/** The budgets of a month, by default the current one. `today` is part of the key because its figures change daily. */
export function budgetsQuery(today: CalendarDay, month?: string) {
  return queryOptions({
    queryKey: [...KEY, 'month', month ?? 'current', today],
    meta: { refetchOn: ['records', 'categories', 'profile'] },
    queryFn: ({ signal }) => call(getBudgets, { query: { month } }, { signal }),
  });
}

export function useBudgets(month: string) {
  return useQuery({ ...budgetsQuery(useToday(), month), placeholderData: keepPreviousData });
}

/** The expenses of each category between two days. */
export function useSpending({ from, to }: { from: string; to: string }) {
  return useQuery({
    queryKey: [...KEY, 'spending', from, to],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(getCategoryTotals, { query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The usual spending by category in the months before the given one. */
export function suggestionsQuery(month: string) {
  return queryOptions({
    queryKey: [...KEY, 'suggestions', month],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(suggestBudgets, { query: { month } }, { signal }),
  });
}

export const alertsQuery = queryOptions({
  queryKey: [...KEY, 'alerts'],
  meta: { refetchOn: ['records'] },
  queryFn: ({ signal }) => call(listBudgetAlerts, {}, { signal }),
});

export async function refetchBudgets(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: KEY });
}
