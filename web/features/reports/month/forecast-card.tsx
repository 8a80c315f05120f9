import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '#shared/contract/forecast.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { findMeasured } from '#shared/forecast/error-words.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { useExpectedAmount } from '#web/ui/use-expected-amount.ts';
import { Explanation } from '../explanation.tsx';
import { ReportTable } from '../report-table.tsx';
import notes from '../notes.module.css';

const SIDES = ['income', 'expenses', 'balance'] as const;

type Forecast = NonNullable<MonthReport['forecast']>;

type Props = {
  forecast: Forecast;
  /** Renders the text about how the errors were measured, which belongs to another feature. */
  errorNote: (error: Forecast['error']) => ReactNode;
};

/** The forecast of the next month, with how far off earlier forecasts were. */
export function ForecastCard({ forecast, errorNote }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { month, error } = forecast;
  const title = t('reports.month.forecast', { month: format.day(`${month}-01`, DAY_FORMATS.monthOfYear) });
  const today = format.today();
  const columns = useForecastColumns(forecast);
  return (
    <Card title={title}>
      {today.startsWith(month) && (
        <p className={notes.note}>{t('forecast.asOf', { day: format.day(today, DAY_FORMATS.long) })}</p>
      )}
      <ReportTable
        caption={title}
        columns={[t('reports.type'), ...columns.map(({ head }) => head)]}
        rows={SIDES.map((side) => ({
          key: side,
          head: t(`reports.${side}`),
          isTotal: side === 'balance',
          cells: columns.map(({ toText }) => ({ text: toText(side) })),
        }))}
      />
      {findMeasured(error, SIDES).length > 0 && <Explanation>{errorNote(error)}</Explanation>}
    </Card>
  );
}

type Column = { head: string; toText: (side: (typeof SIDES)[number]) => string };

/** The columns of the table; a column without any known figure is left out. */
function useForecastColumns(forecast: Forecast): Column[] {
  const { t } = useTranslation();
  const { count } = useFormat();
  const expected = useExpectedAmount();
  const toRangeText = useRangeText();
  const { error } = forecast;
  const columns: Column[] = [
    { head: t('reports.month.expected'), toText: (side) => expected(forecast[side].p50) },
    { head: t('reports.month.range'), toText: (side) => toRangeText(forecast[side]) },
    {
      head: t('reports.month.off'),
      toText: (side) => {
        const { off } = error[side];
        return error.months === 0 || off === null ? NONE : expected(off);
      },
    },
    {
      head: t('reports.month.inside'),
      toText: (side) => {
        const { off, covered } = error[side];
        if (error.months === 0 || off === null) return NONE;
        return t('reports.month.ofMonths', { number: count(covered), months: count(error.months) });
      },
    },
  ];
  return columns.filter(({ toText }) => SIDES.some((side) => toText(side) !== NONE));
}

const NONE = '–';

/** Writes both ends of the range of a figure. */
function useRangeText(): (figure: Figure) => string {
  const { t } = useTranslation();
  const expected = useExpectedAmount();
  return ({ p10, p90 }) => {
    if (p10 === null || p90 === null) return NONE;
    const largest = Math.max(Math.abs(p10), Math.abs(p90));
    const [low, high] = [p10, p90].map((amount) => expected(amount, largest));
    return t('reports.month.ends', { low, high });
  };
}
