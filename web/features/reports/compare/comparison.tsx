import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import { Day } from '#shared/contract/record-fields.ts';
import { comparePeriods, exportComparison, type Comparison as Report } from '#shared/contract/reports.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { IN_PLACE, useSearchParams } from '#web/lib/navigation/hooks.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { fileAddress, useReport } from '../api.ts';
import {
  findComparisonName,
  namedComparison,
  COMPARISONS,
  stepComparison,
  wholeFirstPeriod,
  type ComparisonName,
  type Periods,
} from '../comparisons.ts';
import { useFirstDay } from '../use-first-day.ts';
import { LaterNote } from '#web/ui/later-note.tsx';
import { StepArrows } from '#web/ui/period/step-arrows.tsx';
import { usePeriodSteps } from '#web/ui/period/use-period-steps.ts';
import { ReportPage } from '../report-page.tsx';
import classes from './comparison.module.css';
import { ComparisonCards } from './comparison-cards.tsx';
import { CustomForm } from './custom-form.tsx';

const NAMES = [...COMPARISONS, 'custom'] as const;

/** The report of two periods side by side. */
export function Comparison() {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, periods, steps, choose, chooseDays } = usePeriods();
  const toColumnName = (range: CalendarRange) => format.dayRange(range, DAY_FORMATS.medium);
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
          <div className={`flex gap-6 shrink no-print ${classes.steps}`}>
            <StepArrows {...steps}>
              <FilterSelect
                label={t('reports.compare.label')}
                options={NAMES.map((value) => ({ value, label: t(`reports.compare.presets.${value}`) }))}
                value={name}
                onChange={(value) => choose(value ?? 'month')}
              />
            </StepArrows>
          </div>
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
          <LaterNote later={report.later} days={toColumnName(report.period)} />
          <LaterNote later={report.otherLater} days={toColumnName(report.other)} />
          <ComparisonCards report={report} />
        </>
      )}
    </ReportPage>
  );
}

function isEmpty({ categories }: Report): boolean {
  return categories.length === 0;
}

const PARAMETERS = ['from', 'to', 'otherFrom', 'otherTo'] as const;

/** The comparison that the address names or gives in four days, and the functions that change it. */
function usePeriods() {
  const today = useToday();
  const firstDay = useFirstDay();
  const [search, setSearch] = useSearchParams();
  const days = readDays(search);
  const nameInAddress = COMPARISONS.find((option) => option === search.get('compare')) ?? 'month';
  const periods: Periods = days ?? namedComparison(nameInAddress, today);
  const chooseDays = ({ period, other }: Periods) =>
    setSearch({ from: period.from, to: period.to, otherFrom: other.from, otherTo: other.to }, IN_PLACE);
  const name = days === undefined ? nameInAddress : 'custom';
  const choose = (chosen: ComparisonName | 'custom') =>
    chosen === 'custom' ? chooseDays(periods) : setSearch({ compare: chosen }, IN_PLACE);
  const steps = usePeriodSteps(days?.period ?? wholeFirstPeriod(nameInAddress, today), {
    firstDay,
    onChoose(to) {
      const nextPeriods = stepComparison(name, periods, to, today);
      const knownName = findComparisonName(nextPeriods, today);
      return knownName === undefined ? chooseDays(nextPeriods) : choose(knownName);
    },
  });
  return { name, periods, steps, choose, chooseDays } as const;
}

function readDays(search: URLSearchParams): Periods | undefined {
  const [from, to, otherFrom, otherTo] = PARAMETERS.map((name) => Day.safeParse(search.get(name)).data);
  if (from === undefined || to === undefined || otherFrom === undefined || otherTo === undefined)
    return undefined;
  if (to < from || otherTo < otherFrom) return undefined;
  return { period: { from, to }, other: { from: otherFrom, to: otherTo } };
}
