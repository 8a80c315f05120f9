import { Input, Menu } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { OfferedPeriod } from '#shared/periods.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { selectMark } from '#web/ui/filter-select.tsx';
import type { Widen } from './range-errors.ts';
import { RangePopover } from './range-popover.tsx';
import { StepArrows } from './step-arrows.tsx';
import { usePeriodSteps } from './use-period-steps.ts';
import classes from './period-field.module.css';

type Props<Name extends string> = {
  names: readonly Name[];
  value: Name | 'custom';
  /** The days of the value; for 'any', the days that the dialog shows first. */
  range: CalendarRange;
  onChoose: (period: Name | CalendarRange) => void;
  firstDay?: CalendarDay | undefined;
  widen?: Widen | undefined;
};

/** A field for a period: a menu of named periods, a dialog for any range of days, and arrows. */
export function PeriodField<Name extends OfferedPeriod | 'any'>(props: Props<Name>) {
  const { names, value, range, onChoose, firstDay, widen } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const [isCustomOpen, setIsCustomOpen] = useState(false);
  const steps = usePeriodSteps(range, { firstDay, onChoose });
  const text = value === 'custom' ? format.dayRange(range, DAY_FORMATS.medium) : nameText(value);
  function nameText(name: OfferedPeriod | 'any'): string {
    return t(`summaries.period.${name}`);
  }
  const field = (
    <RangePopover
      isOpen={isCustomOpen}
      onOpenChange={setIsCustomOpen}
      range={range}
      months={1}
      widen={widen}
      onSubmit={onChoose}
    >
      <div className="grow shrink">
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
            <Items
              value={value}
              items={names.map((name) => ({ name, text: nameText(name) }))}
              onChoose={onChoose}
              onCustom={() => setIsCustomOpen(true)}
            />
          </Menu.Dropdown>
        </Menu>
      </div>
    </RangePopover>
  );
  return (
    <Input.Wrapper
      className={`shrink ${classes.field}`}
      data-wide={value !== 'any' || undefined}
      label={t('summaries.period.label')}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <div className="row gap-6">{value === 'any' ? field : <StepArrows {...steps}>{field}</StepArrows>}</div>
    </Input.Wrapper>
  );
}

type ItemsProps<Name extends string> = {
  value: Name | 'custom';
  items: readonly { name: Name; text: string }[];
  onChoose: (name: Name) => void;
  onCustom: () => void;
};

function Items<Name extends string>({ value, items, onChoose, onCustom }: ItemsProps<Name>): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Menu.RadioGroup value={value} onChange={(name) => onChoose(name as Name)}>
        {items.map(({ name, text }) => (
          <Menu.RadioItem key={name} value={name}>
            {text}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item leftSection={<IconCalendarEvent size={18} stroke={1.75} aria-hidden />} onClick={onCustom}>
        {t('summaries.period.custom')}
      </Menu.Item>
    </>
  );
}
