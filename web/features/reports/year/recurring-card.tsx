import { useTranslation } from 'react-i18next';
import type { YearReview } from '#shared/contract/reports.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { RecognisedLegend, RecognisedMark } from '../recognised-mark.tsx';
import { ReportTable } from '../report-table.tsx';

export function RecurringCard({ report: { recurring, recognised } }: { report: YearReview }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (recurring.length + recognised.length === 0) return null;
  const title = t('reports.year.recurring');
  const toRow = ({ amount, count }: { amount: number; count: number }) => ({
    to: paths.recurring,
    cells: [{ text: format.count(count) }, { text: format.amount(amount) }],
  });
  return (
    <Card title={title}>
      <ReportTable
        caption={title}
        columns={[t('reports.month.description'), t('reports.times'), t('reports.amount')]}
        rows={[
          ...recurring.map(({ recurringId, description, ...sums }) => ({
            ...toRow(sums),
            key: recurringId,
            head: description,
          })),
          ...recognised.map(({ key, description, ...sums }) => ({
            ...toRow(sums),
            key,
            head: (
              <span>
                {description}
                <RecognisedMark />
              </span>
            ),
          })),
        ]}
      />
      {recognised.length > 0 && <RecognisedLegend />}
    </Card>
  );
}
