import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { dismissNotice, listNotices, undismissNotice, type DismissScope } from '#shared/contract/notices.ts';
import { call } from '#web/lib/api/call.ts';

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  meta: { refetchOn: ['records'] },
  queryFn: ({ signal }) => call(listNotices, {}, { signal }),
});

/** Remembers that a notice, or those that are like it, are not unusual, or takes that back. */
export function useDismiss(is: 'said' | 'takenBack') {
  const client = useQueryClient();
  const endpoint = is === 'said' ? dismissNotice : undismissNotice;
  return useMutation({
    mutationFn: async ({ key, scope }: { key: string; scope: DismissScope }) => {
      await call(endpoint, { params: { key }, body: { scope } });
      await client.invalidateQueries({ queryKey: noticesQuery.queryKey });
    },
  });
}
