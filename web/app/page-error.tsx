import { useEffect } from 'react';
import { ApiError } from '#web/lib/api/call.ts';
import { reloadIfReachable } from '#web/lib/browser/reload-if-reachable.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useErrorText } from '#web/ui/error-text.ts';

/** A page that loaded less than this ago is still the newest, so loading it again would not help. */
const JUST_LOADED_MS = 10_000;

/** Stands in for a signed-in screen that broke or whose code could not be fetched. The navigation stays. */
export function PageError({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const isNotFetched = error instanceof ApiError && error.code === 'offline';
  useEffect(() => {
    // If the server can be reached, the code is gone from it: a newer release has other files.
    if (isNotFetched && performance.now() > JUST_LOADED_MS) void reloadIfReachable();
  }, [isNotFetched]);
  return (
    <Card>
      <ErrorState onRetry={() => location.reload()} message={errorText(error)} />
    </Card>
  );
}
