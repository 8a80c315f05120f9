import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';

/** Asks once before several transactions are deleted, and says how many. */
export function DeleteManyDialog({ count, ...question }: Question & { count: number }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const number = new Intl.NumberFormat(locale).format(count);
  const isOne = count === 1;
  return (
    <QuestionDialog
      returnFocus={false}
      {...question}
      title={t('history.delete.title')}
      confirmLabel={isOne ? t('history.delete.confirmOne') : t('history.delete.confirm', { number })}
    >
      <p>{isOne ? t('history.delete.textOne') : t('history.delete.text', { number })}</p>
    </QuestionDialog>
  );
}
