import { today } from '#shared/calendar.ts';
import { countPageView } from '#shared/contract/consent.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import { findScreen } from '#shared/paths.ts';
import type { Database } from '#server/database/connect.ts';
import { countAttempt, openMemoryRateLimiter } from '#server/database/rate-limiters.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { toNetwork } from '#server/http/network-address.ts';
import { mount, type App } from '#server/http/mount.ts';
import { addPageView } from './queries.ts';

/** More views than a person opens in a minute, and too few to distort a count. */
const VIEWS_PER_MINUTE = 60;

/** Counts page views by screen and day, in the installation's time zone; stores nothing about the visitor. */
export function mountConsent(app: App, { database, now }: { database: Database; now: () => number }): void {
  const views = openMemoryRateLimiter({ name: 'page-views', points: VIEWS_PER_MINUTE, windowSeconds: 60 });

  mount(app, countPageView, async ({ body, http }) => {
    const screen = findScreen(body.path);
    if (screen === undefined) throw fieldError('path', 'invalid');
    await countAttempt(views, toNetwork(http.get('clientAddress')));
    const { analytics, timeZone } = http.get('settings');
    // Visitors who agreed before counting was switched off get no error.
    if (!analytics) return SUCCESS;
    const day = today(timeZone, now());
    await database.write((trx) => addPageView(trx, day, screen));
    return SUCCESS;
  });
}
