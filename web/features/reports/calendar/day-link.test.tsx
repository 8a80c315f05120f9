import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import type { DayCell } from './day-cells.ts';
import { DayLink } from './day-link.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const NOTHING = { count: 0, income: 0, expenses: 0, balance: 0 };
const due = (income: number, expenses: number) => ({
  count: 1,
  income,
  expenses,
  balance: income - expenses,
});
const passed = (spent: number) => ({ date: '2026-11-20', spent, expected: NOTHING, isAhead: false });
const ahead = (expected: DayCell['expected']) => ({ date: '2026-11-27', spent: 0, expected, isAhead: true });

it.each([
  ['expenses', passed(95.5), ['€95.50', '96'], '€95.50'],
  ['more refunds than expenses', passed(-95.5), ['+€95.50', '+96'], '+€95.50'],
  ['no expenses', passed(0), [], 'no expenses'],
  ['a refund that is recorded ahead', ahead(due(0, -95.5)), ['+€95.50', '+96'], '1 to come, +€95.50'],
  ['an expense to come', ahead(due(0, 95.5)), ['€95.50', '96'], '1 to come, −€95.50'],
  ['income to come', ahead(due(95.5, 0)), ['+€95.50', '+96'], '1 to come, +€95.50'],
])('a day with %s shows its amount, also to screen readers', async (_, day, shown, label) => {
  const html = await renderPart(<DayLink cell={{ ...day, heat: 0 }} />);
  expect([...html.matchAll(/data-text="([^"]*)"/g)].map(([, text]) => text)).toEqual(shown);
  expect(/aria-label="([^"]*)"/.exec(html)?.[1]?.split('2026, ')[1]).toBe(label);
});
