import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLLOVERS, type Budget } from '#shared/contract/budgets.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { SearchSelect } from '#web/ui/search-select.tsx';
import classes from './dialogs.module.css';
import { BudgetAmount } from './budget-amount.tsx';
import { useBudgetForm, type BudgetFormState } from './use-budget-form.ts';
import { useBudgetName } from './use-budget-name.ts';
import { useMonthName } from './use-month.ts';

type Props = DialogProps & {
  month: string;
  /** The budget to change; undefined sets a new one. */
  budget: Budget | undefined;
  /** The category of a new budget; undefined if the user chooses it. */
  category: string | undefined;
  /** The categories that may be chosen. */
  categories: readonly string[];
};

/** Sets a budget: its amount, what happens to the rest of a month, and for which months it counts. */
export function BudgetDialog({ isOpen, onClose, onClosed, ...form }: Props) {
  const { t } = useTranslation();
  const toName = useBudgetName();
  const title = form.budget
    ? t('budgets.form.editTitle', { name: toName(form.budget.category) })
    : t('budgets.form.addTitle');
  return (
    <UnsavedDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      returnFocus={false}
      title={title}
      size={520}
    >
      {(leave) => <BudgetForm {...form} title={title} onDone={onClose} onCancel={leave} />}
    </UnsavedDialog>
  );
}

type FormProps = Pick<Props, 'month' | 'budget' | 'category' | 'categories'> & {
  title: string;
  onDone: () => void;
  onCancel: () => void;
};

function BudgetForm({ title, categories, onDone, onCancel, ...props }: FormProps) {
  const { t } = useTranslation();
  const [firstCategory = ''] = categories;
  const [category, setCategory] = useState(props.budget?.category ?? props.category ?? firstCategory);
  const form = useBudgetForm({ month: props.month, budget: props.budget, category, onDone });
  useUnsaved(title, form.isDirty);
  return (
    <form className={`stack gap-20 ${classes.form}`} {...form.props}>
      <FormAlert message={form.failure} />
      {!props.budget && <CategoryField value={category} onChange={setCategory} categories={categories} />}
      <BudgetAmount form={form} category={category} month={props.month} />
      <RolloverField form={form} />
      <ScopeField form={form} month={props.month} />
      {props.budget && (
        <Button className={classes.remove ?? ''} variant="subtle" color="red" onClick={form.remove}>
          {t('budgets.form.remove')}
        </Button>
      )}
      <div className={`card-color line-above ${classes.footer}`}>
        <FormActions submitLabel={t('budgets.form.save')} isBusy={form.isBusy} onCancel={onCancel} />
      </div>
    </form>
  );
}

type CategoryProps = { value: string; onChange: (category: string) => void; categories: readonly string[] };

function CategoryField({ value, onChange, categories }: CategoryProps) {
  const { t } = useTranslation();
  const toName = useBudgetName();
  return (
    <SearchSelect
      label={t('budgets.form.category')}
      options={categories.map((category) => ({ value: category, label: toName(category) }))}
      value={value}
      onChange={onChange}
      nothingFound={t('budgets.form.noCategory')}
    />
  );
}

function RolloverField({ form }: { form: BudgetFormState }) {
  const { t } = useTranslation();
  return (
    <RadioList
      name="rollover"
      label={t('budgets.form.rollover')}
      options={ROLLOVERS.map((value) => ({
        value,
        label: t(`budgets.form.rollovers.${value}.label`),
        hint: t(`budgets.form.rollovers.${value}.hint`),
      }))}
      value={form.values.rollover}
      onChange={(rollover) => form.set({ rollover })}
    />
  );
}

function ScopeField({ form, month }: { form: BudgetFormState; month: string }) {
  const { t } = useTranslation();
  const monthName = useMonthName();
  return (
    <RadioList
      name="scope"
      label={t('budgets.form.scope')}
      options={(['onwards', 'only'] as const).map((value) => ({
        value,
        label: t(`budgets.form.${value}`, { month: monthName(month) }),
      }))}
      value={form.values.scope}
      onChange={(scope) => form.set({ scope })}
    />
  );
}
