import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NewValues } from '#shared/contract/transaction-edits.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_EDITS_UNDONE } from '#shared/limits.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm, type Field } from '#web/lib/form/use-form.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';

type Props = DialogProps & {
  /** The numbers of selected rows and of their transactions. */
  count: number;
  transactions: number;
  onSubmit: (edit: NewValues) => Promise<void>;
};

/** Asks for the new day, description and account of several transactions. */
export function EditManyDialog({ isOpen, onClose, onClosed, count, ...form }: Props) {
  const { t } = useTranslation();
  const number = useFormat().count(count);
  const title = count === 1 ? t('history.edit.titleOne') : t('history.edit.title', { number });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} onClosed={onClosed} returnFocus={false} title={title}>
      <EditForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

/** Values of the choice that are not ids of accounts. */
const KEPT = '';
const NONE = 'none';

type FormProps = Pick<Props, 'transactions' | 'onSubmit'> & { onCancel: () => void };

function EditForm({ transactions, onSubmit, onCancel }: FormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const form = useForm<{ date: string; description: string; account: string }, NewValues>({
    initial: { date: '', description: '', account: KEPT },
    schema: NewValues,
    toBody: ({ date, description, account }) => ({
      ...(date.trim() !== '' && { date: readDay(date, format.locale, format.today()) ?? date }),
      ...(description.trim() !== '' && { description }),
      ...(account !== KEPT && { account: account === NONE ? '' : account }),
    }),
    check: ({ date, description, account }) =>
      `${date}${description}${account}`.trim() === '' ? { date: 'required' } : {},
    send: onSubmit,
  });
  return (
    <form className="stack gap-20" {...form.props}>
      <p>{t('history.edit.keep')}</p>
      <DayField {...form.field('date')} isFocused label={t('history.edit.date')} isRequired={false} />
      <TextInput
        {...byEvent(form.field('description'))}
        label={t('history.edit.description')}
        maxLength={MAX_DESCRIPTION_LENGTH}
        autoComplete="off"
      />
      <NewAccount {...form.field('account')} />
      {transactions > MAX_EDITS_UNDONE && <p>{t('history.edit.noUndo')}</p>}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" loading={form.isBusy}>
          {t('history.edit.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Shows only if the user has accounts. */
function NewAccount({ value, onChange }: Field<string>) {
  const { t } = useTranslation();
  const accounts = useOfferedAccounts();
  if (accounts.length === 0) return null;
  return (
    <FilterSelect
      label={t('history.edit.account')}
      allLabel={t('history.edit.keepAccount')}
      options={[
        { value: NONE, label: t('transactions.form.noAccount') },
        ...accounts.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onChange={(chosen) => onChange(chosen ?? KEPT)}
    />
  );
}
