import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listInvites, makeInvite, revokeInvite, type Invite } from '#shared/contract/invites.ts';
import { call } from '#web/lib/api/call.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

const invitesQuery = queryOptions({
  queryKey: ['invites'],
  queryFn: ({ signal }) => call(listInvites, {}, { signal }),
  // Other people may have used one.
  refetchOnWindowFocus: 'always',
});

export function useInvites() {
  return useQuery(invitesQuery);
}

/** Makes an invitation and adds it to the list; only the answer has its link. */
export function useMakeInvite() {
  const queryClient = useQueryClient();
  return async (note: string) => {
    const made = await call(makeInvite, { body: { note } });
    queryClient.setQueryData(invitesQuery.queryKey, (before) => ({
      items: [made.invite, ...(before?.items ?? [])],
    }));
    return made;
  };
}

/** Removes an invitation optimistically and restores it on failure. */
export function useRevokeInvite() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { queryKey } = invitesQuery;
  const { mutate } = useMutation({
    mutationFn: ({ id }: Invite) => call(revokeInvite, { params: { id } }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before)
        queryClient.setQueryData(queryKey, { items: before.items.filter((each) => each.id !== id) });
      return before;
    },
    onSuccess: () => showToast({ kind: 'success', message: t('invites.revoked') }),
    onError: (error, _, before) => {
      if (before) queryClient.setQueryData(queryKey, before);
      showToast({ kind: 'error', message: errorText(error) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return mutate;
}
