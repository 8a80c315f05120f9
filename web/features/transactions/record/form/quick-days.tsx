import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#shared/calendar.ts';
import classes from './quick-days.module.css';

type Props = { today: CalendarDay; day: CalendarDay | undefined; onPick: (day: CalendarDay) => void };

const DAYS_BACK = { today: 0, yesterday: -1, twoDaysAgo: -2 } as const;

/** Buttons for the three days that most transactions have. */
export function QuickDays({ today, day, onPick }: Props) {
  const { t } = useTranslation();
  return (
    <div
      className={`flex wrap gap-8 ${classes.days}`}
      role="group"
      aria-label={t('transactions.form.quickDays')}
    >
      {(['today', 'yesterday', 'twoDaysAgo'] as const).map((name) => {
        const quickDay = addDays(today, DAYS_BACK[name]);
        return (
          <button
            key={name}
            type="button"
            className={`touchable frame dim text-15 weight-500 ${classes.day}`}
            aria-pressed={quickDay === day}
            onClick={() => onPick(quickDay)}
          >
            {t(`transactions.form.${name}`)}
          </button>
        );
      })}
    </div>
  );
}
