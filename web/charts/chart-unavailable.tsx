import { ErrorState } from '#web/ui/error-state.tsx';

/** Stands in for a chart whose code could not be fetched; reloading fetches it anew. */
export function ChartUnavailable() {
  return <ErrorState onRetry={() => window.location.reload()} />;
}
