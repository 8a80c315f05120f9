import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import { getSummary } from '#shared/contract/summaries.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

/** Fetches the summary of a period; the previous one shows until the new one has loaded. */
export function useSummary({ from, to }: CalendarRange, today: CalendarDay) {
  return useQuery({
    queryKey: [...queryKeys.summaries, from, to, today],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(getSummary, { query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
    // Data that the page brought along must not be fetched again at once; events tell of later changes.
    staleTime: 10_000,
  });
}
