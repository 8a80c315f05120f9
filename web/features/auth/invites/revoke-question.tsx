import { useTranslation } from 'react-i18next';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';

/** Asks before an invitation is revoked. */
export function RevokeQuestion(question: Question) {
  const { t } = useTranslation();
  return (
    <QuestionDialog
      {...question}
      title={t('invites.question.title')}
      confirmLabel={t('invites.question.confirm')}
      returnFocus={false}
    >
      <p>{t('invites.question.text')}</p>
    </QuestionDialog>
  );
}
