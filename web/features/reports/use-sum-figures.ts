import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';

type Sums = { income: number; expenses: number; balance: number };

/** The sums of a period as figures, each with the link to its transactions. */
export function useSumFigures(period: CalendarRange, { income, expenses, balance }: Sums) {
  const { t } = useTranslation();
  const format = useFormat();
  const toIncome = searchPath({ ...period, type: 'income' });
  const toExpenses = searchPath({ ...period, type: 'expense' });
  return [
    { key: 'income', label: t('reports.income'), value: format.amount(income), to: toIncome },
    { key: 'expenses', label: t('reports.expenses'), value: format.amount(expenses), to: toExpenses },
    {
      key: 'balance',
      label: t('reports.balance'),
      value: format.signedAmount(balance),
      to: searchPath(period),
    },
  ] as const;
}
