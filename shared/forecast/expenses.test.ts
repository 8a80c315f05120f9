import { describe, expect, it } from 'vitest';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { forecastOf, monthly } from '#shared/testing/forecast-ledgers.ts';

const MONTH = 100_000;

function shopping(from: string, until: string): PastTransaction[] {
  return monthly({ type: 'expense', amountMinor: MONTH, description: 'Market' }, { from, until });
}

function spent(description: string, payments: readonly (readonly [date: string, amountMinor: number])[]) {
  return payments.flatMap(([date, amountMinor]) =>
    monthly({ type: 'expense', amountMinor, description }, { from: date, until: date }),
  );
}

describe('a large expense that comes a few times a year', () => {
  const usual = shopping('2023-07-05', '2026-07-05');
  const september = (more: readonly PastTransaction[]) =>
    forecastOf([...usual, ...more], '2026-07-31').months[1]?.expenses.p50 ?? 0;

  it('is expected again in the same months, at about the price of the years before', () => {
    const terms = spent('Halls', [
      ['2023-09-21', 130_000],
      ['2024-01-28', 147_000],
      ['2024-04-22', 139_000],
      ['2024-09-30', 133_000],
      ['2025-01-20', 141_000],
      ['2025-04-29', 146_000],
      ['2025-09-24', 149_000],
      ['2026-01-23', 136_000],
      ['2026-04-20', 132_000],
    ]);
    expect(september(terms)).toBeGreaterThan(MONTH + 110_000);
    expect(september(terms)).toBeLessThan(MONTH + 150_000);
  });

  it('is not expected again if most of them did not come a year later', () => {
    const repairs = spent('Garage', [
      ['2023-09-21', 130_000],
      ['2024-02-03', 147_000],
      ['2024-05-22', 90_000],
      ['2024-09-30', 133_000],
      ['2024-12-20', 80_000],
      ['2025-04-02', 146_000],
      ['2025-09-24', 149_000],
    ]);
    expect(september(repairs)).toBeLessThan(MONTH + 90_000);
  });
});
