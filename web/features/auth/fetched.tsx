import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FetchFailed } from '#web/ui/plain/fetch-failed.tsx';
import { Waiting } from '#web/ui/plain/waiting.tsx';

type Props<Answer> = {
  query: UseQueryResult<Answer>;
  /** Says what is loading. */
  waiting: string;
  children: (answer: Answer) => ReactNode;
};

/** Shows what a guest screen makes of a query's answer, or that it is loading or has failed. */
export function Fetched<Answer>({ query, waiting, children }: Props<Answer>) {
  if (query.isPending) return <Waiting label={waiting} />;
  if (query.isError) {
    const { error, isFetching, refetch } = query;
    return <FetchFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return children(query.data);
}
