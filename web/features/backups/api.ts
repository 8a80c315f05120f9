import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteBackup, listBackups, makeBackup } from '#shared/contract/backups.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { showToast } from '#web/ui/toast.ts';

export const backupsQuery = queryOptions({
  queryKey: [...queryKeys.admin, 'backups'] as const,
  queryFn: ({ signal }) => call(listBackups, {}, { signal }),
});

export function useMakeBackup() {
  const { t } = useTranslation();
  return useChange(() => call(makeBackup, {}), t('backups.made'));
}

export function useDeleteBackup() {
  const { t } = useTranslation();
  return useChange((id: string) => call(deleteBackup, { params: { id } }), t('backups.deleted'));
}

/** The mutation keeps its error, which the screen shows. */
function useChange<Input>(send: (input: Input) => Promise<unknown>, success: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => showToast({ kind: 'success', message: success }),
    onSettled: () => refresh(queryClient),
  });
}

async function refresh(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: queryKeys.adminHealth });
}
