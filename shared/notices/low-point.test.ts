import { describe, expect, it } from 'vitest';
import { addMonths } from '../calendar.ts';
import { makeForecast } from '../forecast/make-forecast.ts';
import { findNotices } from './find-notices.ts';
import { expense, findIn, ofKind, TODAY, weekly } from './testing/history.ts';
import type { NoticedTransaction } from './types.ts';

const salaries = Array.from({ length: 12 }, (_, at) =>
  expense(addMonths('2026-11-01', -at), 30_000, {
    type: 'income',
    description: 'Salary',
    category: 'salary',
  }),
);
const usual = [...weekly(12), ...salaries];
const roof = (date: string) => expense(date, 90_000, { description: 'Roof' });

it('the month has a low point if more is expected to go out than to come in, unlike in other months', () => {
  expect(ofKind(findIn(usual), 'lowPoint')).toEqual([]);
  const low = ofKind(findIn([...usual, roof('2026-11-15')]), 'lowPoint');
  expect(low).toMatchObject([{ day: '2026-11-01', category: '', transactionIds: [] }]);
  expect(low[0]?.amountMinor).toBeLessThan(0);
  expect(low[0]?.usualMinor).toBeGreaterThan(0);
});

describe('a low point', () => {
  const shownAmounts = (transactions: NoticedTransaction[], p50 = -50_000) => {
    const input = { transactions, today: TODAY, planned: [] };
    const forecast = makeForecast({ ...input, months: 1 });
    const { endOfMonth } = forecast;
    const balance = { ...endOfMonth.balance, p10: p50 - 10_000, p50 };
    return ofKind(
      findNotices(input, () => ({ ...forecast, endOfMonth: { ...endOfMonth, balance } })),
      'lowPoint',
    ).map(({ amountMinor }) => amountMinor);
  };

  it.each([
    { below: [], shown: [-50_000] },
    { below: ['2026-08-15'], shown: [-50_000] },
    { below: ['2026-04-15', '2026-08-15'], shown: [-50_000] },
    { below: ['2026-06-15', '2026-08-15'], shown: [] },
    { below: ['2026-10-15'], shown: [] },
  ])('after months below zero $below is shown as $shown', ({ below, shown }) => {
    expect(shownAmounts([...usual, ...below.map(roof)])).toEqual(shown);
  });

  it('is not shown if the balance is near zero', () => {
    expect(shownAmounts(usual, -500)).toEqual([]);
    expect(shownAmounts(usual, -5_000)).toEqual([-5_000]);
  });
});
