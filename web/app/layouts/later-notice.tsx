import { Suspense } from 'react';
import { later } from '#web/lib/screen/later.ts';

const ServiceNotice = later(
  async () => (await import('#web/features/instance/service-notice.tsx')).ServiceNotice,
  'shell',
);

/** The administrator's notice, at the top of every screen; it comes after the screen itself. */
export function LaterNotice(props: { isCard?: boolean }) {
  return (
    <Suspense>
      <ServiceNotice {...props} />
    </Suspense>
  );
}
