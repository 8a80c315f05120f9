import { expect, it } from 'vitest';
import { addDays, addMonths } from '#shared/calendar.ts';
import { forecastOf, monthly } from '#shared/testing/forecast-ledgers.ts';

it('sales on four days of each month count once, although they look weekly for a while', () => {
  const amounts = [31_000, 57_200, 49_400, 52_000, 37_700, 61_100, 35_000];
  const mean = amounts.reduce((sum, each) => sum + each, 0) / amounts.length;
  const dates = Array.from({ length: 27 }, (_, at) => addMonths('2023-09-01', at)).flatMap((month) =>
    ['08', '15', '22', '28'].map((day) => workdayFrom(`${month.slice(0, 8)}${day}`)),
  );
  const sales = dates.flatMap((date, at) =>
    monthly(
      { type: 'income', amountMinor: amounts[at % 7] ?? 0, description: 'Sales' },
      { from: date, until: date },
    ),
  );
  for (const today of ['2025-08-31', '2025-11-30']) {
    const { months } = forecastOf(
      sales.filter(({ date }) => date <= today),
      today,
    );
    const next = months[0]?.income.p50 ?? 0;
    expect(next / (4 * mean)).toBeGreaterThan(0.85);
    expect(next / (4 * mean)).toBeLessThan(1.15);
  }
});

function workdayFrom(date: string): string {
  const isWeekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
  return isWeekend ? workdayFrom(addDays(date, 1)) : date;
}
