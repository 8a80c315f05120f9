import { queryOptions } from '@tanstack/react-query';
import { listPasskeys } from '#shared/contract/passkeys.ts';
import { call } from '../api/call.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
});
