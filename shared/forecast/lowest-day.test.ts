import { expect, it } from 'vitest';
import { addMonths } from '../calendar.ts';
import type { PastTransaction } from '../recognition/types.ts';
import { lowestDay } from './lowest-day.ts';
import { makeForecast } from './make-forecast.ts';
import type { PlannedOccurrence } from './types.ts';

const TODAY = '2026-11-20';
const money = (totalMinor: number, transfers: [day: string, minor: number][] = []) => ({
  totalMinor,
  planned: [],
  transfers: transfers.map(([day, minor]) => ({ day, minor })),
});

it.each([
  ['today if nothing is expected', money(500), [0, 0], TODAY, 500],
  ['today if the money only grows', money(500), [10, 10], TODAY, 500],
  ['the first of equal days', money(500), [-100, 0, 50, -50], '2026-11-21', 400],
  ['the last day if it only falls', money(50), [-60, -1], '2026-11-22', -11],
  ['one with a transfer', money(500, [['2026-11-22', -300]]), [0, 0, 250], '2026-11-22', 200],
  ['no day before a transfer of the next month', money(500, [['2026-12-01', -300]]), [-1], '2026-11-21', 499],
] as const)('the lowest day is %s', (_, accounts, rest, day, amountMinor) => {
  expect(lowestDay(accounts, { days: rest, plannedMinor: 0 }, TODAY)).toEqual({ day, amountMinor });
});

it.each([
  ['on their days', -100, '2026-11-22', 400],
  ['tomorrow if they are overdue', -150, '2026-11-22', 350],
])('planned occurrences count %s', (_, plannedMinor, day, amountMinor) => {
  const accounts = { ...money(500), planned: [{ day: '2026-11-22', minor: -100 }] };
  const rest = { days: [0, 0, 900], plannedMinor };
  expect(lowestDay(accounts, rest, TODAY)).toEqual({ day, amountMinor });
});

const spend = (description: string, amountMinor: number, date: string): PastTransaction => ({
  id: `${description} ${date}`,
  type: 'expense',
  category: 'other',
  description,
  amountMinor,
  date,
});
const monthly = (description: string, amountMinor: number, day: string) =>
  Array.from({ length: 8 }, (_, ago) => spend(description, amountMinor, addMonths(day, -1 - ago)));

it('the rest of the month adds up to the expected end, with repeating payments on their days', () => {
  const transactions = [
    ...monthly('Rent', 80_000, '2026-11-25'),
    ...monthly('Market', 6_000, '2026-11-04'),
    spend('Market', 5_000, '2026-11-04'),
    spend('Dentist', 7_000, '2026-11-28'),
  ];
  const planned: PlannedOccurrence = {
    recurringId: 'gym',
    type: 'expense',
    category: 'other',
    description: 'Gym',
    day: TODAY,
    amountMinor: 3_000,
    count: 2,
  };
  const forecast = makeForecast({
    transactions,
    planned: [planned, { ...planned, day: '2026-12-01' }],
    today: TODAY,
    months: 1,
  });
  const { days: rest, plannedMinor } = forecast.rest;
  expect([rest.length, plannedMinor]).toEqual([10, -6_000]);
  const sum = rest.reduce((all, each) => all + each, plannedMinor);
  expect(sum).toBeCloseTo(forecast.endOfMonth.balance.p50 + 5_000, 3);
  const usual = rest[0] ?? 0;
  expect((rest[4] ?? 0) - usual).toBeLessThan(-70_000);
  expect((rest[7] ?? 0) - usual).toBeCloseTo(-7_000, 3);
  expect(usual).toBeGreaterThan(-2_000);
});

it('nothing is left of the month on its last day', () => {
  const transactions = monthly('Rent', 80_000, '2026-11-25');
  expect(makeForecast({ transactions, planned: [], today: '2026-11-30', months: 1 }).rest.days).toEqual([]);
});
