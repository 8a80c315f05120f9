import { useTranslation } from 'react-i18next';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import {
  exportMerchants,
  listMerchants,
  type Merchants as Report,
  type MerchantSums,
} from '#shared/contract/reports.ts';
import { shareOf } from '#shared/shares.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { fileAddress, useReport } from './api.ts';
import { LaterNote } from '#web/ui/later-note.tsx';
import { PeriodField } from '#web/ui/period/period-field.tsx';
import { ReportPage } from './report-page.tsx';
import { ReportTable } from './report-table.tsx';
import { rateText } from './savings/rate-text.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { useRange } from './use-range.ts';
import { useAddressChoice } from './use-steps.ts';
import classes from './notes.module.css';

const RANGES = [
  'this-month',
  'last-month',
  'last-3-months',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;

/** The report of expenses or income by merchant. */
export function Merchants() {
  const { t } = useTranslation();
  const { range, days, field } = useRange(RANGES);
  const [type, chooseType] = useAddressChoice('type', TRANSACTION_TYPES);
  const query = { ...range, type };
  return (
    <ReportPage
      title={t('app.titles.reportsMerchants')}
      subtitle={`${days} · ${t(`reports.merchants.${type}`)}`}
      csv={fileAddress(exportMerchants, query)}
      controls={
        <>
          <PeriodField {...field} />
          <Choice
            label={t('reports.type')}
            options={TRANSACTION_TYPES.map((value) => ({ value, label: t(`reports.merchants.${value}`) }))}
            value={type}
            onChange={chooseType}
          />
        </>
      }
      query={useReport(listMerchants, query)}
      isEmpty={({ count }) => count === 0}
    >
      {(report) => <Content report={report} />}
    </ReportPage>
  );
}

function Content({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { items, merchants, later, type } = report;
  return (
    <Card>
      <MerchantsTable caption={t('app.titles.reportsMerchants')} {...report} />
      {items.length < merchants && (
        <p className={classes.note}>
          {t('reports.merchants.shown', {
            shown: format.count(items.length),
            all: format.count(merchants),
          })}
        </p>
      )}
      <LaterNote {...{ later, type }} />
    </Card>
  );
}

type TableProps = {
  caption: string;
  items: readonly MerchantSums[];
  /** The sum of the merchants' amounts above 0, of which each share is a fraction. */
  shareBase: number;
  period: { from: string; to: string };
  /** Whether the first and the last day are left out. */
  isShort?: boolean;
};

/** The merchants with their sums, shares, counts, and first and last days. */
export function MerchantsTable({ caption, items, shareBase, period, isShort = false }: TableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ReportTable
      caption={caption}
      columns={[
        t('reports.merchant'),
        t('reports.amount'),
        t('reports.merchants.share'),
        t('reports.times'),
        ...(isShort ? [] : [t('reports.merchants.first'), t('reports.merchants.last')]),
      ]}
      rows={items.map(({ type, key, name, amount, count, first, last }) => {
        const to = searchPath({ ...period, type, merchant: key });
        return {
          key,
          head: name,
          cells: [
            { text: format.amount(amount), to },
            { text: rateText(shareOf(amount, shareBase), format) },
            { text: format.count(count), to },
            ...(isShort ? [] : [{ text: format.day(first) }, { text: format.day(last) }]),
          ],
        };
      })}
    />
  );
}
