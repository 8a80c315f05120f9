import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { YearReview } from '#shared/contract/reports.ts';
import { readLines, renderPart } from '#web/ui/testing/render-part.tsx';
import { ComparedCard } from './compared-card.tsx';
import { CategoriesCard, MonthsCard } from './year-cards.tsx';
import { YearContent } from './year-review.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const sums = (income: number, expenses: number) => ({ income, expenses, balance: income - expenses });
const REPORT = {
  year: 2026,
  period: { from: '2026-01-01', to: '2026-12-31' },
  compared: { period: { from: '2026-01-01', to: '2026-11-21' }, ...sums(100, 50) },
  previous: { period: { from: '2025-01-01', to: '2025-11-21' }, ...sums(0, 30) },
  firstDay: '2026-10-12',
  ...sums(100, 50),
  months: [
    { month: '2026-09', ...sums(0, 0) },
    { month: '2026-10', ...sums(100, 40) },
    { month: '2026-11', ...sums(0, 10) },
  ],
  count: 3,
  rate: 0.5,
  later: null,
  bestMonth: null,
  dearestMonth: null,
  categories: [],
  merchants: [],
  merchantsShareBase: 0,
  weekdays: [],
  days: 0,
  daysWithoutExpenses: 0,
  recurring: [],
  recognised: [],
  largest: [{ id: '1', type: 'expense', description: 'Rent', amount: 40, category: 'x', date: '2026-10-12' }],
} as unknown as YearReview;

it('the months of a year begin at the first record', async () => {
  expect(readLines(await renderPart(<MonthsCard report={REPORT} />)).slice(1)).toEqual([
    'October | €100.00 | €40.00 | €60.00',
    'November (in progress) | €0.00 | €10.00 | −€10.00',
    'Total | €100.00 | €50.00 | €50.00',
  ]);
});

it('the card of the largest expenses says that it has one per merchant', async () => {
  expect(await renderPart(<YearContent report={REPORT} />)).toContain('one per merchant');
});

it('the weekdays of a year that is not over say their last day', async () => {
  expect(await renderPart(<YearContent report={REPORT} />)).toContain('Up to November 21, 2026.');
  const ended = { ...REPORT, compared: { ...REPORT.compared, period: REPORT.period } };
  expect(await renderPart(<YearContent report={ended} />)).not.toContain('Up to');
});

it('a year that has not begun has a dash for days without expenses', async () => {
  const html = await renderPart(<YearContent report={REPORT} />);
  expect(html).toMatch(/Days without expenses<\/dt><dd[^>]*>–</);
});

it('the current year is compared with the same days of the year before, unless the first record is later', async () => {
  const lines = async (firstDay: string) =>
    readLines(await renderPart(<ComparedCard report={{ ...REPORT, firstDay }} />));
  expect(await lines('2025-02-03')).toEqual([
    expect.stringMatching(/^Type \| Jan 1\s–\sNov 21, 2026 \| Change \| Jan 1\s–\sNov 21, 2025$/),
    'Income | €100.00 | +€100.00 | €0.00',
    'Expenses | €50.00 | +€20.00 | €30.00',
    'Balance | €50.00 | +€80.00 | −€30.00',
  ]);
  expect((await lines('2026-10-12'))[1]).toBe('Income | €100.00 | – | –');
});

it('a category below zero has no share and no colour, and the others share what is above zero', async () => {
  const categories = [
    { category: 'food', amount: 75 },
    { category: 'transport', amount: 25 },
    { category: 'health', amount: -60 },
  ];
  const html = await renderPart(<CategoriesCard report={{ ...REPORT, expenses: 40, categories }} />);
  expect(readLines(html).slice(1)).toEqual([
    'Food | €75.00 | 75.0%',
    'Transport | €25.00 | 25.0%',
    'Health | −€60.00 | –',
  ]);
  expect(html.match(/color-mix/g)).toHaveLength(2);
});
