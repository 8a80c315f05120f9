import { IconCalendarEvent, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { unitOf } from '#shared/periods.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { menuOnDemand } from '#web/ui/menu-on-demand.tsx';
import { nameOrRange } from '#web/ui/period/period-address.ts';
import { StepArrows } from '#web/ui/period/step-arrows.tsx';
import { rangeName, usePeriodSteps } from '#web/ui/period/use-period-steps.ts';
import type { PeriodMenuProps } from './opened-period-menu.tsx';
import { NAMED_PERIODS } from './period.ts';
import classes from './period-picker.module.css';

const Menu = menuOnDemand(async () => (await import('./opened-period-menu.tsx')).OpenedPeriodMenu);

type Props = PeriodMenuProps & {
  /** The day of the user's first transaction; undefined while unknown. */
  firstDay: CalendarDay | undefined;
  today: CalendarDay;
};

/** A button with the period, between two arrows. The button opens the menu of periods. */
export function PeriodPicker(props: Props) {
  const { period, budgetMonths, firstDay, today, onChoose } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { firstDayOfWeek } = useProfile();
  const steps = usePeriodSteps(period.range, {
    firstDay,
    move: budgetMonths?.move,
    onChoose: (range) => onChoose(nameOrRange(range, NAMED_PERIODS, today)),
  });
  const text = rangeName(period.range, unitOf(period.range, firstDayOfWeek), format);
  return (
    <div
      className={`row gap-8 relative ${classes.picker}`}
      role="group"
      aria-label={t('summaries.period.label')}
    >
      <StepArrows {...steps}>
        <Menu
          {...props}
          renderButton={(button) => (
            <button
              {...button}
              type="button"
              className={`row gap-8 touchable card-color frame rounded text weight-600 text-start ${classes.button}`}
            >
              <IconCalendarEvent size={18} stroke={1.75} aria-hidden />
              <span className="grow ellipsis">{text}</span>
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </button>
          )}
        />
      </StepArrows>
    </div>
  );
}
