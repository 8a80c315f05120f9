import { Suspense } from 'react';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';

const OfflineNotice = lazyWhenIdle(
  async () => (await import('#web/features/offline/offline-notice.tsx')).OfflineNotice,
  'signedIn',
);

const GlobalFeatures = lazyWhenIdle(
  async () => (await import('./global-features.tsx')).GlobalFeatures,
  'signedIn',
);

/** The notice about a lost connection; it loads after the screen. */
export function LaterOfflineNotice() {
  return (
    <Suspense>
      <OfflineNotice />
    </Suspense>
  );
}

/** The features that run on every signed-in screen; they load after the screen. */
export function LaterGlobalFeatures() {
  return (
    <Suspense>
      <GlobalFeatures />
    </Suspense>
  );
}
