import type { Cadence } from '../cadences.ts';
import { DAYS_A_MONTH } from './day-number.ts';

/** The share of payments that come at most `days` days away from their day, without those in the band before. */
type Band = { days: number; share: number };

export type CadenceRule = {
  cadence: Cadence;
  /** The mean number of days from one payment to the next. */
  period: number;
  /** The number of months from one payment to the next; 0 for a cadence in days. */
  months: number;
  minCount: number;
  bands: readonly Band[];
  /** The number of days after which a payment is late. */
  lateAfter: number;
};

const WEEK: Band[] = [
  { days: 0, share: 0.72 },
  { days: 1, share: 0.2 },
  { days: 2, share: 0.04 },
];
const WEEKS: Band[] = [
  { days: 0, share: 0.62 },
  { days: 1, share: 0.18 },
  { days: 3, share: 0.15 },
];
const MONTH: Band[] = [
  { days: 0, share: 0.36 },
  { days: 1, share: 0.19 },
  { days: 4, share: 0.38 },
  { days: 7, share: 0.05 },
];
const MONTHS: Band[] = [
  { days: 0, share: 0.28 },
  { days: 2, share: 0.24 },
  { days: 6, share: 0.36 },
  { days: 10, share: 0.09 },
];
const YEAR: Band[] = [
  { days: 0, share: 0.26 },
  { days: 3, share: 0.34 },
  { days: 9, share: 0.27 },
  { days: 16, share: 0.09 },
];

export const RULES: Readonly<Record<Cadence, CadenceRule>> = {
  weekly: inDays('weekly', { period: 7, minCount: 4, bands: WEEK, lateAfter: 3 }),
  biweekly: inDays('biweekly', { period: 14, minCount: 4, bands: WEEKS, lateAfter: 5 }),
  fourWeekly: inDays('fourWeekly', { period: 28, minCount: 3, bands: WEEKS, lateAfter: 8 }),
  semimonthly: {
    cadence: 'semimonthly',
    period: DAYS_A_MONTH / 2,
    months: 0.5,
    minCount: 4,
    bands: WEEKS,
    lateAfter: 5,
  },
  monthly: inMonths('monthly', { months: 1, minCount: 3, bands: MONTH, lateAfter: 8 }),
  bimonthly: inMonths('bimonthly', { months: 2, minCount: 3, bands: MONTHS, lateAfter: 14 }),
  quarterly: inMonths('quarterly', { months: 3, minCount: 3, bands: MONTHS, lateAfter: 14 }),
  semiannual: inMonths('semiannual', { months: 6, minCount: 2, bands: YEAR, lateAfter: 25 }),
  annual: inMonths('annual', { months: 12, minCount: 2, bands: YEAR, lateAfter: 25 }),
};

function inDays(cadence: Cadence, rest: Omit<CadenceRule, 'cadence' | 'months'>): CadenceRule {
  return { cadence, months: 0, ...rest };
}

function inMonths(cadence: Cadence, rest: Omit<CadenceRule, 'cadence' | 'period'>): CadenceRule {
  return { cadence, period: DAYS_A_MONTH * rest.months, ...rest };
}
