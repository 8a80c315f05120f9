import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Forecast } from '#shared/contract/forecast.ts';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { EndOfMonthCard } from './end-of-month-card.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const figure = { p10: null, p50: 100, p90: null };
const sides = { income: figure, expenses: figure, balance: figure };
const none = { off: null, covered: 0 };
const noneOfMonth = { ...none, relative: null, naiveOff: null, naive: null };

const FORECAST: Forecast = {
  asOf: '2026-11-20',
  endOfMonth: sides,
  months: [],
  categories: [],
  error: { months: 0, income: noneOfMonth, expenses: noneOfMonth, balance: noneOfMonth },
  endError: { months: 0, income: none, expenses: none, balance: none },
  reason: 'tooFewMonths',
};

it('says when the least is expected in the accounts, if they have a balance', async () => {
  const accounts = { total: 900, low: { day: '2026-11-28', amount: 412.3 } };
  const html = await renderPart(<EndOfMonthCard forecast={{ ...FORECAST, accounts }} />);
  expect(html).toContain('In your accounts at the lowest: €412 on November 28.');
  expect(await renderPart(<EndOfMonthCard forecast={FORECAST} />)).not.toContain('accounts');
});
