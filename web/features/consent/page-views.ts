import { countPageView } from '#shared/contract/consent.ts';
import { call } from '#web/lib/api/call.ts';

/** Sends one page view. A count that does not arrive is not worth an error. */
export async function sendPageView(path: string): Promise<void> {
  await call(countPageView, { body: { path } }, { keepalive: true }).catch(() => undefined);
}
