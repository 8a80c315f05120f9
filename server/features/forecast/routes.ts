import { today } from '#shared/calendar.ts';
import { getForecast } from '#shared/contract/forecast.ts';
import { MAX_FORECAST_MONTHS } from '#shared/limits.ts';
import { createEtag, isCurrent } from '#server/caching/etag.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Forecasts } from './forecasts.ts';

export function mountForecast(
  app: App,
  { forecasts, now }: { forecasts: Forecasts; now: () => number },
): void {
  mount(app, getForecast, async ({ caller, query, http }) => {
    const { userId, currency, timeZone } = caller;
    const months = Number(query.months ?? MAX_FORECAST_MONTHS);
    const asOf = today(timeZone, now());
    const etag = createEtag([
      'forecast',
      userId,
      await forecasts.readRevision(userId),
      asOf,
      months,
      currency,
    ]);
    // For clients with their own cache; browsers must not store the forecast.
    http.header('ETag', etag);
    if (isCurrent(http.req.header('if-none-match'), etag)) return http.body(null, 304);
    return await forecasts.read({ userId, currency, today: asOf }, months);
  });
}
