import { queryOptions } from '@tanstack/react-query';
import { getEmailChange } from '#shared/contract/email-change.ts';
import { call } from '#web/lib/api/call.ts';

/** The address of the account and the change that waits; links are opened elsewhere, so it is asked anew. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: ({ signal }) => call(getEmailChange, {}, { signal }),
  refetchOnWindowFocus: 'always',
});
