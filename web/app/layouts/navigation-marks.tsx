import { useTranslation } from 'react-i18next';
import { useBudgetMark } from '#web/lib/screen/budget-mark.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import classes from './navigation-marks.module.css';

/** A dot while an administrator's answer is unread. */
export function AnswerMark() {
  const { t } = useTranslation();
  const { unreadAnswers } = useProfile();
  if (unreadAnswers === 0) return null;
  return <Mark text={t('app.navigation.unreadAnswers', { count: unreadAnswers })} />;
}

/** A dot while an alert of a budget is unread. */
export function BudgetMark() {
  const { t } = useTranslation();
  return useBudgetMark() && <Mark text={t('app.navigation.budgetNews')} />;
}

/** A dot within the element around it. The text is for screen readers. */
function Mark({ text }: { text: string }) {
  return (
    <span className={classes.mark}>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
