import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './categories.module.css';

export type Step = 'moveUp' | 'moveDown';

const STEPS = [
  ['moveUp', IconArrowUp],
  ['moveDown', IconArrowDown],
] as const;

type Props = { name: string; canStep: Record<Step, boolean>; onStep: (step: Step) => void };

/** The buttons that move a category by one place. At the ends of the list they do nothing, but keep the focus. */
export function MoveButtons({ name, canStep, onStep }: Props) {
  const { t } = useTranslation();
  const buttons = STEPS.map(([step, StepIcon]) => (
    <ActionIcon
      key={step}
      data-step={step}
      aria-label={`${t(`ownCategories.${step}`)}: ${name}`}
      aria-disabled={!canStep[step] || undefined}
      onClick={() => onStep(step)}
    >
      <StepIcon size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  ));
  return <span className={`flex rigid ${classes.steps}`}>{buttons}</span>;
}
