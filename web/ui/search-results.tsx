import type { ComponentProps, ReactNode } from 'react';
import { OutOfDate } from './out-of-date.tsx';
import classes from './search-results.module.css';

type Props = {
  query: ComponentProps<typeof OutOfDate>['query'] & { isPlaceholderData: boolean; isRefetchError: boolean };
  /** The message after a failed refetch. */
  outOfDate: string;
  children: ReactNode;
};

/** The results of a search, pale while the next ones are fetched. */
export function SearchResults({ query, outOfDate, children }: Props) {
  const isWaiting = query.isPlaceholderData;
  return (
    <div className={classes.results} data-waiting={isWaiting || undefined} aria-busy={isWaiting}>
      {query.isRefetchError && <OutOfDate message={outOfDate} query={query} />}
      {children}
    </div>
  );
}
