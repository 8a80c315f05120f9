import { useTranslation } from 'react-i18next';
import type { MailProblem } from '#shared/contract/mail-problem.ts';

/** Why a message was not sent, in the reader's language. */
export function MailTrouble({ problem }: { problem: MailProblem }) {
  const { t } = useTranslation();
  return <span className="block">{t(`systemSettings.mail.problems.${problem}`)}</span>;
}
