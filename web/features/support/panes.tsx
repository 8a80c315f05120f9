import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import classes from './panes.module.css';

type Props = {
  /** Whether a conversation is open, which takes the list's place on narrow screens. */
  isOpen: boolean;
  list: ReactNode;
  children: ReactNode;
};

/** A list of conversations with the open one beside it. */
export function Panes({ isOpen, list, children }: Props) {
  return (
    <div className={`grid align-start gap-20 ${classes.panes}`} data-open={isOpen || undefined}>
      <Card className={classes.list ?? ''}>{list}</Card>
      <Card className={`grid gap-16 ${classes.conversation}`}>{children}</Card>
    </div>
  );
}
