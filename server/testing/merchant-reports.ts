import { today, type CalendarRange } from '#shared/calendar.ts';
import { makeComparison } from '#server/features/reports/compare.ts';
import { listMerchants } from '#server/features/reports/merchants.ts';
import { makeMonthTable } from '#server/features/reports/month-table.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Makes the reports that read very many rows as the thread does, but with the connection whose queries are watched. */
export async function merchantReportsHere({ database, clock }: TestApp, client: TestClient) {
  const profile = (await client.get('/api/v1/me')).body as {
    uid: string;
    currency: string;
    timeZone: string;
  };
  const user = {
    userId: profile.uid,
    currency: profile.currency,
    today: today(profile.timeZone, clock.now),
  };
  const source = { db: database.forProduct.read };
  return {
    merchants: (range: CalendarRange) => listMerchants(source, user, range),
    comparison: (periods: { period: CalendarRange; other: CalendarRange }) =>
      makeComparison(source, user, periods),
    months: (wholeMonths: CalendarRange) => makeMonthTable(source, user, wholeMonths),
  };
}
