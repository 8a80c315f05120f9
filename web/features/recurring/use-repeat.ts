import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import { expenseEndpoints, incomeEndpoints, type Transaction } from '#shared/contract/transactions.ts';
import { call } from '#web/lib/api/call.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { showToast } from '#web/ui/toast.ts';
import type { RecurringActs } from './dialogs/use-dialogs.tsx';
import { emptyDraft } from './rule/rule-fields.ts';

/** Opens the form with the transaction that the address names, as `?expense=ID` or `?income=ID`. */
export function useRepeat({ add }: RecurringActs): void {
  const { t } = useTranslation();
  const [search, change] = useSearchParams();
  const type = TRANSACTION_TYPES.find((each) => search.has(each));
  const id = type && search.get(type);
  const open = useEffectEvent(async (of: NonNullable<typeof type>, named: string) => {
    // Opened once: a reload shows the list.
    change({}, { replace: true });
    try {
      const { get } = of === 'expense' ? expenseEndpoints : incomeEndpoints;
      add({ draft: toDraft(await call(get, { params: { id: named } })), hasFixedType: true });
    } catch {
      showToast({ kind: 'error', message: t('recurring.form.unreadableTransaction') });
    }
  });
  useEffect(() => {
    if (type !== undefined && id) void open(type, id);
  }, [type, id]);
}

function toDraft({ id, type, description, amount, category, note, tags, date }: Transaction) {
  return { ...emptyDraft(date), type, description, amount, category, note, tags, transactionId: id };
}
