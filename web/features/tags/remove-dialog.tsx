import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '#web/ui/question.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import type { TagCount } from './tag-row.tsx';
import { useCountText } from './use-count-text.ts';
import { useReplaceTag } from './use-replace-tag.ts';

type Props = { tag: TagCount; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Asks before a tag is removed from all transactions. */
export function RemoveDialog({ tag: { tag, count }, ...dialog }: Props) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const countText = useCountText();
  const { mutate, isPending } = useReplaceTag();
  const remove = () =>
    mutate(
      { from: tag, to: null },
      {
        onSuccess: () => showToast({ kind: 'success', message: t('tags.remove.done') }),
        onError: showError,
        onSettled: dialog.onClose,
      },
    );
  return (
    <QuestionDialog
      {...dialog}
      returnFocus={false}
      title={t('tags.remove.title', { tag })}
      confirmLabel={t('tags.remove.confirm')}
      onConfirm={remove}
      isPending={isPending}
    >
      <p>{t('tags.remove.text', { transactions: countText(count) })}</p>
    </QuestionDialog>
  );
}
