import { countPageView } from '#shared/contract/consent.ts';
import { call } from '#web/lib/api/call.ts';

/** Sends one page view. A failure shows no error, because the user can do nothing about it. */
export async function sendPageView(path: string): Promise<void> {
  await call(countPageView, { body: { path } }, { keepalive: true }).catch(() => undefined);
}
