import { useTranslation } from 'react-i18next';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';
import { isDangerous, type Person } from './account-actions.ts';
import type { AccountAction } from './api.ts';

type Props = Question & { action: Exclude<AccountAction, 'plan'>; person: Person; isPending: boolean };

/** Asks before an action on an account; names the person and says what will happen. */
export function AccountQuestion({ action, person, ...question }: Props) {
  const { t } = useTranslation();
  const { displayName: name, email } = person;
  return (
    <QuestionDialog
      {...question}
      title={t(`adminUsers.questions.${action}.title`, { name })}
      confirmLabel={t(`adminUsers.questions.${action}.confirm`)}
      isDangerous={isDangerous(action)}
      returnFocus={false}
    >
      <p>{t(`adminUsers.questions.${action}.text`, { name, email })}</p>
    </QuestionDialog>
  );
}
