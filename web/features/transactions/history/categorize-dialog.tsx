import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { CATEGORIES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { NewCategories } from '#shared/contract/transaction-history.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
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
        <NativeSelect
          key={type}
          {...selectMark}
          {...byEvent(form.field(type))}
          label={t(`history.categorize.category.${type}`)}
          data={[
            { value: '', label: t(`history.categorize.${types.length > 1 ? 'keep' : 'choose'}`) },
            ...[...CATEGORIES[type], UNCATEGORIZED].map((value) => ({
              value,
              label: t(`categories.${value}`),
            })),
          ]}
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
