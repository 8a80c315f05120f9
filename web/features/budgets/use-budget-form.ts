import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listBudgetAmounts, setBudget, type Budget, type BudgetChange } from '#shared/contract/budgets.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { call } from '#web/lib/api/call.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { toAmountError, amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { refetchBudgets } from './api.ts';
import { undoRemoval } from './undo-removal.ts';

type Options = { month: string; budget: Budget | undefined; category: string; onDone: () => void };
type TypedBudget = Pick<BudgetChange, 'rollover' | 'scope'> & { amount: string };

/** The form of a category's budget, for one month or also for all later ones. */
export function useBudgetForm({ month, budget, category, onDone }: Options) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { currency, locale } = useFormat();
  const amounts = amountText(currency, locale);
  const initial: TypedBudget = {
    amount: budget ? amounts.toText(budget.amount) : '',
    rollover: budget?.rollover ?? 'none',
    scope: 'onwards',
  };
  const form = useForm({
    initial,
    schema: setBudget.body,
    toBody: ({ amount, ...rest }: TypedBudget) => {
      const reading = amounts.read(amount);
      // The schema cannot name the errors of an amount exactly; `check` does.
      return { ...rest, month, amount: reading.ok ? reading.amount : 1 };
    },
    check: ({ amount }) => toErrors(toAmountError(amounts.read(amount))),
    send: async (body) => {
      await call(setBudget, { params: { category }, body });
      await refetchBudgets(client);
      showToast({ kind: 'success', message: t('budgets.toasts.saved') });
      onDone();
    },
  });
  const removal = useRemoval(category, onDone);
  function remove(): void {
    const { rollover, scope } = form.values;
    if (!form.isBusy && !removal.isPending) removal.mutate({ month, amount: null, rollover, scope });
  }
  return { ...form, isBusy: form.isBusy || removal.isPending, amounts, remove };
}

/** Removes a budget; the toast offers to bring it back. */
function useRemoval(category: string, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const showError = useErrorToast();
  const params = { category };
  async function undo(changes: readonly BudgetChange[]): Promise<void> {
    for (const body of changes) await call(setBudget, { params, body });
    await refetchBudgets(client);
    showToast({ kind: 'success', message: t('budgets.toasts.undone') });
  }
  return useMutation({
    mutationFn: async (change: BudgetChange) => {
      const { items } = await call(listBudgetAmounts, { params });
      await call(setBudget, { params, body: change });
      await refetchBudgets(client);
      return undoRemoval(items, change);
    },
    onSuccess: (changes) => {
      showToast({
        kind: 'success',
        message: t('budgets.toasts.removed'),
        action: { label: t('budgets.toasts.undo'), onClick: () => void undo(changes).catch(showError) },
      });
      onDone();
    },
    onError: showError,
  });
}

export type BudgetFormState = ReturnType<typeof useBudgetForm>;

function toErrors(amount: FieldErrorCode | undefined) {
  return amount === undefined ? {} : { amount };
}
