import { queryOptions } from '@tanstack/react-query';
import { listTags } from '#shared/contract/tags.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** The person's tags with the number of their transactions, in alphabetical order. */
export const tagsQuery = queryOptions({
  queryKey: queryKeys.tags,
  meta: { refetchOn: ['records'] },
  queryFn: ({ signal }) => call(listTags, {}, { signal }),
});
