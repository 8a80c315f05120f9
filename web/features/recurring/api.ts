import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CalendarRange } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { catchUp } from '#shared/contract/recurring-catch-up.ts';
import { listSuggestions } from '#shared/contract/recurring-suggestions.ts';
import {
  listOccurrences,
  listRecurring,
  listUpcoming,
  type Occurrence,
  type Recurring,
} from '#shared/contract/recurring.ts';
import { append } from '#shared/lists.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { listAllOccurrences } from './all-occurrences.ts';

const meta = { refetchOn: ['records'] as const };

/** All recurring transactions, the next due one first, ended ones last. */
export const recurringQuery = queryOptions({
  queryKey: ['recurring', 'list'],
  meta,
  queryFn: ({ signal }) => call(listRecurring, {}, { signal }),
});

/** What waits, and what is due up to a day. */
export function upcomingQuery(to: string) {
  return queryOptions({
    queryKey: ['recurring', 'upcoming', to],
    meta,
    queryFn: ({ signal }) => fetchUpcoming(to, signal),
  });
}

/** All pages of what is due; of what waits the first one. */
async function fetchUpcoming(to: string, signal: AbortSignal): Promise<OutputOf<typeof listUpcoming>> {
  const first = await call(listUpcoming, { query: { to } }, { signal });
  const upcoming = [...first.upcoming];
  for (let cursor = first.nextCursor; cursor !== undefined;) {
    const page: OutputOf<typeof listUpcoming> = await call(
      listUpcoming,
      { query: { to, cursor } },
      { signal },
    );
    append(upcoming, page.upcoming);
    cursor = page.nextCursor;
  }
  return { ...first, upcoming };
}

/** What waits, and what is due in the next seven days. */
export function fetchComing(signal: AbortSignal) {
  return call(listUpcoming, { query: {} }, { signal });
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
