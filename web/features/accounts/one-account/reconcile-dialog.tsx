import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addStatement } from '#shared/contract/balances.ts';
import type { Source } from '#shared/contract/sources.ts';
import { balanceQuery } from '#web/lib/accounts/balances.ts';
import { call } from '#web/lib/api/call.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useForm } from '#web/lib/form/use-form.ts';
import { balanceAmountText, toAmountError } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { statementWords } from './statement-words.ts';

type Props = DialogProps & { account: Source };

/** Asks for the bank's figure of an account at the end of a day, or for the cash counted. */
export function ReconcileDialog({ account, ...dialog }: Props) {
  const { t } = useTranslation();
  return (
    <UnsavedDialog {...dialog} title={t(`${statementWords(account)}.title`)}>
      {(leave) => <ReconcileForm account={account} onDone={dialog.onClose} onCancel={leave} />}
    </UnsavedDialog>
  );
}

type FormProps = { account: Source; onDone: () => void; onCancel: () => void };

function ReconcileForm({ account, onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const { amounts, ...form } = useReconcileForm(account.id, onDone);
  const words = statementWords(account);
  useUnsaved(t(`${words}.title`), form.isDirty);
  return (
    <form className="stack gap-18" {...form.props}>
      <FormAlert message={form.failure} />
      <AmountField
        {...form.field('balance')}
        amounts={amounts}
        label={t(`${words}.amount`)}
        emptyHint={t(`${words}.hint`)}
      />
      <DayField {...form.field('day')} label={t('ownAccounts.reconcile.day')} />
      <FormActions submitLabel={t('ownAccounts.reconcile.submit')} isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  );
}

function useReconcileForm(accountId: string, onDone: () => void) {
  const format = useFormat();
  const client = useQueryClient();
  const { queryKey } = balanceQuery(accountId, useToday());
  const amounts = balanceAmountText(format.currency, format.locale);
  const toDay = (text: string) => readDay(text, format.locale, format.today());
  const dayError = (day: string | undefined) => {
    if (day === undefined) return { day: 'invalidDate' as const };
    return day > format.today() ? { day: 'dateAhead' as const } : {};
  };
  const form = useForm({
    initial: { balance: '', day: format.day(format.today()) },
    schema: addStatement.body,
    toBody: ({ balance, day }) => {
      const reading = amounts.read(balance);
      return { balance: reading.ok ? reading.amount : 0, day: toDay(day) ?? format.today() };
    },
    check: ({ balance, day }) => {
      const amountError = toAmountError(amounts.read(balance));
      return {
        ...(amountError && { balance: amountError }),
        ...dayError(toDay(day)),
      };
    },
    send: async (body) => {
      client.setQueryData(queryKey, await call(addStatement, { params: { id: accountId }, body }));
      onDone();
    },
  });
  return { ...form, amounts };
}
