import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { NewCategories } from '#shared/contract/transaction-history.ts';
import { useForm, type Field } from '#web/lib/form/use-form.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { CategorySelect } from '#web/ui/category-select.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import classes from './categorize-dialog.module.css';

type Props = DialogProps & {
  /** The numbers of selected rows, of selected parts of split purchases, and of other selected transactions. */
  count: number;
  parts: number;
  wholes: number;
  /** The types of the selected transactions. Each type has its own field, since it has its own categories. */
  types: readonly TransactionType[];
  /** `skipParts` leaves parts of split purchases unchanged. */
  onSubmit: (categories: NewCategories, skipParts: boolean) => Promise<void>;
};

/** Asks for the new category of several transactions. */
export function CategorizeDialog({ isOpen, onClose, onClosed, count, onSubmit, ...form }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { parts, wholes } = form;
  const [isWithParts, setWithParts] = useState(false);
  const skipParts = parts > 0 && wholes > 0 && !isWithParts;
  const shown = skipParts ? wholes : count;
  const number = format.count(shown);
  const title = shown === 1 ? t('history.categorize.titleOne') : t('history.categorize.title', { number });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} onClosed={onClosed} returnFocus={false} title={title}>
      <CategoriesForm {...form} onSubmit={(categories) => onSubmit(categories, skipParts)} onCancel={onClose}>
        <PartsChoice parts={parts} wholes={wholes} isChecked={isWithParts} onChange={setWithParts} />
      </CategoriesForm>
    </Dialog>
  );
}

type TypedCategories = Record<TransactionType, string>;
type FormProps = Pick<Props, 'types'> & {
  onSubmit: (categories: NewCategories) => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
};

function CategoriesForm({ types, onSubmit, onCancel, children }: FormProps) {
  const { t } = useTranslation();
  const form = useForm<TypedCategories, NewCategories>({
    initial: { expense: '', income: '' },
    schema: NewCategories,
    toBody: (typed) => Object.fromEntries(Object.entries(typed).filter(([, category]) => category !== '')),
    check: ({ expense, income }) => (expense || income ? {} : { [types[0] ?? 'expense']: 'required' }),
    send: onSubmit,
  });
  return (
    <form className="stack gap-20" {...form.props}>
      {types.map((type, index) => (
        <CategoryField
          key={type}
          isFocused={index === 0}
          {...form.field(type)}
          type={type}
          emptyLabel={t(`history.categorize.${types.length > 1 ? 'keep' : 'choose'}`)}
        />
      ))}
      {children}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" loading={form.isBusy}>
          {t('history.categorize.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

type PartsChoiceProps = Pick<Props, 'parts' | 'wholes'> & {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** The choice to change parts of split purchases too. It is off, since each part was given its own category. */
function PartsChoice({ parts, wholes, isChecked, onChange }: PartsChoiceProps) {
  const { t } = useTranslation();
  const number = useFormat().count(parts);
  if (parts === 0) return null;
  if (wholes === 0) {
    const text =
      parts === 1 ? t('history.categorize.onlyPartsOne') : t('history.categorize.onlyParts', { number });
    return <p>{text}</p>;
  }
  return (
    <CheckBox className={classes.parts} isChecked={isChecked} onChange={onChange}>
      {parts === 1 ? t('history.categorize.partsOne') : t('history.categorize.parts', { number })}
    </CheckBox>
  );
}

type CategoryFieldProps = Field<string> & { type: TransactionType; emptyLabel: string; isFocused: boolean };

function CategoryField({ type, ...field }: CategoryFieldProps) {
  const { t } = useTranslation();
  return (
    <div>
      <CategorySelect {...field} type={type} label={t(`history.categorize.category.${type}`)} fallback="" />
    </div>
  );
}
