import { expect, test } from 'vitest';
import { findTab } from './areas.ts';

test.each([
  ['/transactions', { area: 'transactions', tab: 'transactions' }],
  ['/transactions/deleted', { area: 'transactions', tab: 'deletedTransactions' }],
  ['/categories', { area: 'transactions', tab: 'categories' }],
  ['/accounts', { area: 'transactions', tab: 'accounts' }],
  ['/goals', { area: 'plan', tab: 'goals' }],
  ['/insights', { area: 'insights', tab: 'insights' }],
  ['/insights/ask', { area: 'insights', tab: 'insightsAsk' }],
  ['/reports/month', { area: 'insights', tab: 'reports' }],
  ['/dashboard', undefined],
  ['/transactionsy', undefined],
])('the path %s belongs to %o', (path, tab) => {
  expect(findTab(path)).toEqual(tab);
});
