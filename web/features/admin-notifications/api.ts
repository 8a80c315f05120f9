import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '#shared/contract/admin-notifications.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

const NOTIFICATIONS_KEY = [...queryKeys.admin, 'notifications'] as const;

export type NotificationQuery = { page?: number; pageSize?: number; state: 'all' | 'unread' };

export function useNotifications(query: NotificationQuery) {
  return useQuery({
    queryKey: [...NOTIFICATIONS_KEY, query],
    meta: { refetchOn: ['notifications', 'opened'] },
    queryFn: ({ signal }) => call(listNotifications, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Marks one notification as read, or all without an id. */
export function useMarkRead() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id?: string) =>
      id === undefined ? call(readAllNotifications, {}) : call(readNotification, { params: { id } }),
    onSuccess: (_, id) => {
      if (id === undefined) showToast({ kind: 'success', message: t('adminNotifications.allMarkedRead') });
    },
    onError: useErrorToast(),
    onSettled: () =>
      Promise.all(
        [NOTIFICATIONS_KEY, queryKeys.profile].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  return { markRead: (id: string) => mutate(id), markAllRead: () => mutate(undefined), isPending };
}
