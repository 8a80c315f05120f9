import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import classes from './panes.module.css';

type Props = {
  /** Whether a conversation is open; on narrow screens it replaces the list. */
  isOpen: boolean;
  list: ReactNode;
  children: ReactNode;
};

/** The list of conversations and, next to it, the open one. */
export function Panes({ isOpen, list, children }: Props) {
  return (
    <div className={`grid align-start gap-20 ${classes.panes}`} data-open={isOpen || undefined}>
      <Card className={classes.list ?? ''}>{list}</Card>
      <Card className={`grid gap-16 ${classes.conversation}`}>{children}</Card>
    </div>
  );
}
