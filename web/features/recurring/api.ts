import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import { catchUp } from '#shared/contract/recurring-catch-up.ts';
import { listComing } from '#shared/contract/recurring-coming.ts';
import { listSuggestions } from '#shared/contract/recurring-suggestions.ts';
import {
  listOccurrences,
  listRecurring,
  listUpcoming,
  type Occurrence,
  type Recurring,
} from '#shared/contract/recurring.ts';
import { COMING_COUNT } from '#shared/limits.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { listAllOccurrences } from './all-occurrences.ts';

const meta = { refetchOn: ['records'] as const };

/** All recurring transactions, the next due one first, ended ones last. */
export const recurringQuery = queryOptions({
  queryKey: ['recurring', 'list'],
  meta,
  queryFn: ({ signal }) => call(listRecurring, {}, { signal }),
});

/** The first ones of what waits. */
export const waitingQuery = queryOptions({
  queryKey: ['recurring', 'waiting'],
  meta,
  queryFn: ({ signal }) => call(listUpcoming, { query: {} }, { signal }),
});

/** The first payments that come up to a day. */
export function comingUpToQuery(to: CalendarDay) {
  return queryOptions({
    queryKey: ['recurring', 'comingUpTo', to],
    meta,
    queryFn: ({ signal }) => call(listComing, { query: { to } }, { signal }),
  });
}

/** The first payments of the next days, which a card shows. */
export function fetchComing(signal: AbortSignal) {
  return call(listComing, { query: { limit: COMING_COUNT } }, { signal });
}

/** The occurrences of a range of at most 400 days. */
export function occurrencesQuery(range: CalendarRange) {
  return queryOptions({
    queryKey: ['recurring', 'occurrences', range],
    meta,
    queryFn: ({ signal }) => listAllOccurrences(range, signal),
  });
}

/** What seems to repeat. It takes the server a while and changes slowly. */
export const suggestionsQuery = queryOptions({
  queryKey: ['recurring', 'suggestions'],
  queryFn: ({ signal }) => call(listSuggestions, {}, { signal }),
  staleTime: 5 * 60_000,
  retry: false,
});

/** What is due next of a recurring transaction. Throws `occurrenceNotFound` if that has changed meanwhile. */
export async function findNext({ id, nextDay }: Recurring): Promise<Occurrence> {
  if (nextDay === null) throw new ApiError('occurrenceNotFound');
  const query = { from: nextDay, to: nextDay, recurringId: id };
  const { items } = await call(listOccurrences, { query });
  const next = items.find(({ outcome }) => outcome === 'planned');
  if (next === undefined) throw new ApiError('occurrenceNotFound');
  return next;
}

/** Refetches what recurring transactions and what they add show in. */
export async function refetchRecurring(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: suggestionsQuery.queryKey }),
    client.invalidateQueries({ predicate: ({ meta: own }) => own?.refetchOn?.includes('records') ?? false }),
  ]);
}

/** Adds what is due, in as many requests as it takes. Returns whether anything changed. */
export async function catchUpAll(): Promise<boolean> {
  let hasChanged = false;
  for (;;) {
    // One after the other, because each goes on where the last one ended.
    const { posted, asked, isMore } = await call(catchUp, {});
    hasChanged ||= posted + asked > 0;
    if (!isMore) return hasChanged;
  }
}
