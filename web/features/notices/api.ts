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

/** The dismissed notices. The key begins with the key of `noticesQuery`, so that both are fetched again together. */
export const dismissedQuery = queryOptions({
  queryKey: [...noticesQuery.queryKey, 'dismissed'],
  queryFn: ({ signal }) => call(listDismissed, {}, { signal }),
});

/** Marks a notice, or all like it, as normal; with 'undo' removes that mark. */
export function useDismiss(action: 'dismiss' | 'undo') {
  const client = useQueryClient();
  const endpoint = action === 'dismiss' ? dismissNotice : undismissNotice;
  return useMutation({
    mutationFn: async ({ key, scope }: { key: string; scope: DismissScope }) => {
      await call(endpoint, { params: { key }, body: { scope } });
      await client.invalidateQueries({ queryKey: noticesQuery.queryKey });
    },
  });
}

/** Shows dismissed notices again. Unlike the undo in the toast, it works long after the dismissal. */
export function useShowAgain(handlers: { onSuccess: () => void; onError: (error: unknown) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (key: string) => {
      await call(showAgain, { params: { key } });
      await client.invalidateQueries({ queryKey: noticesQuery.queryKey });
    },
    ...handlers,
  });
}
