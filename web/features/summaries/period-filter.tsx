import { Input, Menu } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { namedPeriod } from '#shared/periods.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { selectMark } from '#web/ui/filter-select.tsx';
import { NAMED_PERIODS } from './period.ts';
import { RangePopover } from './range-popover.tsx';
import classes from './period-filter.module.css';

type PeriodFilterProps = {
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
};

const ANY = 'any';
const CUSTOM = 'custom';

/** The period of a search: all time, a named period or a range of days. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const [isCustomOpen, setIsCustomOpen] = useState(false);
  const today = format.today();
  const chosen = toChoice({ from, to }, today);
  const range = { from: from ?? to ?? namedPeriod('this-month', today).from, to: to ?? from ?? today };
  const text =
    chosen === CUSTOM ? format.dayRange(range, DAY_FORMATS.medium) : t(`summaries.period.${chosen}`);

  const choose = (value: string) => {
    const name = NAMED_PERIODS.find((each) => each === value);
    if (name !== undefined) onChange(namedPeriod(name, today));
    else if (value === ANY) onChange({ from: undefined, to: undefined });
  };

  return (
    <Input.Wrapper
      className={classes.field ?? ''}
      label={t('summaries.period.label')}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <RangePopover
        isOpen={isCustomOpen}
        onOpenChange={setIsCustomOpen}
        range={range}
        months={1}
        onSubmit={onChange}
      >
        <div>
          <Menu
            position="bottom-start"
            width={240}
            loop
            withOverlay
            classNames={{ dropdown: classes.menu ?? '', overlay: classes.overlay ?? '' }}
          >
            <Menu.Target>
              <Input
                {...selectMark}
                component="button"
                type="button"
                pointer
                classNames={{ input: classes.value ?? '' }}
                aria-labelledby={`${id}-label ${id}-value`}
              >
                <span id={`${id}-value`}>{text}</span>
              </Input>
            </Menu.Target>
            <Menu.Dropdown>
              <PeriodItems chosen={chosen} onChoose={choose} onCustom={() => setIsCustomOpen(true)} />
            </Menu.Dropdown>
          </Menu>
        </div>
      </RangePopover>
    </Input.Wrapper>
  );
}

type ItemsProps = { chosen: string; onChoose: (value: string) => void; onCustom: () => void };

function PeriodItems({ chosen, onChoose, onCustom }: ItemsProps) {
  const { t } = useTranslation();
  const icon = <IconCalendarEvent size={18} stroke={1.75} aria-hidden />;
  return (
    <>
      <Menu.RadioGroup value={chosen} onChange={onChoose}>
        {[ANY, ...NAMED_PERIODS].map((name) => (
          <Menu.RadioItem key={name} value={name}>
            {t(`summaries.period.${name as typeof ANY}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item leftSection={icon} onClick={onCustom}>
        {t('summaries.period.custom')}
      </Menu.Item>
    </>
  );
}

function toChoice({ from, to }: Pick<PeriodFilterProps, 'from' | 'to'>, today: CalendarDay) {
  if (from === undefined && to === undefined) return ANY;
  const named = NAMED_PERIODS.find((name) => {
    const range = namedPeriod(name, today);
    return range.from === from && range.to === to;
  });
  return named ?? CUSTOM;
}
