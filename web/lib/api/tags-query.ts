import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { listTags } from '#shared/contract/tags.ts';
import { append } from '#shared/lists.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

type Tags = OutputOf<typeof listTags>['items'];

/** More pages than a person's tags usually fill. */
const MAX_PAGES = 5;

/** The person's tags with the number of their transactions, in alphabetical order. */
export const tagsQuery = queryOptions({
  queryKey: queryKeys.tags,
  meta: { refetchOn: ['records'] },
  queryFn: ({ signal }) => fetchTags(signal),
});

async function fetchTags(signal: AbortSignal): Promise<{ items: Tags }> {
  const items: Tags = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const { items: more, nextCursor } = await call(listTags, { query: { cursor } }, { signal });
    append(items, more);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return { items };
}
