import { today } from '#shared/calendar.ts';
import { makeForecast } from '#shared/forecast/make-forecast.ts';
import type { ReadHistory } from '#server/features/forecast/history-reader.ts';
import { readForecastInput } from '#server/features/forecast/read-input.ts';
import { readDecisions, selectPlanned } from '#server/features/recurring/forecasting.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Computes a forecast like the thread, but on the test's connection, whose queries are watched. */
export async function computeHere(app: TestApp, user: TestClient) {
  return makeForecast(await readHere(app, user));
}

/** Reads the input of a forecast on the test's connection. */
export async function readHere({ database, clock }: TestApp, user: TestClient, readHistory?: ReadHistory) {
  const { uid, timeZone } = (await user.get('/api/v1/me')).body as { uid: string; timeZone: string };
  const sources = { selectPlanned, readDecisions };
  const request = { userId: uid, today: today(timeZone, clock.now) };
  return await readForecastInput(database.forProduct.read, sources, request, readHistory);
}
