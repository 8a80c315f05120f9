import { useTranslation } from 'react-i18next';
import { Day } from '#shared/contract/record-fields.ts';
import { comparePeriods, exportComparison, type Comparison as Report } from '#shared/contract/reports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { fileAddress, useReport } from '../api.ts';
import { COMPARISONS, comparisonOf, type ComparisonName } from '../ranges.ts';
import { LaterNote } from '#web/ui/later-note.tsx';
import { ReportPage } from '../report-page.tsx';
import notes from '../notes.module.css';
import { ComparisonCards } from './comparison-cards.tsx';
import { CustomForm, type Periods } from './custom-form.tsx';

const NAMES = [...COMPARISONS, 'custom'] as const;

/** Two periods side by side. */
export function Comparison() {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, periods, choose, chooseDays } = usePeriods();
  const query = {
    from: periods.period.from,
    to: periods.period.to,
    otherFrom: periods.other.from,
    otherTo: periods.other.to,
  };
  const versus = t('reports.versus', { period: format.dayRange(periods.other) });
  return (
    <ReportPage
      title={t('app.titles.reportsCompare')}
      subtitle={`${format.dayRange(periods.period)}, ${versus}`}
      csv={fileAddress(exportComparison, query)}
      controls={
        <>
          <FilterSelect
            label={t('reports.compare.label')}
            options={NAMES.map((value) => ({ value, label: t(`reports.compare.presets.${value}`) }))}
            value={name}
            onChange={(value) => choose(value ?? 'month')}
          />
          {name === 'custom' && (
            <CustomForm key={JSON.stringify(periods)} periods={periods} onApply={chooseDays} />
          )}
        </>
      }
      query={useReport(comparePeriods, query)}
      isEmpty={isEmpty}
    >
      {(report) => (
        <>
          {periods.isRunning && <p className={notes.note}>{t('reports.compare.toToday')}</p>}
          <LaterNote later={report.later} />
          <LaterNote later={report.otherLater} />
          <ComparisonCards report={report} />
        </>
      )}
    </ReportPage>
  );
}

function isEmpty({ categories }: Report): boolean {
  return categories.length === 0;
}

const QUIET = { replace: true, preventScrollReset: true } as const;
const PARAMETERS = ['from', 'to', 'otherFrom', 'otherTo'] as const;

/** The comparison of the address: one with a name, or four days. */
function usePeriods() {
  const today = useFormat().today();
  const [search, setSearch] = useSearchParams();
  const days = readDays(search);
  const named = COMPARISONS.find((each) => each === search.get('compare')) ?? 'month';
  const periods: Periods = days ?? comparisonOf(named, today);
  const chooseDays = ({ period, other }: Periods) =>
    setSearch({ from: period.from, to: period.to, otherFrom: other.from, otherTo: other.to }, QUIET);
  return {
    name: days === undefined ? named : ('custom' as const),
    periods,
    chooseDays,
    choose: (chosen: ComparisonName | 'custom') =>
      chosen === 'custom' ? chooseDays(periods) : setSearch({ compare: chosen }, QUIET),
  };
}

function readDays(search: URLSearchParams): Periods | undefined {
  const [from, to, otherFrom, otherTo] = PARAMETERS.map((name) => Day.safeParse(search.get(name)).data);
  if (from === undefined || to === undefined || otherFrom === undefined || otherTo === undefined)
    return undefined;
  if (to < from || otherTo < otherFrom) return undefined;
  return { period: { from, to }, other: { from: otherFrom, to: otherTo } };
}
