import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { suggestionsQuery } from './api.ts';
import classes from './dialogs.module.css';
import type { BudgetFormState } from './use-budget-form.ts';

type Props = { form: BudgetFormState; category: string; month: string };

/** The amount of a budget, with the usual spending of its category. */
export function BudgetAmount({ form, category, month }: Props) {
  const { t } = useTranslation();
  return (
    <div className="stack gap-8">
      <AmountField {...form.field('amount')} amounts={form.amounts} label={t('budgets.form.amount')} />
      <UsualSpending form={form} category={category} month={month} />
    </div>
  );
}

function UsualSpending({ form, category, month }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(suggestionsQuery(month));
  const usualAmount = data?.items.find((item) => item.category === category)?.amount;
  if (usualAmount === undefined || usualAmount === 0) return null;
  const text = format.amount(usualAmount);
  return (
    <p className={`row wrap between dim text-15 ${classes.usualAmount}`}>
      <span>{t('budgets.form.usual', { amount: text })}</span>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => form.set({ amount: form.amounts.toText(usualAmount) })}
      >
        {t('budgets.form.useUsual', { amount: text })}
      </Button>
    </p>
  );
}
