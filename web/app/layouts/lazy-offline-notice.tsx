import { Suspense } from 'react';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';

const OfflineNotice = lazyWhenIdle(
  async () => (await import('#web/features/offline/offline-notice.tsx')).OfflineNotice,
  'signedIn',
);

/** The notice about a lost connection; it loads after the screen. */
export function LazyOfflineNotice() {
  return (
    <Suspense>
      <OfflineNotice />
    </Suspense>
  );
}
