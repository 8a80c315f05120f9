import { Button, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { TransactionType } from '#shared/categories.ts';
import type { NewCategories } from '#shared/contract/transaction-history.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm, type Field } from '#web/lib/form/use-form.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import { NewCategory } from '../new-category.tsx';
import classes from './categorize-dialog.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  count: number;
  /** The types of the selected transactions; each has its own categories. */
  types: readonly TransactionType[];
  /** The contract's schema of the categories. */
  schema: z.ZodMiniType<NewCategories, unknown>;
  onSubmit: (categories: NewCategories) => Promise<void>;
};

/** Asks for the new category of several transactions. */
export function CategorizeDialog({ isOpen, onClose, onClosed, count, ...form }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = format.count(count);
  const title = count === 1 ? t('history.categorize.titleOne') : t('history.categorize.title', { number });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} onClosed={onClosed} returnFocus={false} title={title}>
      <CategoriesForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

type Typed = Record<TransactionType, string>;
type FormProps = Pick<Props, 'types' | 'schema' | 'onSubmit'> & { onCancel: () => void };

function CategoriesForm({ types, schema, onSubmit, onCancel }: FormProps) {
  const { t } = useTranslation();
  const form = useForm<Typed, NewCategories>({
    initial: { expense: '', income: '' },
    schema,
    toBody: (typed) => Object.fromEntries(Object.entries(typed).filter(([, category]) => category !== '')),
    check: ({ expense, income }) => (expense || income ? {} : { [types[0] ?? 'expense']: 'required' }),
    send: onSubmit,
  });
  return (
    <form className={classes.form} {...form.props}>
      {types.map((type) => (
        <CategoryField
          key={type}
          {...form.field(type)}
          type={type}
          emptyLabel={t(`history.categorize.${types.length > 1 ? 'keep' : 'choose'}`)}
        />
      ))}
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

/** The choice that asks for the name of a new category; it cannot be sent, being no id. */
const NEW = '+';

type CategoryFieldProps = Field<string> & { type: TransactionType; emptyLabel: string };

function CategoryField({ type, emptyLabel, ...field }: CategoryFieldProps) {
  const { t } = useTranslation();
  const { offered } = useCategories();
  const select = useRef<HTMLSelectElement>(null);
  const isAdding = field.value === NEW;
  function choose(category: string): void {
    field.onChange(category);
    select.current?.focus();
  }
  return (
    <div>
      <NativeSelect
        {...selectMark}
        {...byEvent(field)}
        ref={select}
        {...(isAdding && { name: '', error: undefined })}
        label={t(`history.categorize.category.${type}`)}
        data={[
          { value: '', label: emptyLabel },
          ...offered(type).map(({ id, name }) => ({ value: id, label: name })),
          { value: NEW, label: t('transactions.form.newCategory') },
        ]}
      />
      {isAdding && (
        <NewCategory
          type={type}
          name={field.name}
          isAwaited={field.error !== undefined}
          onAdded={choose}
          onCancel={() => choose('')}
        />
      )}
    </div>
  );
}
