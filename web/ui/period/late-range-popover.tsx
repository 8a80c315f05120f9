import { useEffect, useState } from 'react';
import { RangePopover, type RangePopoverProps } from './range-popover.tsx';
import classes from './late-range-popover.module.css';

/** The range popover below the element around it, whose opener was there before this code. */
export function LateRangePopover({ isOpen, ...props }: Omit<RangePopoverProps, 'children'>) {
  // The popover notes where to return the focus when it opens, so it first has to be closed.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return (
    <RangePopover {...props} isOpen={isOpen && isReady}>
      <div className={classes.anchor} aria-hidden />
    </RangePopover>
  );
}
