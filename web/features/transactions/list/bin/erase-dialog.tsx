import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';

/** `count` is undefined if everything is erased. */
type Props = Question & { count: number | undefined; isPending: boolean };

/** Asks before deleted transactions are erased. */
export function EraseDialog({ count, ...question }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = format.count(count ?? 0);
  const text =
    count === undefined
      ? t('deletedTransactions.question.textAll')
      : count === 1
        ? t('deletedTransactions.question.textOne')
        : t('deletedTransactions.question.text', { number });
  return (
    <QuestionDialog
      {...question}
      title={t('deletedTransactions.question.title')}
      confirmLabel={t('deletedTransactions.erase')}
    >
      <p>{text}</p>
    </QuestionDialog>
  );
}
