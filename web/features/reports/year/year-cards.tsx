import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/calendar.ts';
import type { YearReview } from '#shared/contract/reports.ts';
import { largestOf } from '#shared/lists.ts';
import { recordedMonths } from '#shared/recorded.ts';
import { shareBase, shareOf } from '#shared/shares.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { capitalised } from '#web/lib/format/capitalised.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { toMonthRange } from '../comparisons.ts';
import { useMonthState } from '../use-month-state.ts';
import { ReportTable } from '../report-table.tsx';
import { toSumCells } from '../sum-cells.ts';
import notes from '../notes.module.css';
import { rateText } from '../savings/rate-text.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';

type Props = { report: YearReview };

/** A table of the months, from the first transaction on. */
export function MonthsCard({ report: { months, ...year } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const withState = useMonthState();
  const title = t('reports.year.months');
  return (
    <Card>
      <ReportTable
        caption={title}
        columns={[t('reports.monthColumn'), t('reports.income'), t('reports.expenses'), t('reports.balance')]}
        rows={[
          ...recordedMonths(months, year.firstDay).map(({ month, ...sums }) => ({
            key: month,
            head: withState(month, capitalised(format.day(`${month}-01`, DAY_FORMATS.month), format.locale)),
            cells: toSumCells(sums, toMonthRange(month), format),
          })),
          {
            key: 'total',
            head: t('reports.total'),
            isTotal: true,
            cells: toSumCells(year, year.period, format),
          },
        ]}
      />
    </Card>
  );
}

export function CategoriesCard({ report: { categories, period } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { find } = useCategories();
  if (categories.length === 0) return null;
  const title = t('reports.byCategory.expenses');
  const base = shareBase(categories.map(({ amount }) => amount));
  const [largest] = categories;
  return (
    <Card title={title}>
      <ReportTable
        caption={title}
        columns={[t('reports.category'), t('reports.amount'), t('reports.year.share')]}
        rows={categories.map(({ category, amount }) => ({
          key: category,
          head: find(category).name,
          cells: [
            {
              text: format.amount(amount),
              to: searchPath({ ...period, type: 'expense', category }),
              heat: shareOf(amount, largest?.amount ?? amount) ?? 0,
            },
            { text: rateText(shareOf(amount, base), format) },
          ],
        }))}
      />
    </Card>
  );
}

/** A Sunday; the days after it are the other weekdays. */
const SUNDAY = '2026-11-01';

/** Expenses by weekday, from the person's first day of the week. */
export function WeekdaysCard({ report: { weekdays, period, compared } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { firstDayOfWeek } = useProfile();
  const title = t('reports.year.weekdays');
  const orderedWeekdays = [...weekdays.slice(firstDayOfWeek), ...weekdays.slice(0, firstDayOfWeek)];
  const largest = largestOf(weekdays.map(({ expenses }) => expenses));
  return (
    <Card title={title}>
      <ReportTable
        caption={title}
        isWide
        columns={[
          t('reports.year.weekday'),
          ...orderedWeekdays.map(({ weekday }) =>
            capitalised(format.day(addDays(SUNDAY, weekday), { weekday: 'short' }), format.locale),
          ),
        ]}
        rows={[
          {
            key: 'expenses',
            head: t('reports.expenses'),
            cells: orderedWeekdays.map(({ expenses }) => ({
              text: format.amount(expenses),
              ...(largest > 0 && expenses > 0 ? { heat: expenses / largest } : {}),
            })),
          },
          {
            key: 'perDay',
            head: t('reports.year.perDay'),
            cells: orderedWeekdays.map(({ expenses, days }) => ({
              text: days === 0 ? '–' : format.amount(expenses / days),
            })),
          },
        ]}
      />
      {compared.period.to !== period.to && (
        <p className={notes.note}>
          {t('reports.year.upTo', { day: format.day(compared.period.to, DAY_FORMATS.long) })}
        </p>
      )}
    </Card>
  );
}
