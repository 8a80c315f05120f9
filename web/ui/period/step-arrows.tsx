import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A step to the previous or the next period; `go` is undefined if there is no such period. */
export type Step = { label: string; go: (() => void) | undefined };

type Props = {
  previous: Step;
  next: Step;
  /** The period as the screen shows it, between the arrows. */
  children: ReactNode;
};

/** Arrows to the previous and the next period, on both sides of the current one. */
export function StepArrows({ previous, next, children }: Props) {
  return (
    <>
      <Arrow step={previous} Icon={IconChevronLeft} />
      {children}
      <Arrow step={next} Icon={IconChevronRight} />
    </>
  );
}

const DISABLED = { 'aria-disabled': true, 'data-disabled': true };

/** Without a next period the button only looks disabled, because a really disabled button loses the focus. */
function Arrow({ step: { label, go }, Icon }: { step: Step; Icon: typeof IconChevronLeft }) {
  return (
    <ActionIcon
      className="rigid no-print"
      variant="default"
      aria-label={label}
      title={label}
      {...(go === undefined && DISABLED)}
      onClick={() => go?.()}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
