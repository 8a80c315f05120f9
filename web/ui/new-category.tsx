import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import { addCategory } from '#shared/contract/categories.ts';
import { nextColour } from '#web/lib/categories/next-colour.ts';
import { useAddCategory } from '#web/lib/categories/use-add-category.ts';
import { useArchivedName } from '#web/lib/categories/use-archived-name.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import classes from './new-category.module.css';

type Props = {
  type: TransactionType;
  /** The name of the field that waits for a category. */
  name: string;
  /** Whether somebody has tried to save without a category. */
  isAwaited?: boolean;
  onAdded: (id: string) => void;
  onCancel: () => void;
};

/** Asks for the name of a new category inside another form, so it has no form element. */
export function NewCategory({ type, name, isAwaited = false, onAdded, onCancel }: Props) {
  const { t } = useTranslation();
  const form = useNewCategory(type, onAdded);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('input')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') form.props.onSubmit(event);
    if (event.key === 'Escape') onCancel();
  }
  const { field, unarchive } = useArchivedName(type, form.field('name'), onAdded);
  return (
    <div className={`flex wrap gap-10 frame rounded ${classes.new}`} ref={box}>
      <TextInput
        {...byEvent(field)}
        name={name}
        label={t('transactions.form.newCategoryName')}
        error={field.error ?? form.failure ?? (isAwaited && t('transactions.form.categoryPending'))}
        autoComplete="off"
        // Escape closes this field only.
        data-mantine-stop-propagation="true"
        onKeyDown={onKeyDown}
      />
      <div className={`flex gap-10 rigid ${classes.actions}`}>
        <Button variant="default" onClick={onCancel}>
          {t('transactions.form.cancel')}
        </Button>
        {unarchive ? (
          <BusyButton variant="light" isBusy={unarchive.isBusy} onClick={unarchive.run}>
            {t('transactions.form.unarchiveCategory')}
          </BusyButton>
        ) : (
          <BusyButton variant="light" isBusy={form.isBusy} onClick={() => form.props.onSubmit()}>
            {t('transactions.form.addCategory')}
          </BusyButton>
        )}
      </div>
    </div>
  );
}

/** The category keeps its id while the form is open, so that a repeated request does not add a second one. */
function useNewCategory(type: TransactionType, onAdded: (id: string) => void) {
  const [id] = useState(uuidv7);
  const add = useAddCategory();
  const { listed } = useCategories();
  return useForm({
    initial: { name: '' },
    schema: addCategory.body,
    toBody: ({ name }) => ({ type, name, colour: nextColour(listed(type)) }),
    send: async (body) => onAdded((await add({ ...body, id })).id),
  });
}
