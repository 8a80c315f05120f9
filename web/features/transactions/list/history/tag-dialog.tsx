import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TagChanges } from '#shared/contract/transaction-history.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { splitTags } from '#web/ui/tag-text.ts';
import { TagsField } from '#web/ui/tags-field.tsx';

type Props = DialogProps & {
  count: number;
  /** The tags of the selected transactions; undefined if some of the transactions are not loaded. */
  known: readonly string[] | undefined;
  onSubmit: (tags: TagChanges) => Promise<void>;
};

/** Asks which tags to add to several transactions and which to remove. */
export function TagDialog({ isOpen, onClose, onClosed, count, ...form }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = format.count(count);
  const title = count === 1 ? t('history.tag.titleOne') : t('history.tag.title', { number });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} onClosed={onClosed} returnFocus={false} title={title}>
      <TagsForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

type FormProps = Pick<Props, 'known' | 'onSubmit'> & { onCancel: () => void };

function TagsForm({ known, onSubmit, onCancel }: FormProps) {
  const { t } = useTranslation();
  const form = useForm<{ add: string; remove: string }, TagChanges>({
    initial: { add: '', remove: '' },
    schema: TagChanges,
    toBody: ({ add, remove }) => ({ add: splitTags(add), remove: splitTags(remove) }),
    check: ({ add, remove }) => (add === '' && remove === '' ? { add: 'required' } : {}),
    send: onSubmit,
  });
  const canRemove = known === undefined || known.length > 0;
  return (
    <form className="stack gap-20" {...form.props}>
      <TagsField {...form.field('add')} label={t('history.tag.add')} isFocused />
      {canRemove && (
        <TagsField
          {...form.field('remove')}
          label={t('history.tag.remove')}
          isFocused={false}
          {...(known && { suggestions: known })}
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" loading={form.isBusy}>
          {t('history.tag.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}
