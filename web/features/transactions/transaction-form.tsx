import { Button, Loader, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { TRANSACTION_FIELDS, type TransactionField } from '#shared/contract/transactions.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { AmountInput } from '#web/ui/amount-input.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { DateField } from './date-field.tsx';
import type { TransactionFormState } from './use-transaction-form.ts';
import classes from './transaction-form.module.css';

type Props = { type: TransactionType; form: TransactionFormState; saveLabel: string; otherAction: ReactNode };

/** The fields of an expense or income. */
export function TransactionForm({ type, form, saveLabel, otherAction }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { field, isBusy, amounts } = form;
  const { example, isWhole, symbol } = amounts;
  const amount = field('amount');
  const reading = amounts.read(amount.value);
  const isUnreadable = !reading.ok && reading.reason === 'notAnAmount';

  const fields: Record<TransactionField, ReactNode> = {
    amount: (
      <AmountInput
        {...amount}
        label={t('transactions.form.amount')}
        placeholder={example}
        symbol={symbol}
        onBlur={form.checkAmount}
        reading={
          reading.ok
            ? t('transactions.form.amountReading', { amount: format.amount(reading.amount) })
            : t(isWhole ? 'transactions.form.amountHelpWhole' : 'transactions.form.amountHelp', { example })
        }
        error={
          amount.error !== undefined && isUnreadable
            ? t('transactions.form.amountUnreadable', { example })
            : amount.error
        }
      />
    ),
    description: (
      <TextInput
        {...byEvent(field('description'))}
        classNames={{ input: classes.input ?? '' }}
        label={t('transactions.form.description')}
        placeholder={t(`transactions.form.descriptionExample.${type}`)}
        autoComplete="off"
        required
        withAsterisk={false}
      />
    ),
    category: <CategoryChoice {...field('category')} type={type} />,
    date: <DateField {...field('date')} />,
  };

  return (
    <form className={classes.form} {...form.props}>
      {TRANSACTION_FIELDS.map((name) => (
        <Fragment key={name}>{fields[name]}</Fragment>
      ))}
      <div className={classes.actions}>
        {otherAction}
        <Button
          type="submit"
          aria-disabled={isBusy}
          leftSection={
            isBusy ? (
              <Loader size={18} color="var(--on-accent)" />
            ) : (
              <IconCheck size={18} stroke={2} aria-hidden />
            )
          }
        >
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
