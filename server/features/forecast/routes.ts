import { today } from '#shared/calendar.ts';
import { getForecast } from '#shared/contract/forecast.ts';
import { MAX_FORECAST_MONTHS } from '#shared/limits.ts';
import { createEtag, respondIfCurrent } from '#server/caching/etag.ts';
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
    const revision = await forecasts.readRevision(userId);
    const etag = createEtag(['forecast', userId, revision, asOf, months, currency]);
    return respondIfCurrent(http, etag) ?? (await forecasts.read({ userId, currency, today: asOf }, months));
  });
}
