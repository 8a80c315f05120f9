import type { Plan } from './plan.ts';

const MONTHS: Plan = { prepare: () => ({ query: { from: '2025-12', to: '2026-11' } }) };
const DAYS: Plan = {
  prepare: (_, { query }) => ({
    query: { from: '2026-11-01', to: '2026-11-30', type: query['type'] },
  }),
};
const PERIODS: Plan = {
  prepare: () => ({
    query: { from: '2026-11-01', to: '2026-11-30', otherFrom: '2024-02-29', otherTo: '2024-02-29' },
  }),
};

export const REPORT_PLANS: Record<string, Plan> = {
  'GET /api/v1/reports/months': MONTHS,
  'GET /api/v1/reports/months.csv': MONTHS,
  'GET /api/v1/reports/savings': MONTHS,
  'GET /api/v1/reports/savings.csv': MONTHS,
  'GET /api/v1/reports/compare': PERIODS,
  'GET /api/v1/reports/compare.csv': PERIODS,
  'GET /api/v1/reports/merchants': DAYS,
  'GET /api/v1/reports/merchants.csv': DAYS,
};
