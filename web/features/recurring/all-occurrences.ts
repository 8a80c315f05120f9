import type { OutputOf, QueryOf } from '#shared/contract/endpoint.ts';
import { listOccurrences, type Occurrence } from '#shared/contract/recurring.ts';
import { append } from '#shared/lists.ts';
import { call } from '#web/lib/api/call.ts';

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
