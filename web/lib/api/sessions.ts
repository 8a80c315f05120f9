import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#shared/contract/account.ts';
import { call } from './call.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});
