import type { QueryClient } from '@tanstack/react-query';
import { today } from '#shared/calendar.ts';
import { FIRST_DATA_ID, type FirstData } from '#shared/contract/first-data.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

/** Puts the data that the server wrote into the page into the cache, so that the first screen waits for no request. */
export function takeFirstData(queryClient: QueryClient): void {
  const element = document.getElementById(FIRST_DATA_ID);
  if (element === null) return;
  const { instance, profile, categories, summary, coming } = JSON.parse(element.textContent) as FirstData;
  element.remove();
  if (instance !== undefined) queryClient.setQueryData(queryKeys.instance, instance);
  // The profile may lack a change that was sent right before the page was requested, so it is fetched again.
  if (profile !== undefined) queryClient.setQueryData(queryKeys.profile, profile, { updatedAt: 0 });
  if (categories !== undefined) queryClient.setQueryData(queryKeys.categories, categories);
  if (coming !== undefined && profile !== undefined)
    queryClient.setQueryData([...queryKeys.coming, today(profile.timeZone, Date.now())], coming);
  if (summary === undefined || profile === undefined) return;
  const { from, to } = summary.period;
  queryClient.setQueryData([...queryKeys.summaries, from, to, today(profile.timeZone, Date.now())], summary);
}
