import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './step-picker.module.css';

type Props = {
  label: string;
  /** What is shown now. */
  name: string;
  previous: string;
  next: string;
  /** The way back to the current one, where another shows. */
  current: string | undefined;
  /** Whether there is no next one to look at. */
  isLast: boolean;
  go: (steps: number) => void;
  onCurrent: () => void;
};

/** Goes from one month or year to the next, and back to the current one. */
export function StepPicker({ label, name, previous, next, current, isLast, go, onCurrent }: Props) {
  return (
    <div className={classes.picker} role="group" aria-label={label}>
      <ActionIcon variant="default" aria-label={previous} onClick={() => go(-1)}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <p className={classes.name} aria-live="polite">
        {name}
      </p>
      <ActionIcon variant="default" aria-label={next} disabled={isLast} onClick={() => go(1)}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {current !== undefined && (
        <Button variant="subtle" onClick={onCurrent}>
          {current}
        </Button>
      )}
    </div>
  );
}
