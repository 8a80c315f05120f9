import { useTranslation } from 'react-i18next';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';

/** Asks before several transactions are deleted, and says how many. */
export function DeleteManyDialog({ count, ...question }: Question & { count: number; isPending: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = format.count(count);
  const isOne = count === 1;
  const days = DELETED_KEPT_DAYS;
  return (
    <QuestionDialog
      returnFocus={false}
      {...question}
      title={t('history.delete.title')}
      confirmLabel={isOne ? t('history.delete.confirmOne') : t('history.delete.confirm', { number })}
    >
      <p>{isOne ? t('history.delete.textOne', { days }) : t('history.delete.text', { number, days })}</p>
    </QuestionDialog>
  );
}
