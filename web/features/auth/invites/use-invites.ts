import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listInvites, makeInvite, revokeInvite } from '#shared/contract/invites.ts';
import { call } from '#web/lib/api/call.ts';
import { useRemoveItem } from '#web/ui/use-remove-item.ts';

const invitesQuery = queryOptions({
  queryKey: ['invites'],
  queryFn: ({ signal }) => call(listInvites, {}, { signal }),
  // Somebody may have used an invitation meanwhile.
  refetchOnWindowFocus: 'always',
});

export function useInvites() {
  return useQuery(invitesQuery);
}

/** Makes an invitation and adds it to the list; only the response has its link. */
export function useMakeInvite() {
  const queryClient = useQueryClient();
  return async (note: string) => {
    const created = await call(makeInvite, { body: { note } });
    queryClient.setQueryData(invitesQuery.queryKey, (before) => ({
      items: [created.invite, ...(before?.items ?? [])],
    }));
    return created;
  };
}

export function useRevokeInvite() {
  const { t } = useTranslation();
  return useRemoveItem({
    queryKey: invitesQuery.queryKey,
    remove: (id) => call(revokeInvite, { params: { id } }),
    message: t('invites.revoked'),
  });
}
