import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { MonthTable, TableRow } from '#shared/contract/reports.ts';
import { numberFormat } from '#shared/intl-formats.ts';
import { largestOf } from '#shared/lists.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { toMonthRange } from './comparisons.ts';
import type { ReportRow } from './report-table.tsx';
import { searchPath } from '#web/lib/navigation/search-path.ts';

type Line = Omit<TableRow, 'category'>;
type Search = { type?: TransactionType; category?: string };

/** The rows of the table of months: income and expenses, each with its categories, then the balance. */
export function useTableRows(report: MonthTable): ReportRow[] {
  const { t } = useTranslation();
  const { find } = useCategories();
  const toCells = useToCells(report);
  const toRow = (type: TransactionType) => (row: TableRow) => ({
    key: `${type} ${row.category}`,
    head: find(row.category).name,
    cells: toCells(row, { type, category: row.category }, true),
  });
  const toTotal = (key: 'income' | 'expenses' | 'balance', search: Search) => ({
    key,
    head: t(`reports.${key}`),
    isTotal: true,
    cells: toCells(report.totals[key], search, false),
  });
  const income = [toTotal('income', { type: 'income' }), ...report.income.map(toRow('income'))];
  const expenses = [toTotal('expenses', { type: 'expense' }), ...report.expenses.map(toRow('expense'))];
  return [...income, ...expenses, toTotal('balance', {})];
}

/**
 * Formats an amount without its currency, which the head of the table names once, and without decimals if no amount has
 * any. Otherwise twelve months would not fit.
 */
function useBareAmount({ totals, income, expenses }: MonthTable): (amount: number) => string {
  const { locale, decimals } = useFormat();
  const isWhole = [...income, ...expenses, totals.balance].every(({ values }) =>
    values.every(Number.isInteger),
  );
  const digits = isWhole ? 0 : decimals;
  const format = numberFormat(locale, {
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (amount) => format.format(amount).replace('-', '−');
}

/** Returns a function that makes the cells of a line. Larger amounts of a shaded line are darker. */
function useToCells(report: MonthTable) {
  const { months, period } = report;
  const amountText = useBareAmount(report);
  return ({ values, total, mean }: Line, search: Search, isShaded: boolean): ReportRow['cells'] => {
    const largest = largestOf(values);
    return [
      ...values.map((value, index) => ({
        text: value === 0 ? '–' : amountText(value),
        ...(value === 0 ? {} : { to: searchPath({ ...toMonthRange(months[index] ?? ''), ...search }) }),
        ...(isShaded && value > 0 ? { heat: value / largest } : {}),
      })),
      { text: amountText(total), to: searchPath({ ...period, ...search }) },
      { text: mean === null ? '–' : amountText(mean) },
    ];
  };
}
