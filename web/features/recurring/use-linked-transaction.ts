import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TRANSACTION_TYPES, type TransactionType } from '#shared/categories.ts';
import { RECURRING_UNITS } from '#shared/contract/recurring.ts';
import { expenseEndpoints, incomeEndpoints, type Transaction } from '#shared/contract/transactions.ts';
import { MAX_RECURRING_EVERY } from '#shared/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { showToast } from '#web/ui/toast.ts';
import type { RecurringActs } from './dialogs/use-dialogs.tsx';
import { emptyDraft } from './rule/rule-fields.ts';

/**
 * Opens the form with the transaction that the address names, `?expense=ID` or `?income=ID`, and with the cadence
 * `&unit=week&every=2`, if given.
 */
export function useLinkedTransaction({ add }: RecurringActs): void {
  const { t } = useTranslation();
  const [search, change] = useSearchParams();
  const step = readStep(search);
  const type = TRANSACTION_TYPES.find((name) => search.has(name));
  const id = type && search.get(type);
  const open = useEffectEvent(async (linkedType: TransactionType, linkedId: string) => {
    // Removed from the address, so that a reload shows the list.
    change({}, { replace: true });
    try {
      const { get } = linkedType === 'expense' ? expenseEndpoints : incomeEndpoints;
      const transaction = await call(get, { params: { id: linkedId } });
      add({ draft: { ...toDraft(transaction), ...step }, hasFixedType: true });
    } catch {
      showToast({ kind: 'error', message: t('recurring.form.unreadableTransaction') });
    }
  });
  useEffect(() => {
    if (type !== undefined && id) void open(type, id);
  }, [type, id]);
}

const Step = z.object({
  unit: z.enum(RECURRING_UNITS),
  every: z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_RECURRING_EVERY)),
});

/** Reads the cadence from the address, which anybody can write. Returns undefined if it is not valid. */
function readStep(search: URLSearchParams): z.infer<typeof Step> | undefined {
  return Step.safeParse(Object.fromEntries(search)).data;
}

function toDraft({ id, type, description, amount, category, account, note, tags, date }: Transaction) {
  return { ...emptyDraft(date), type, description, amount, category, account, note, tags, transactionId: id };
}
