import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endOtherSessions, endSession, type Session } from '#shared/contract/account.ts';
import { call } from '#web/lib/api/call.ts';
import { sessionsQuery } from '#web/lib/api/sessions.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

type SessionsToEnd = Session | 'others';

/** Ends one session or all others, optimistically. */
export function useEndSessions() {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (ended: SessionsToEnd) =>
      ended === 'others' ? call(endOtherSessions, {}) : call(endSession, { params: { id: ended.id } }),
    onMutate: (ended) => removeFromCache(queryClient, ended),
    onSuccess: (_, ended) => {
      const message = t(ended === 'others' ? 'account.sessions.othersEnded' : 'account.sessions.ended');
      showToast({ kind: 'success', message });
    },
    onError: (error, _, oldSessions) => {
      if (oldSessions) queryClient.setQueryData(sessionsQuery.queryKey, oldSessions);
      showError(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return { end: mutate, isPending };
}

/** Removes sessions from the cache before the server has ended them. Returns the sessions that were there. */
async function removeFromCache(queryClient: QueryClient, ended: SessionsToEnd) {
  const { queryKey } = sessionsQuery;
  await queryClient.cancelQueries({ queryKey });
  const oldSessions = queryClient.getQueryData(queryKey);
  const remains = ({ id, isCurrent }: Session) => isCurrent || (ended !== 'others' && id !== ended.id);
  if (oldSessions) queryClient.setQueryData(queryKey, { items: oldSessions.items.filter(remains) });
  return oldSessions;
}
