import { queryOptions } from '@tanstack/react-query';
import { listSources } from '#shared/contract/sources.ts';
import { call } from './call.ts';

/** The accounts, cards and applications that the user imports from. */
export const sourcesQuery = queryOptions({
  queryKey: ['imports', 'sources'],
  queryFn: ({ signal }) => call(listSources, {}, { signal }),
});
