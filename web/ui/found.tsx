import type { ComponentProps, ReactNode } from 'react';
import { OutOfDate } from './out-of-date.tsx';
import classes from './found.module.css';

type Props = {
  query: ComponentProps<typeof OutOfDate>['query'] & { isPlaceholderData: boolean; isRefetchError: boolean };
  /** Said when it could not be refreshed. */
  outOfDate: string;
  children: ReactNode;
};

/** What a search has found, pale while what is asked for next is on its way. */
export function Found({ query, outOfDate, children }: Props) {
  const isWaiting = query.isPlaceholderData;
  return (
    <div className={classes.found} data-waiting={isWaiting || undefined} aria-busy={isWaiting}>
      {query.isRefetchError && <OutOfDate message={outOfDate} query={query} />}
      {children}
    </div>
  );
}
