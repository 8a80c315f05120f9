import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteAccount } from '#shared/contract/account.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { paths } from '#shared/paths.ts';
import { announceSessionChange } from '#web/lib/session-channel.ts';
import { showToast } from '#web/ui/toast.ts';

/** Deletes the account, leaves for /login and forgets what this browser has fetched of it. */
export function useDeleteAccount() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof deleteAccount>) => call(deleteAccount, { body }),
    onSuccess: async () => {
      announceSessionChange();
      showToast({ kind: 'success', message: t('account.delete.deleted') });
      await navigate(paths.login, { replace: true });
      queryClient.clear();
    },
  });
}
