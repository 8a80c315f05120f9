import { useTranslation } from 'react-i18next';
import { useProfile } from '#web/lib/session/profile.ts';
import classes from './budget-mark.module.css';

/** A dot while an administrator's answer is unread, positioned within the element around it. */
export function AnswerMark() {
  const { t } = useTranslation();
  const { unreadAnswers } = useProfile();
  if (unreadAnswers === 0) return null;
  return (
    <span className={classes.mark}>
      <span className={classes.words}>{t('app.navigation.unreadAnswers', { count: unreadAnswers })}</span>
    </span>
  );
}
