import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  changeSettings,
  getSettings,
  listDeliveries,
  type SettingChanges,
} from '#shared/contract/system-settings.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { showToast } from '#web/ui/toast.ts';

export const settingsQuery = queryOptions({
  queryKey: [...queryKeys.admin, 'settings'] as const,
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
});

const DELIVERIES_PER_PAGE = 10;

export const deliveriesQuery = (page: number) =>
  queryOptions({
    queryKey: [...queryKeys.adminHealth, 'deliveries', page],
    queryFn: ({ signal }) =>
      call(listDeliveries, { query: { page, pageSize: DELIVERIES_PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Sends changes and refetches what depends on them. */
export function useSaveSettings() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return async (changes: SettingChanges): Promise<void> => {
    const stored = await call(changeSettings, { body: changes });
    queryClient.setQueryData(settingsQuery.queryKey, stored);
    void queryClient.invalidateQueries({ queryKey: queryKeys.instance });
    void queryClient.invalidateQueries({ queryKey: queryKeys.adminHealth });
    showToast({ kind: 'success', message: t('systemSettings.saved') });
  };
}
