import { parentPort, workerData } from 'node:worker_threads';
import { makeForecast } from '#shared/forecast/make-forecast.ts';
import type { MinorForecast } from '#shared/forecast/types.ts';
import { findNotices } from '#shared/notices/find-notices.ts';
import type { MinorNotice } from '#shared/notices/types.ts';
import { openReader, type ReaderLocation } from '#server/database/open-reader.ts';
import { readForecastInput, type ForecastUser } from '#server/features/forecast/read-input.ts';
import { readDecisions, selectPlanned } from '#server/features/recurring/forecasting.ts';

/** What may be asked about a user, and the answers. */
export type Insights = { forecast: MinorForecast; notices: MinorNotice[] };
export type InsightRequest = ForecastUser & { kind: keyof Insights };

/** Computes apart from the thread that answers requests, and reads what it needs by itself. */
const db = await openReader(workerData as ReaderLocation);

parentPort?.on('message', (request: InsightRequest) => void answer(request));

/** A failure ends the thread, and with it whatever the failure has left behind. */
async function answer({ kind, ...user }: InsightRequest): Promise<void> {
  const input = await readForecastInput(db, { selectPlanned, readDecisions }, user);
  parentPort?.postMessage(kind === 'forecast' ? makeForecast(input) : findNotices(input));
}
