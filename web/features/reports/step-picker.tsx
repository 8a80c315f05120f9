import { Button, NativeSelect } from '@mantine/core';
import { selectMark } from '#web/ui/filter-select.tsx';
import { StepArrows, type Step } from '#web/ui/period/step-arrows.tsx';
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
  previous: Step;
  next: Step;
  /** The way back to the current one, where another shows. */
  current: string | undefined;
  choose: (value: string) => void;
  onCurrent: () => void;
};

/** Goes from one month or year to the next, to one of a list, and back to the current one. */
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
          {/* The arrows change the list silently. */}
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
