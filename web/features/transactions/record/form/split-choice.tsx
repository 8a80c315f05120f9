import { Button } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { PART_DETAILS, pickFields } from '#shared/contract/transaction-fields.ts';
import { prefetch } from '#web/lib/browser/prefetch.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { TransactionFormState } from './use-transaction-form.ts';
import classes from './split-choice.module.css';
import { isUnnamed, newPart, NO_DETAILS, NO_PARTS } from './typed-parts.ts';

const SplitFields = dialogOnDemand(async () => {
  const [{ SplitFields: loaded }] = await Promise.all([import('./split-fields.tsx'), loadTexts('all')]);
  return loaded;
});

type Props = {
  type: TransactionType;
  form: TransactionFormState;
  /** Shown next to the button, also while the amount is split. */
  aside: ReactNode;
  children: ReactNode;
};

/** The choice of a category, and a button that splits the amount between several categories instead. */
export function SplitChoice({ type, form, aside, children }: Props) {
  const { t } = useTranslation();
  const { parts, category } = form.values;
  const isSplit = parts.length > 0;
  useEffect(() => prefetch(SplitFields.fetch), []);
  function split(): void {
    const details = pickFields(PART_DETAILS, form.values);
    form.set({ ...NO_DETAILS, parts: [newPart({ ...details, category }), newPart()] });
  }
  function stop(): void {
    const [first] = parts;
    const chosen = first && !isUnnamed(first) ? first.category : UNCATEGORIZED;
    form.set({ parts: NO_PARTS, ...(first && { ...pickFields(PART_DETAILS, first), category: chosen }) });
  }
  return (
    <>
      <SplitFields isOpen={isSplit} onClose={stop} type={type} form={form} />
      {!isSplit && children}
      <div className={`row wrap ${classes.row}`}>
        {!isSplit && form.canSplit && (
          <Button
            className={classes.open ?? ''}
            variant="subtle"
            leftSection={<IconArrowsSplit2 size={18} stroke={1.75} aria-hidden />}
            onClick={split}
          >
            {t('transactions.form.split')}
          </Button>
        )}
        {aside}
      </div>
    </>
  );
}
