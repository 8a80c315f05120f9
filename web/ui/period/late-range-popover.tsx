import { useEffect, useState } from 'react';
import { RangePopover, type RangePopoverProps } from './range-popover.tsx';
import classes from './late-range-popover.module.css';

/** A range popover for an opener that was pressed before this code was loaded. */
export function LateRangePopover({ isOpen, ...props }: Omit<RangePopoverProps, 'children'>) {
  // The popover stores where to return the focus when it opens, so it must be closed at first.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return (
    <RangePopover {...props} isOpen={isOpen && isReady}>
      <div className={classes.anchor} aria-hidden />
    </RangePopover>
  );
}
