import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { selectMark } from '#web/ui/filter-select.tsx';
import classes from './step-picker.module.css';

type Option = { value: string; label: string };

type Props = {
  label: string;
  /** What is shown now. */
  value: string;
  name: string;
  /** What the list is for. */
  chooseLabel: string;
  /** What there is to choose from, the latest first. */
  options: readonly (Option | { group: string; items: Option[] })[];
  previous: string;
  next: string;
  /** The way back to the current one, where another shows. */
  current: string | undefined;
  /** Whether nothing is recorded before. */
  isFirst: boolean;
  /** Whether there is no next one to look at. */
  isLast: boolean;
  go: (steps: number) => void;
  choose: (value: string) => void;
  onCurrent: () => void;
};

/** Goes from one month or year to the next, to one of a list, and back to the current one. */
export function StepPicker(props: Props) {
  const { label, value, name, chooseLabel, options, choose } = props;
  const { previous, next, current, isFirst, isLast, go, onCurrent } = props;
  return (
    <div className={classes.picker} role="group" aria-label={label}>
      <div className={classes.steps}>
        <ActionIcon variant="default" aria-label={previous} disabled={isFirst} onClick={() => go(-1)}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <NativeSelect
          {...selectMark}
          classNames={{ root: classes.choice, input: classes.list }}
          aria-label={chooseLabel}
          data={[...options]}
          value={value}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        {/* The arrows change the list silently. */}
        <p className={classes.name} aria-live="polite">
          {name}
        </p>
        <ActionIcon variant="default" aria-label={next} disabled={isLast} onClick={() => go(1)}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {current !== undefined && (
        <Button variant="subtle" onClick={onCurrent}>
          {current}
        </Button>
      )}
    </div>
  );
}
