import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addMonths, endOfMonth, startOfMonth, type CalendarDay } from '#shared/calendar.ts';
import { getForecast } from '#shared/contract/forecast.ts';
import { getDailySeries } from '#shared/contract/summaries.ts';
import { call } from '#web/lib/api/call.ts';

const RECORDED_MONTHS = 12;
/** The length of the longest forecast. */
export const MAX_MONTHS = 12;

/** The forecast of this month and the given number of later ones. The last forecast stays until this one has loaded. */
export function useForecast(months: number) {
  return useQuery({
    queryKey: ['forecast', months],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(getForecast, { query: { months: String(months) } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The recorded totals of each day in the 12 months before this one. */
export function useRecordedDays(today: CalendarDay) {
  const from = addMonths(startOfMonth(today), -RECORDED_MONTHS);
  const to = endOfMonth(addMonths(today, -1));
  return useQuery({
    queryKey: ['forecast', 'recorded', from],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(getDailySeries, { query: { from, to } }, { signal }),
  });
}
