import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { mergeCategory } from '#shared/contract/categories.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import { CountedText } from './counted-text.tsx';
import { useRemoveCategory } from './use-category-changes.ts';
import { useTransactionCount } from './use-transaction-count.ts';

type Props = DialogProps & {
  type: TransactionType;
  category: NamedCategory;
};

/** Asks which category takes over the transactions of this one, and says how many there are. */
export function MergeDialog({ type, category, ...dialog }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      {...dialog}
      returnFocus={false}
      title={t('ownCategories.mergeInto.title', { name: category.name })}
    >
      <MergeForm type={type} category={category} onClose={dialog.onClose} />
    </Dialog>
  );
}

function MergeForm({ type, category, onClose }: Pick<Props, 'type' | 'category' | 'onClose'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { offered, find } = useCategories();
  const { merge } = useRemoveCategory();
  const { isPending: isCounting } = useTransactionCount(category.id);
  const form = useForm({
    initial: { into: '' },
    schema: mergeCategory.body,
    send: async ({ into }) => {
      const count = await merge(category, into);
      onClose();
      const values = { count, number: format.count(count), name: find(into).name };
      showToast({ kind: 'success', message: t('ownCategories.toasts.merged', values) });
    },
  });
  const others = offered(type).filter(({ id }) => id !== category.id);
  return (
    <form className="stack gap-18" {...form.props}>
      <FormAlert message={form.failure} />
      <NativeSelect
        {...selectMark}
        {...byEvent(form.field('into'))}
        label={t('ownCategories.mergeInto.into')}
        data={[
          { value: '', label: t('ownCategories.mergeInto.choose') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        data-autofocus
      />
      <CountedText category={category} text="mergeInto" />
      <FormActions
        submitLabel={t('ownCategories.mergeInto.submit')}
        isBusy={form.isBusy || isCounting}
        onCancel={onClose}
      />
    </form>
  );
}
