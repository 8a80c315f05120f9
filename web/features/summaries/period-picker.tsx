import { IconCalendarEvent } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import { isSameRange } from '#shared/periods.ts';
import { centerInRow } from '#web/lib/screen/center-in-row.ts';
import { Choice } from '#web/ui/choice.tsx';
import { NAMED_PERIODS, type NamedPeriod, type Period } from './period.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import choiceClasses from '#web/ui/choice.module.css';
import classes from './period-picker.module.css';

const loadPopover = () => import('#web/ui/period/late-range-popover.tsx');
const RangePopover = lazy(async () => ({ default: (await loadPopover()).LateRangePopover }));
const prefetch = () =>
  void loadPopover().then(
    ({ prefetchForm }) => prefetchForm(),
    () => undefined,
  );

const BUDGET_MONTH = 'budget-month' as const;
const CHOSEN = 'label:has(:checked), [data-chosen="true"]';

type PeriodPickerProps = {
  period: Period;
  /** The current budget month, where it is no calendar month. */
  budgetMonth: CalendarRange | undefined;
  onChoose: (period: NamedPeriod | CalendarRange) => void;
};

/** The named periods as radio buttons, and a dialog for any other range. */
export function PeriodPicker({ period, budgetMonth, onChoose }: PeriodPickerProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const trackRef = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(trackRef);
  const names = [...NAMED_PERIODS, ...(budgetMonth ? [BUDGET_MONTH] : [])];
  const isBudgetMonth =
    period.name === 'custom' && budgetMonth !== undefined && isSameRange(period.range, budgetMonth);
  const isCustom = period.name === 'custom' && !isBudgetMonth;

  useEffect(() => centerInRow(trackRef.current, CHOSEN), [period.name, isBudgetMonth]);

  return (
    <div className={classes.picker}>
      <div className={classes.track} ref={trackRef} {...edges}>
        <Choice
          label={t('summaries.period.label')}
          options={names.map((name) => ({ value: name, label: t(`summaries.period.${name}`) }))}
          value={isBudgetMonth ? BUDGET_MONTH : period.name === 'custom' ? undefined : period.name}
          onChange={(name) => (name === BUDGET_MONTH ? budgetMonth && onChoose(budgetMonth) : onChoose(name))}
          isBare
        />
        <button
          type="button"
          className={choiceClasses.option}
          data-chosen={isCustom}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => {
            setWasOpened(true);
            setIsOpen((open) => !open);
          }}
        >
          <IconCalendarEvent size={18} stroke={1.75} aria-hidden />
          {t('summaries.period.custom')}
        </button>
      </div>
      {wasOpened && (
        <Suspense>
          <RangePopover isOpen={isOpen} onOpenChange={setIsOpen} range={period.range} onSubmit={onChoose} />
        </Suspense>
      )}
    </div>
  );
}
