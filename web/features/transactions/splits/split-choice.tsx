import { Button } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { PREFETCH_AFTER_MS, whenIdleAfter } from '#web/lib/browser/when-idle.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { TransactionFormState } from '../use-transaction-form.ts';
import classes from './split-choice.module.css';
import { isUnnamed, newPart, NO_PARTS } from './typed-parts.ts';

const SplitFields = dialogOnDemand(async () => {
  const [{ SplitFields: loaded }] = await Promise.all([import('./split-fields.tsx'), loadTexts('all')]);
  return loaded;
});

type Props = {
  type: TransactionType;
  form: TransactionFormState;
  /** Stands beside the button, and stays while the amount is split. */
  aside: ReactNode;
  children: ReactNode;
};

/** The choice of a category, with a button that splits the amount between several instead. */
export function SplitChoice({ type, form, aside, children }: Props) {
  const { t } = useTranslation();
  const { parts, category, note } = form.values;
  const isSplit = parts.length > 0;
  useEffect(() => whenIdleAfter(PREFETCH_AFTER_MS, SplitFields.prefetch), []);
  function split(): void {
    form.set({ parts: [newPart({ category, note }), newPart()], note: '' });
  }
  function stop(): void {
    const [first] = parts;
    const chosen = first && !isUnnamed(first) ? first.category : UNCATEGORIZED;
    form.set({ parts: NO_PARTS, ...(first && { category: chosen, note: first.note }) });
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
