import { Suspense, type ComponentType } from 'react';
import type { Instance } from '#shared/contract/instance.ts';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';

type Props = { isCard?: boolean };

const load = async () => (await import('#web/features/instance/service-notice.tsx')).ServiceNotice;
const LaterNotice = lazyWhenIdle<Props>(load, 'shell');
let FirstNotice: ComponentType<Props> | undefined;

/**
 * Loads the notice's code if there is a notice now, so that the first screen shows it at once and does not move later.
 * Without this, or if it fails, the code loads after the screen.
 */
export async function prepareServiceNotice(instance: Instance | undefined): Promise<void> {
  if (instance === undefined) return;
  const hasBanner = Object.values(instance.banner).some((text) => text !== null);
  if (instance.isReadOnly || hasBanner) FirstNotice = await load().catch(() => undefined);
}

/** The administrator's notice at the top of every screen. */
export function LazyServiceNotice(props: Props) {
  if (FirstNotice !== undefined) return <FirstNotice {...props} />;
  return (
    <Suspense>
      <LaterNotice {...props} />
    </Suspense>
  );
}
