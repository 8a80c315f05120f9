import type { Endpoint } from './endpoint.ts';
import {
  comparePeriods,
  exportCalendarReport,
  exportComparison,
  exportMerchants,
  exportMonthReport,
  exportMonthTable,
  exportSavings,
  exportYearReview,
  getCalendarReport,
  getMonthReport,
  getMonthTable,
  getSavings,
  getYearReview,
  listMerchants,
} from './reports.ts';

export const REPORT_ENDPOINTS: readonly Endpoint[] = [
  getMonthReport,
  exportMonthReport,
  getMonthTable,
  exportMonthTable,
  getSavings,
  exportSavings,
  comparePeriods,
  exportComparison,
  getYearReview,
  exportYearReview,
  getCalendarReport,
  exportCalendarReport,
  listMerchants,
  exportMerchants,
];
