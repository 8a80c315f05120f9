import { Button, NativeSelect } from '@mantine/core';
import { selectMark } from '#web/ui/filter-select.tsx';
import { StepArrows, type Step } from '#web/ui/period/step-arrows.tsx';
import classes from './step-picker.module.css';

type Option = { value: string; label: string };

type Props = {
  label: string;
  value: string;
  name: string;
  /** The label of the list. */
  chooseLabel: string;
  /** The months or years, the latest first. */
  options: readonly (Option | { group: string; items: Option[] })[];
  previous: Step;
  next: Step;
  /** The text of the button that goes to the current month or year; undefined if that is chosen. */
  current: string | undefined;
  choose: (value: string) => void;
  onCurrent: () => void;
};

/** Chooses a month or year with arrows, from a list, or with a button that goes to the current one. */
export function StepPicker(props: Props) {
  const { label, value, name, chooseLabel, options, choose } = props;
  const { previous, next, current, onCurrent } = props;
  return (
    <div className="row wrap gap-8 shrink" role="group" aria-label={label}>
      <div className="row gap-8 shrink">
        <StepArrows {...{ previous, next }}>
          <NativeSelect
            {...selectMark}
            classNames={{ root: classes.choice, input: classes.list }}
            aria-label={chooseLabel}
            data={[...options]}
            value={value}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          {/* Screen readers do not notice that an arrow changed the list. */}
          <p className="visually-hidden" aria-live="polite">
            {name}
          </p>
        </StepArrows>
      </div>
      {current !== undefined && (
        <Button variant="subtle" onClick={onCurrent}>
          {current}
        </Button>
      )}
    </div>
  );
}
