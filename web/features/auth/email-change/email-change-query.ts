import { queryOptions } from '@tanstack/react-query';
import { getEmailChange } from '#shared/contract/email-change.ts';
import { call } from '#web/lib/api/call.ts';

/** The account's address and its pending change. Links are opened elsewhere, so a focus refetches it. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: ({ signal }) => call(getEmailChange, {}, { signal }),
  refetchOnWindowFocus: 'always',
});
