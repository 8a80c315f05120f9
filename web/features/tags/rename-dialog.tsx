import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { renameTag } from '#shared/contract/tags.ts';
import { toSearchText } from '#shared/search-text.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { TagCount } from './tag-row.tsx';
import { useReplaceTag } from './use-replace-tag.ts';

type Props = DialogProps & {
  tag: TagCount;
  tags: readonly TagCount[];
};

/** Renames a tag. If another tag has the new name, the two are merged. */
export function RenameDialog({ isOpen, onClose, onClosed, ...form }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      returnFocus={false}
      title={t('tags.rename.title', { tag: form.tag.tag })}
    >
      <RenameForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function RenameForm({ tag: { tag }, tags, onClose }: Pick<Props, 'tag' | 'tags' | 'onClose'>) {
  const { t } = useTranslation();
  const { mutateAsync: replace } = useReplaceTag();
  const form = useForm({
    initial: { to: tag },
    schema: renameTag.body,
    send: async ({ to }) => {
      if (to !== tag) {
        await replace({ from: tag, to });
        showToast({
          kind: 'success',
          message: t(otherTag === undefined ? 'tags.rename.done' : 'tags.rename.merged'),
        });
      }
      onClose();
    },
  });
  const otherTag = findOtherTag(tags, tag, form.values.to);
  return (
    <form className="stack gap-18" {...form.props}>
      <FormAlert message={form.failure} />
      <TextInput
        {...byEvent(form.field('to'))}
        label={t('tags.rename.name')}
        description={otherTag && t('tags.rename.merge', { tag: otherTag })}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="off"
        data-autofocus
      />
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={form.isBusy}>
          {t('app.cancel')}
        </Button>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t(otherTag === undefined ? 'tags.rename.submit' : 'tags.rename.submitMerge')}
        </BusyButton>
      </DialogActions>
    </form>
  );
}

/** Finds another tag that already has the new name. */
function findOtherTag(tags: readonly TagCount[], oldName: string, newName: string): string | undefined {
  const text = toSearchText(newName.trim());
  if (text === toSearchText(oldName)) return undefined;
  return tags.find(({ tag }) => toSearchText(tag) === text)?.tag;
}
