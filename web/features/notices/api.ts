import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  dismissNotice,
  listDismissed,
  listNotices,
  showAgain,
  undismissNotice,
  type DismissScope,
} from '#shared/contract/notices.ts';
import { call } from '#web/lib/api/call.ts';

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  meta: { refetchOn: ['records'] },
  queryFn: ({ signal }) => call(listNotices, {}, { signal }),
});

/** What was called not unusual. Its key begins with that of the notices, so that both are fetched again together. */
export const dismissedQuery = queryOptions({
  queryKey: [...noticesQuery.queryKey, 'dismissed'],
  queryFn: ({ signal }) => call(listDismissed, {}, { signal }),
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

/** Takes back that something is not unusual, long after it was said. */
export function useShowAgain(then: { onSuccess: () => void; onError: (error: unknown) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (key: string) => {
      await call(showAgain, { params: { key } });
      await client.invalidateQueries({ queryKey: noticesQuery.queryKey });
    },
    ...then,
  });
}
