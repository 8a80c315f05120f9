import { Suspense } from 'react';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';

const ServiceNotice = lazyWhenIdle(
  async () => (await import('#web/features/instance/service-notice.tsx')).ServiceNotice,
  'shell',
);

/** The administrator's notice at the top of every screen; it loads after the screen. */
export function LazyServiceNotice(props: { isCard?: boolean }) {
  return (
    <Suspense>
      <ServiceNotice {...props} />
    </Suspense>
  );
}
