import { Suspense } from 'react';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';

const TransferLink = lazyWhenIdle(async () => (await import('./transfer-link.tsx')).TransferLink, 'signedIn');

/** Keeps the code of the link out of the first load of a screen. */
export function TransferLinkPlace() {
  return (
    <Suspense>
      <TransferLink />
    </Suspense>
  );
}
