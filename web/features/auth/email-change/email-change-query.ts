import { queryOptions } from '@tanstack/react-query';
import { getEmailChange } from '#shared/contract/email-change.ts';
import { call } from '#web/lib/api/call.ts';

/** The account's address and its pending change, which a link may have confirmed in another tab. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: ({ signal }) => call(getEmailChange, {}, { signal }),
  refetchOnWindowFocus: 'always',
});
