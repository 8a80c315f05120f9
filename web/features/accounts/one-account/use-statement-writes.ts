import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { addStatement, deleteStatement, type Statement } from '#shared/contract/balances.ts';
import { editSource, type Source } from '#shared/contract/sources.ts';
import { expenseEndpoints, incomeEndpoints } from '#shared/contract/transactions.ts';
import { balanceQuery, balancesKey } from '#web/lib/accounts/balances.ts';
import { call } from '#web/lib/api/call.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { refetchAccounts, refetchAfterRemoval } from '../use-account-changes.ts';
import { statementWords } from './statement-words.ts';

type Adjustment = { day: string; difference: number };

/** Functions that act on what the bank says about an account, and show the result. */
export function useStatementWrites(account: Source) {
  const { id: accountId } = account;
  const { t } = useTranslation();
  const client = useQueryClient();
  const onError = useErrorToast();
  const { queryKey } = balanceQuery(accountId, useToday());
  const showAgain = async () => {
    await client.invalidateQueries({ queryKey: balancesKey });
    await refetchAfterRemoval(client);
  };

  const opening = useMutation({
    mutationFn: async (chosen: NonNullable<Source['opening']>) => {
      await call(editSource, { params: { id: accountId }, body: { opening: chosen } });
      await refetchAccounts(client);
    },
    onError,
  });
  const adjusting = useMutation({
    mutationFn: async ({ day, difference }: Adjustment) => {
      const endpoint = difference < 0 ? expenseEndpoints : incomeEndpoints;
      const id = uuidv7();
      const description = t(`${statementWords(account)}.adjustment`);
      const body = { id, description, amount: Math.abs(difference), date: day, account: accountId };
      await call(endpoint.add, { body });
      await showAgain();
      return () => call(endpoint.remove, { params: { id } });
    },
    onSuccess: (takeBack) => {
      const undo = () => void takeBack().then(showAgain, onError);
      const action = { label: t('transactions.toasts.undo'), onClick: undo };
      showToast({ kind: 'success', message: t('ownAccounts.reconcile.adjusted'), action });
    },
    onError,
  });
  const deletion = useMutation({
    mutationFn: async ({ day, balance }: Statement) => {
      client.setQueryData(queryKey, await call(deleteStatement, { params: { id: accountId, day } }));
      return () => call(addStatement, { params: { id: accountId }, body: { day, balance } });
    },
    onSuccess: (putBack) => {
      const undo = () => void putBack().then((data) => client.setQueryData(queryKey, data), onError);
      const action = { label: t('transactions.toasts.undo'), onClick: undo };
      showToast({ kind: 'success', message: t('ownAccounts.reconcile.deleted'), action });
    },
    onError,
  });
  return {
    takeAsOpening: opening.mutate,
    adjust: adjusting.mutate,
    remove: deletion.mutate,
    isBusy: opening.isPending || adjusting.isPending || deletion.isPending,
  };
}
