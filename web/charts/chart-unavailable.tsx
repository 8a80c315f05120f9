import { ErrorState } from '#web/ui/error-state.tsx';

/** Replaces a chart whose code could not be loaded; reloading the page fetches it again. */
export function ChartUnavailable() {
  return <ErrorState onRetry={() => window.location.reload()} />;
}
