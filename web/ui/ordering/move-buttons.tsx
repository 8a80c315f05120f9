import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './move-buttons.module.css';

export type Step = 'moveUp' | 'moveDown';

const STEPS = [
  ['moveUp', IconArrowUp],
  ['moveDown', IconArrowDown],
] as const;

type Props = {
  /** The names of the buttons, such as 'Move up: Food'. */
  labels: Record<Step, string>;
  canStep: Record<Step, boolean>;
  onStep: (step: Step) => void;
};

/**
 * The buttons that move a row by one place; phones have them in the row's menu. At the ends of the list they do
 * nothing, but keep the focus.
 */
export function MoveButtons({ labels, canStep, onStep }: Props) {
  const buttons = STEPS.map(([step, StepIcon]) => (
    <ActionIcon
      key={step}
      data-step={step}
      aria-label={labels[step]}
      aria-disabled={!canStep[step] || undefined}
      onClick={() => onStep(step)}
    >
      <StepIcon size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  ));
  return <span className={`flex rigid ${classes.steps}`}>{buttons}</span>;
}
