import { Menu } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import { isSameRange } from '#shared/periods.ts';
import { useOpenAtFirst, type RenderButton } from '#web/ui/menu-on-demand.tsx';
import { RangePopover, type RangePopoverProps } from '#web/ui/period/range-popover.tsx';
import type { BudgetMonths } from './budget-months.ts';
import { NAMED_PERIODS, type NamedPeriod, type Period } from './period.ts';
import classes from './opened-period-menu.module.css';

const BUDGET_MONTH = 'budget-month';

export type PeriodMenuProps = {
  period: Period;
  /** The user's budget months; undefined if they are calendar months. */
  budgetMonths: BudgetMonths | undefined;
  onChoose: (period: NamedPeriod | CalendarRange) => void;
};

type Props = PeriodMenuProps & { renderButton: RenderButton };

/** The menu of named periods, with a popover for any other range of days. */
export function OpenedPeriodMenu({ period, budgetMonths, onChoose, renderButton }: Props) {
  const { t } = useTranslation();
  const { menu, target } = useOpenAtFirst();
  const [isCustomOpen, setIsCustomOpen] = useState(false);
  const [wasCustomOpened, setWasCustomOpened] = useState(false);
  const budgetMonth = budgetMonths?.current;
  const isBudgetMonth = budgetMonth !== undefined && isSameRange(period.range, budgetMonth);
  function choose(name: string): void {
    const namedPeriod = NAMED_PERIODS.find((option) => option === name);
    onChoose(namedPeriod ?? budgetMonth ?? period.range);
  }
  return (
    <>
      <Menu {...menu} position="bottom-end" width={220} loop>
        <Menu.Target>{renderButton({ ref: target })}</Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={isBudgetMonth ? BUDGET_MONTH : period.name} onChange={choose}>
            {[...NAMED_PERIODS, ...(budgetMonth ? [BUDGET_MONTH] : [])].map((name) => (
              <Menu.RadioItem key={name} value={name}>
                {t(`summaries.period.${name as 'budget-month'}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconCalendarEvent size={18} stroke={1.75} aria-hidden />}
            onClick={() => {
              setWasCustomOpened(true);
              setIsCustomOpen(true);
            }}
          >
            {t('summaries.period.custom')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {wasCustomOpened && (
        <LateRangePopover
          isOpen={isCustomOpen}
          onOpenChange={setIsCustomOpen}
          range={period.range}
          onSubmit={onChoose}
        />
      )}
    </>
  );
}

/** A range popover that opens although its opener was pressed before this code was loaded. */
function LateRangePopover({ isOpen, ...props }: Omit<RangePopoverProps, 'children'>) {
  // The popover stores where to return the focus when it opens, so it must be closed at first.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return (
    <RangePopover {...props} isOpen={isOpen && isReady}>
      <div className={classes.anchor} aria-hidden />
    </RangePopover>
  );
}
