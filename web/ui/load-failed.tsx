import { ApiError } from '#web/lib/api/call.ts';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';
import { useErrorText } from './error-text.ts';

type Props = {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** The screen's own sentence about the failure. */
  message?: string;
};

/** Stands in for content that a query could not load; without a network it says so instead of `message`. */
export function LoadFailed({ query, message }: Props) {
  const errorText = useErrorText();
  const { error } = query;
  const isOffline = error instanceof ApiError && error.code === 'offline';
  const sentence = isOffline ? errorText(error) : message;
  return (
    <ErrorState
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      {...(sentence === undefined ? {} : { message: sentence })}
    />
  );
}

export function LoadFailedCard(props: Props) {
  return (
    <Card>
      <LoadFailed {...props} />
    </Card>
  );
}
