import { TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { DetailField, TransactionField } from '#shared/contract/transaction-fields.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { AccountField } from '#web/ui/account-field.tsx';
import { AmountField } from '#web/ui/amount-field.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { RecentDayField } from '#web/ui/recent-day-field.tsx';
import { CategoryChoice } from './category-choice.tsx';

import { Details } from './details.tsx';
import { SplitChoice } from './split-choice.tsx';
import type { TransactionFormState } from './use-transaction-form.ts';
import classes from './transaction-form.module.css';

type Props = { type: TransactionType; form: TransactionFormState; saveLabel: string; otherAction: ReactNode };

/** The form of an expense or income. */
export function TransactionForm({ type, form, saveLabel, otherAction }: Props) {
  return (
    <form className={`stack gap-20 ${classes.form}`} {...form.props}>
      <Fields type={type} form={form} />
      <div className={`flex wrap at-end gap-10 ${classes.actions}`}>
        {otherAction}
        <BusyButton
          type="submit"
          isBusy={form.isBusy}
          leftSection={<IconCheck size={18} stroke={2} aria-hidden />}
        >
          {saveLabel}
        </BusyButton>
      </div>
    </form>
  );
}

function Fields({ type, form }: Pick<Props, 'type' | 'form'>) {
  const fields: Record<Exclude<TransactionField, DetailField>, ReactNode> = {
    amount: <AmountField {...form.field('amount')} amounts={form.amounts} onBlur={form.checkAmount} />,
    description: <DescriptionField {...form.field('description')} type={type} />,
    category: (
      <SplitChoice type={type} form={form} aside={type === 'expense' && <RefundBox form={form} />}>
        <CategoryChoice {...form.field('category')} type={type} />
      </SplitChoice>
    ),
    date: <RecentDayField {...form.field('date')} />,
    account: <AccountField {...form.field('account')} />,
    tags: <Details form={form} />,
  };
  return Object.entries(fields).map(([name, field]) => <Fragment key={name}>{field}</Fragment>);
}

/** Marks an expense as a refund. It comes after the category, so that Tab goes from the amount to the description. */
function RefundBox({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation();
  const { isRefund } = form.values;
  return (
    <div className={`row wrap ${classes.refund}`}>
      <CheckBox isChecked={isRefund} onChange={(isChecked) => form.set({ isRefund: isChecked })}>
        {t('transactions.form.refund')}
      </CheckBox>
      {isRefund && <p className={`dim text-14 ${classes.hint}`}>{t('transactions.form.refundHint')}</p>}
    </div>
  );
}

function DescriptionField({ type, ...field }: Field<string> & { type: TransactionType }) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...byEvent(field)}
      classNames={{ input: classes.input ?? '' }}
      label={t('transactions.form.description')}
      placeholder={t(`transactions.form.descriptionExample.${type}`)}
      autoComplete="off"
      required
      withAsterisk={false}
    />
  );
}
