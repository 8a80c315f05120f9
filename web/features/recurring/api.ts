import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { OutputOf, QueryOf } from '#shared/contract/endpoint.ts';
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
import { append } from '#shared/lists.ts';
import { ApiError, call } from '#web/lib/api/call.ts';

const meta = { refetchOn: ['records'] as const };

/** All recurring transactions, sorted by their next due day; ended ones are last. */
export const recurringQuery = queryOptions({
  queryKey: ['recurring', 'list'],
  meta,
  queryFn: ({ signal }) => call(listRecurring, {}, { signal }),
});

/** The first page of occurrences that wait for a decision. */
export const waitingQuery = queryOptions({
  queryKey: ['recurring', 'waiting'],
  meta,
  queryFn: ({ signal }) => call(listUpcoming, { query: {} }, { signal }),
});

/** The first payments that are due up to a day, and the sums of all of them. */
export function comingUpToQuery(to: CalendarDay) {
  return queryOptions({
    queryKey: ['recurring', 'comingUpTo', to],
    meta,
    queryFn: ({ signal }) => call(listComing, { query: { to } }, { signal }),
  });
}

/** Fetches the coming payments for the card. */
export function fetchComing(signal: AbortSignal) {
  return call(listComing, { query: { limit: COMING_COUNT } }, { signal });
}

/** The occurrences in a range of at most 400 days. */
export function occurrencesQuery(range: CalendarRange) {
  return queryOptions({
    queryKey: ['recurring', 'occurrences', range],
    meta,
    queryFn: ({ signal }) => listAllOccurrences(range, signal),
  });
}

/** Fetches all pages of the occurrences in a range, as one page. */
export async function listAllOccurrences(
  query: Omit<QueryOf<typeof listOccurrences>, 'cursor'>,
  signal?: AbortSignal,
): Promise<{ items: Occurrence[] }> {
  const items: Occurrence[] = [];
  let cursor: string | undefined;
  do {
    const page: OutputOf<typeof listOccurrences> = await call(
      listOccurrences,
      { query: cursor === undefined ? query : { ...query, cursor } },
      signal && { signal },
    );
    append(items, page.items);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return { items };
}

/** The suggested recurring transactions. The server needs time to find them, and they change slowly. */
export const suggestionsQuery = queryOptions({
  queryKey: ['recurring', 'suggestions'],
  queryFn: ({ signal }) => call(listSuggestions, {}, { signal }),
  staleTime: 5 * 60_000,
  retry: false,
});

/** Fetches the next occurrence. Throws `occurrenceNotFound` if `nextDay` is no longer planned. */
export async function fetchNext({ id, nextDay }: Recurring): Promise<Occurrence> {
  if (nextDay === null) throw new ApiError('occurrenceNotFound');
  const query = { from: nextDay, to: nextDay, recurringId: id };
  const { items } = await call(listOccurrences, { query });
  const next = items.find(({ outcome }) => outcome === 'planned');
  if (next === undefined) throw new ApiError('occurrenceNotFound');
  return next;
}

/** Fetches again all queries that show transactions, and the suggestions. */
export async function refetchRecurring(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: suggestionsQuery.queryKey }),
    client.invalidateQueries({
      predicate: ({ meta: queryMeta }) => queryMeta?.refetchOn?.includes('records') ?? false,
    }),
  ]);
}

/** Adds all occurrences that are due, in as many requests as needed. Returns whether anything changed. */
export async function catchUpAll(): Promise<boolean> {
  let hasChanged = false;
  for (;;) {
    // One request after the other: each continues where the last request stopped.
    const { posted, asked, isMore } = await call(catchUp, {});
    hasChanged ||= posted + asked > 0;
    if (!isMore) return hasChanged;
  }
}
