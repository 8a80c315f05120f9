import { useTranslation } from 'react-i18next';
import type { CalendarReport } from '#shared/contract/reports.ts';
import { currencyDecimals } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Figures } from '../figures.tsx';
import { LaterNote } from '#web/ui/later-note.tsx';
import { useSumFigures } from '../use-sum-figures.ts';
import { listComing } from './coming.ts';
import { toExpected } from './expected.ts';

const FORMATS = { income: 'amount', expenses: 'amount', balance: 'signedAmount' } as const;

/** The totals of a month, and what is expected on the days to come. */
export function TotalsCard({ report }: { report: CalendarReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { period, later } = report;
  const isAhead = period.from > format.today();
  // The totals of a month that has begun include transactions that are recorded for a later day.
  const items = listComing(report).filter(({ source }) => isAhead || source !== 'recorded');
  const expected = toExpected(report, items, { decimals: currencyDecimals(format.currency) });
  const sums = useSumFigures(period, isAhead ? expected : report);
  const toNote = (key: keyof typeof FORMATS) => {
    const amount = expected[key];
    return amount === 0 ? undefined : t('reports.calendar.toCome', { amount: format[FORMATS[key]](amount) });
  };
  return (
    <Card {...(isAhead ? { title: t('reports.calendar.expected') } : {})}>
      <Figures
        items={sums.map(({ to, ...sum }) =>
          // Expected sums have no transactions to open.
          isAhead ? sum : { ...sum, to, note: toNote(sum.key) },
        )}
      />
      <LaterNote later={later} />
    </Card>
  );
}
