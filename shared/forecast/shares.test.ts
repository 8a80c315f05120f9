import { expect, it } from 'vitest';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { forecastOf } from '#shared/testing/forecast-ledgers.ts';

const PLACES = ['Lisbon', 'Porto', 'Vigo', 'Bilbao'];
const SHOPS = ['Market', 'Bakery', 'Fishmonger', 'Butcher', 'Greengrocer', 'Kiosk', 'Deli'];

/** Shopping of 500 in each month of three years, and travel for 2,000 in August of the years that `travels` selects. */
function years(travels: (year: number) => boolean): PastTransaction[] {
  const months = Array.from({ length: 36 }, (_, at) => ({
    year: 2023 + Math.floor((at + 7) / 12),
    month: ((at + 7) % 12) + 1,
  }));
  return months.flatMap(({ year, month }, at) => {
    const day = (number: number) =>
      `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
    const spent = (description: string, date: string, amountMinor: number): PastTransaction => ({
      id: `${description} ${date}`,
      type: 'expense',
      category: 'other',
      description,
      date,
      amountMinor,
    });
    const shopping = [1, 2, 3, 4].map((each) =>
      spent(SHOPS[(at * 3 + each * 2) % 7] ?? '', day(each * 6 + ((at * each) % 5)), 12_500),
    );
    const travel =
      month === 8 && travels(year)
        ? PLACES.map((place, each) => spent(`${place} ${year}`, day(10 + each), 50_000))
        : [];
    return [...shopping, ...travel];
  });
}

it('the month of the year before counts more if it was the better forecast', () => {
  const [yearly, once] = [() => true, (year: number) => year === 2025].map(
    (travels) => forecastOf(years(travels), '2026-07-31').months[0]?.expenses.p50 ?? 0,
  );
  expect(yearly).toBeGreaterThan(120_000);
  expect(once).toBeGreaterThan(60_000);
  expect(once).toBeLessThan(yearly ?? 0);
});
