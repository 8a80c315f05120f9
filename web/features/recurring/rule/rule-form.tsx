import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { TRANSACTION_TYPES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { RECURRING_MODES } from '#shared/contract/recurring.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { AccountField } from '#web/ui/account-field.tsx';
import { AmountField } from '#web/ui/amount-field.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { CategorySelect } from '#web/ui/category-select.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { NEW_CATEGORY } from '#web/ui/new-category-value.ts';
import { CadenceFields } from '#web/ui/schedule/cadence-fields.tsx';
import { DaysPreview } from '#web/ui/schedule/days-preview.tsx';
import { MoreFields } from './more-fields.tsx';
import classes from './rule-form.module.css';
import type { RuleFormState } from './use-rule-form.ts';

type Props = {
  form: RuleFormState;
  /** The type can be chosen. */
  hasType: boolean;
  isNew?: boolean;
  /** The day of the transaction from which the form was opened. */
  recordedDay?: CalendarDay | undefined;
  onCancel: () => void;
  /** Shown in place of the buttons. */
  question?: ReactNode;
};

/** The form of a recurring transaction. */
export function RuleForm({ form, hasType, isNew = false, recordedDay, onCancel, question }: Props) {
  const { t } = useTranslation();
  const { type } = form.values;
  return (
    <form className={`stack gap-18 ${classes.form}`} {...form.props}>
      <FormAlert message={form.failure} />
      {hasType && <TypeChoice form={form} />}
      <div>
        <AmountField {...form.field('amount')} amounts={form.reader.amounts} onBlur={form.checkAmount} />
        <EstimateBox form={form} />
      </div>
      <TextInput
        {...byEvent(form.field('description'))}
        label={t('transactions.form.description')}
        placeholder={t(`recurring.form.example.${type}`)}
        autoComplete="off"
        required
        withAsterisk={false}
      />
      <CategoryField key={type} {...form.field('category')} type={type} />
      <AccountField {...form.field('account')} />
      <CadenceFields form={form} />
      <DaysPreview typed={form.values} reader={form.reader} isNew={isNew} recordedDay={recordedDay} />
      <ModeChoice form={form} />
      <MoreFields form={form} />
      <div className={`flex wrap at-end gap-10 card-color ${classes.actions}`}>
        {question || (
          <>
            <Button variant="default" onClick={onCancel}>
              {t('app.cancel')}
            </Button>
            <BusyButton type="submit" isBusy={form.isBusy}>
              {t('recurring.form.save')}
            </BusyButton>
          </>
        )}
      </div>
    </form>
  );
}

type PartProps = Pick<Props, 'form'>;

/** A category belongs to one type, so a change of the type clears it. */
function TypeChoice({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('recurring.form.type')}
      name="type"
      options={TRANSACTION_TYPES.map((value) => ({ value, label: t(`recurring.form.types.${value}`) }))}
      value={form.values.type}
      onChange={(type) => form.set({ type, category: UNCATEGORIZED })}
    />
  );
}

/** Also sets the default mode: the user confirms each varying amount, but no fixed amount. */
function EstimateBox({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <CheckBox
      className={classes.estimate}
      isChecked={form.values.isEstimate}
      onChange={(isEstimate) => form.set({ isEstimate, mode: isEstimate ? 'ask' : 'post' })}
    >
      {t('recurring.form.isEstimate')}
    </CheckBox>
  );
}

function CategoryField({ type, onChange, ...field }: Field<string> & { type: TransactionType }) {
  const { t } = useTranslation();
  const [lastCategory, setLastCategory] = useState(field.value);
  function choose(category: string): void {
    if (category !== NEW_CATEGORY) setLastCategory(category);
    onChange(category);
  }
  return (
    <div className="stack gap-10">
      <CategorySelect
        {...field}
        type={type}
        label={t('recurring.form.category')}
        present={lastCategory}
        fallback={lastCategory}
        onChange={choose}
      />
    </div>
  );
}

function ModeChoice({ form }: PartProps) {
  const { t } = useTranslation();
  const { mode } = form.values;
  const label = t('recurring.form.mode');
  return (
    <div className="stack gap-6">
      <span className="text-14 weight-600" aria-hidden>
        {label}
      </span>
      <Choice
        label={label}
        name="mode"
        options={RECURRING_MODES.map((value) => ({ value, label: t(`recurring.form.modes.${value}`) }))}
        value={mode}
        onChange={(chosen) => form.set({ mode: chosen })}
      />
      <p className="dim text-14 lines-140">{t(`recurring.form.modeHints.${mode}`)}</p>
    </div>
  );
}
