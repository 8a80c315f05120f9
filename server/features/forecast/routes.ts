import { today } from '#shared/calendar.ts';
import { getForecast } from '#shared/contract/forecast.ts';
import type { AccountsMoney } from '#shared/forecast/lowest-day.ts';
import { MAX_FORECAST_MONTHS } from '#shared/limits.ts';
import { createEtag, respondIfCurrent } from '#server/caching/etag.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Forecasts } from './forecasts.ts';

type Options = {
  forecasts: Forecasts;
  now: () => number;
  /** Reads the money in a user's accounts; undefined if none has a balance. Openings do not change the revision. */
  readAccounts: (caller: Caller) => Promise<AccountsMoney | undefined>;
};

export function mountForecast(app: App, { forecasts, now, readAccounts }: Options): void {
  mount(app, getForecast, async ({ caller, query, http }) => {
    const { userId, currency, timeZone } = caller;
    const months = Number(query.months ?? MAX_FORECAST_MONTHS);
    const asOf = today(timeZone, now());
    const revision = await forecasts.readRevision(userId);
    const accounts = await readAccounts(caller);
    const money = accounts === undefined ? '' : JSON.stringify(accounts);
    const etag = createEtag(['forecast', userId, revision, asOf, months, currency, money]);
    const unchanged = respondIfCurrent(http, etag);
    if (unchanged !== undefined) return unchanged;
    const user = { userId, currency, today: asOf };
    const forecast = await forecasts.read(user, months);
    if (accounts === undefined) return forecast;
    return { ...forecast, accounts: await forecasts.readAccounts(user, accounts) };
  });
}
