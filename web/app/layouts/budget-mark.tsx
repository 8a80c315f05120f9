import { useTranslation } from 'react-i18next';
import { useBudgetNews } from '#web/lib/screen/budget-news.ts';
import classes from './budget-mark.module.css';

/** A dot while an alert of a budget is unread, positioned within the element around it. */
export function BudgetMark() {
  const { t } = useTranslation();
  if (!useBudgetNews()) return null;
  return (
    <span className={classes.mark}>
      <span className={classes.words}>{t('app.navigation.budgetNews')}</span>
    </span>
  );
}
