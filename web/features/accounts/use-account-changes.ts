import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editSource, type Source } from '#shared/contract/sources.ts';
import { balancesKey } from '#web/lib/accounts/balances.ts';
import { call } from '#web/lib/api/call.ts';
import { sourcesQuery } from '#web/lib/api/sources-query.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/** Waits until the list of accounts is fetched again; their balances follow. */
export async function refetchAccounts(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: balancesKey });
  await client.invalidateQueries({ queryKey: sourcesQuery.queryKey });
}

/** Fetches again what shows accounts or transactions, after an account has gone. */
export async function refetchAfterRemoval(client: QueryClient): Promise<void> {
  await refetchAccounts(client);
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.refetchOn?.includes('records') ?? false });
}

type Archiving = { account: Source; isArchived: boolean };

/** Archives an account, or brings it back. `onMoved` runs when the list shows it. */
export function useArchiving(onMoved: (account: Source) => void): (archiving: Archiving) => void {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ account: { id }, isArchived }: Archiving) => {
      await call(editSource, { params: { id }, body: { isArchived } });
      await refetchAccounts(client);
    },
    onSuccess: (_, { account, isArchived }) => {
      const undo = () => mutate({ account, isArchived: false });
      const action = { label: t('transactions.toasts.undo'), onClick: undo };
      showToast({
        kind: 'success',
        message: t(`ownAccounts.toasts.${isArchived ? 'archived' : 'unarchived'}`),
        ...(isArchived && { action }),
      });
      onMoved(account);
    },
    onError: useErrorToast(),
  });
  return mutate;
}
