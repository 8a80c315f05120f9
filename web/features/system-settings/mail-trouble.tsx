import { useTranslation } from 'react-i18next';
import { toMailProblem } from './mail-problem.ts';
import classes from './system-settings.module.css';

/** Why a message was not sent, in the reader's language, and below it what the mail server said. */
export function MailTrouble({ line }: { line: string }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.trouble}>{t(`systemSettings.mail.problems.${toMailProblem(line)}`)}</span>
      <code className={classes.raw} dir="ltr">
        {line}
      </code>
    </>
  );
}
