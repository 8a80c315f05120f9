import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { Comparison } from '#shared/contract/reports.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ReportTable, type ReportRow } from '../report-table.tsx';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { foldSame } from './fold-same.ts';
import classes from '../notes.module.css';

type ComparedRow = ReportRow & { isSame: boolean };
type Change = { amount: number; other: number; change: number };
type Search = { type?: TransactionType; category?: string; merchant?: string };

/** The totals of two periods, then their categories and merchants, the largest difference first. */
export function ComparisonCards({ report }: { report: Comparison }) {
  const { t } = useTranslation();
  const { find } = useCategories();
  const toRow = useRow(report);
  const isMixed = new Set(report.categories.map(({ type }) => type)).size > 1;
  // Most rows are expenses, so only income needs the name of its type.
  const withType = (name: string, type: TransactionType) =>
    isMixed && type === 'income' ? `${name}\u00a0· ${t('reports.income')}` : name;
  const categories = report.categories
    .filter(hasAmount)
    .map(({ type, category, ...change }) =>
      toRow(withType(find(category).name, type), change, { type, category }),
    );
  const merchants = report.merchants
    .filter(hasAmount)
    .map(({ type, key, name, ...change }) => toRow(withType(name, type), change, { type, merchant: key }));
  return (
    <>
      <Table
        title={t('reports.month.totals')}
        head={t('reports.type')}
        report={report}
        rows={[
          toRow(t('reports.income'), report.income, { type: 'income' }),
          toRow(t('reports.expenses'), report.expenses, { type: 'expense' }),
          { ...toRow(t('reports.balance'), report.balance, {}), isTotal: true },
        ]}
      />
      <Table
        title={t('reports.compare.categories')}
        head={t('reports.category')}
        report={report}
        rows={categories}
      />
      <Table
        title={t('reports.compare.merchants')}
        head={t('reports.merchant')}
        report={report}
        rows={merchants}
      />
    </>
  );
}

function hasAmount({ amount, other }: Change): boolean {
  return amount !== 0 || other !== 0;
}

type TableProps = { title: string; head: string; report: Comparison; rows: readonly ComparedRow[] };

function Table({ title, head, report, rows }: TableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useColumns(head, report);
  if (rows.length === 0) return null;
  const { shown, same } = foldSame(rows);
  const count = same.length;
  const foldedTitle = t('reports.compare.same', { count, number: format.count(count) });
  return (
    <Card title={title} key={`${report.period.from} ${report.other.from}`}>
      {shown.length > 0 && <ReportTable caption={title} {...{ columns }} rows={shown} />}
      {count > 0 && (
        <Disclosure summary={foldedTitle} className={classes.folded}>
          <ReportTable caption={`${title} · ${foldedTitle}`} {...{ columns }} rows={same} />
        </Disclosure>
      )}
    </Card>
  );
}

/** The heads of the columns: their days, or 'First' and 'Second' if both periods have the same days. */
function useColumns(head: string, { period, other }: Comparison): string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const names = [period, other].map((range) => format.dayRange(range, DAY_FORMATS.medium));
  const [first = '', second = ''] = names;
  const titles = first === second ? [t('reports.compare.first'), t('reports.compare.second')] : names;
  return [head, t('reports.compare.difference'), ...titles];
}

function useRow({ period, other }: Comparison) {
  const format = useFormat();
  return (head: string, sums: Change, search: Search): ComparedRow => ({
    key: JSON.stringify(search),
    isSame: sums.change === 0,
    head,
    cells: [
      {
        text: format.signedAmount(sums.change),
        isGood: sums.change === 0 ? undefined : sums.change > 0 === (search.type !== 'expense'),
      },
      { text: format.amount(sums.amount), to: searchPath({ ...period, ...search }) },
      { text: format.amount(sums.other), to: searchPath({ ...other, ...search }) },
    ],
  });
}
