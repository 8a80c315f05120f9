import type { MinorForecast } from '#shared/forecast/types.ts';
import type { MinorNotice } from '#shared/notices/types.ts';
import type { ReaderLocation } from '#server/database/open-reader.ts';
import type { ForecastUser } from '#server/features/forecast/read-input.ts';
import { createThread } from '#server/threads/thread.ts';
import type { InsightRequest, Insights } from './insights-thread.ts';

/** How many may wait for their answers, one of which takes a tenth of a second. */
const MAX_WAITING = 50;
/** The thread starts slowly, and a person looks at several screens. */
const IDLE_MS = 5 * 60_000;

/** Forecasts and notices, computed one after the other in a thread of their own. */
export function createInsights(data: ReaderLocation) {
  const thread = createThread<InsightRequest, Insights[keyof Insights]>({
    script: new URL('insights-thread.ts', import.meta.url),
    data,
    maxWaiting: MAX_WAITING,
    idleMs: IDLE_MS,
  });
  return {
    forecast: async (user: ForecastUser) =>
      (await thread.ask([{ ...user, kind: 'forecast' }])) as MinorForecast,
    notices: async (user: ForecastUser) =>
      (await thread.ask([{ ...user, kind: 'notices' }])) as MinorNotice[],
    stop: thread.stop,
  };
}
