import { Button, Loader, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { TRANSACTION_FIELDS, type TransactionField } from '#shared/contract/transactions.ts';
import { currencySymbol, readAmountInCurrency, toAmountText } from '#shared/money.ts';
import { AmountInput } from '#web/ui/amount-input.tsx';
import { useFormat } from '#web/lib/format.ts';
import { CategoryChoice } from './category-choice.tsx';
import { DateField } from './date-field.tsx';
import type { RecordErrors } from './record-fields.ts';
import type { RecordFormState } from './use-record-form.ts';
import classes from './record-form.module.css';

type Props = { type: TransactionType; form: RecordFormState; saveLabel: string; otherAction: ReactNode };

/** In major units: '25.50', as the reader writes it. */
const EXAMPLE = 25.5;
/** The same for a currency without decimals, such as the yen. */
const WHOLE_EXAMPLE = 2550;

/** The fields of an expense or income, whether it is new or edited. */
export function RecordForm({ type, form, saveLabel, otherAction }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const isWhole = format.decimals === 0;
  const example = toAmountText(isWhole ? WHOLE_EXAMPLE : EXAMPLE, format.currency, format.locale);
  const errorText = useRecordErrorText(form.errors, example);
  const { typed, inputs, isSaving, change } = form;
  const reading = readAmountInCurrency(typed.amount, format.currency, format.locale);
  const keep = (field: TransactionField) => (input: HTMLInputElement | null) => {
    inputs.current[field] = input;
  };

  const fields: Record<TransactionField, ReactNode> = {
    amount: (
      <AmountInput
        ref={keep('amount')}
        label={t('transactions.form.amount')}
        placeholder={example}
        symbol={currencySymbol(format.currency, format.locale)}
        value={typed.amount}
        onChange={(text) => change('amount', text)}
        onBlur={form.checkAmount}
        reading={
          reading.ok
            ? t('transactions.form.amountReading', { amount: format.amount(reading.amount) })
            : t(isWhole ? 'transactions.form.amountHelpWhole' : 'transactions.form.amountHelp', { example })
        }
        error={errorText('amount')}
      />
    ),
    description: (
      <TextInput
        ref={keep('description')}
        classNames={{ input: classes.input ?? '' }}
        label={t('transactions.form.description')}
        placeholder={t(`transactions.form.descriptionExample.${type}`)}
        value={typed.description}
        onChange={(event) => change('description', event.currentTarget.value)}
        error={errorText('description')}
        autoComplete="off"
        required
        withAsterisk={false}
      />
    ),
    category: (
      <CategoryChoice
        type={type}
        value={typed.category}
        onChange={(category) => change('category', category)}
        error={errorText('category')}
      />
    ),
    date: (
      <DateField
        ref={keep('date')}
        value={typed.date}
        onChange={(text) => change('date', text)}
        error={errorText('date')}
      />
    ),
  };

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {TRANSACTION_FIELDS.map((field) => (
        <Fragment key={field}>{fields[field]}</Fragment>
      ))}
      <div className={classes.actions}>
        {otherAction}
        <Button
          type="submit"
          aria-disabled={isSaving}
          leftSection={
            isSaving ? (
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

function useRecordErrorText(errors: RecordErrors, example: string) {
  const { t } = useTranslation();
  return (field: TransactionField): string | undefined => {
    const code = errors[field];
    if (code === undefined) return undefined;
    return code === 'amountUnreadable'
      ? t('transactions.form.amountUnreadable', { example })
      : t(`fields.${code}`);
  };
}
