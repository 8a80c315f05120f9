import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  changeSettings,
  getSettings,
  type SettingChanges,
  type StoredSettings,
} from '#shared/contract/system-settings.ts';
import { call } from '#web/lib/call.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/ui/toast.ts';

export const settingsQuery = queryOptions({
  queryKey: queryKeys.adminSettings,
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
});

/** Sends changes; what is shown everywhere follows. Rejects, so that a form can show what is wrong. */
export function useSaveSettings() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: SettingChanges) => call(changeSettings, { body: changes }),
    onSuccess(stored: StoredSettings) {
      queryClient.setQueryData(settingsQuery.queryKey, stored);
      void queryClient.invalidateQueries({ queryKey: queryKeys.instance });
      void queryClient.invalidateQueries({ queryKey: queryKeys.adminHealth });
      showToast({ kind: 'success', message: t('systemSettings.saved') });
    },
  });
}
