import { useTranslation } from 'react-i18next';
import { addMonths, monthOf, yearOf } from '#shared/calendar.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { IN_PLACE, useSearchParams } from '#web/lib/navigation/hooks.ts';
import { useMonthInAddress } from '#web/lib/navigation/use-month-in-address.ts';
import { usePeriodSteps } from '#web/ui/period/use-period-steps.ts';
import { useMonthLabel } from '#web/ui/use-month-label.ts';
import { listMonths, listYears } from './picker-options.ts';
import { useFirstDay } from './use-first-day.ts';

const YEAR = /^(?:19|2\d)\d\d$/;

/** The number of coming months in the list, where a report shows them. */
const MONTHS_AHEAD = 12;

/** The month in the address, by default the current one, and the props of its picker. */
export function useMonthSteps({ allowsFuture = false } = {}) {
  const { t } = useTranslation();
  const current = useToday().slice(0, 7);
  const { month, choose } = useMonthInAddress(current);
  const firstDay = useFirstDay();
  const firstMonth = firstDay?.slice(0, 7);
  const monthLabel = useMonthLabel();
  const steps = usePeriodSteps(monthOf(`${month}-01`), {
    firstDay,
    allowsFuture,
    onChoose: ({ from }) => choose(from.slice(0, 7)),
  });
  const name = monthLabel(`${month}-01`);
  const last = allowsFuture ? addMonths(`${current}-01`, MONTHS_AHEAD).slice(0, 7) : current;
  const byYear = Map.groupBy(listMonths({ first: firstMonth ?? current, last, shown: month }), yearOfMonth);
  return {
    month,
    name,
    isAhead: month > current,
    picker: {
      ...steps,
      label: t('reports.picker.month'),
      name,
      value: month,
      chooseLabel: t('reports.picker.chooseMonth'),
      options: [...byYear].map(([group, months]) => ({
        group,
        items: months.map((value) => ({ value, label: monthLabel(`${value}-01`) })),
      })),
      choose,
      current: month === current ? undefined : t('reports.picker.currentMonth'),
      onCurrent: () => choose(current),
    },
  };
}

function yearOfMonth(month: string): string {
  return month.slice(0, 4);
}

/** Like `useMonthSteps` for a year. */
export function useYearSteps() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const current = useToday().slice(0, 4);
  const inAddress = search.get('year') ?? '';
  const year = YEAR.test(inAddress) ? inAddress : current;
  const choose = (chosen: string) => setSearch(chosen === current ? {} : { year: chosen }, IN_PLACE);
  const firstDay = useFirstDay();
  const firstYear = firstDay?.slice(0, 4);
  const steps = usePeriodSteps(yearOf(year), { firstDay, onChoose: ({ from }) => choose(from.slice(0, 4)) });
  return {
    year,
    isAhead: year > current,
    picker: {
      ...steps,
      label: t('reports.picker.year'),
      name: year,
      value: year,
      chooseLabel: t('reports.picker.chooseYear'),
      options: listYears({ first: firstYear, last: current, shown: year }).map((value) => ({
        value,
        label: value,
      })),
      choose,
      current: year === current ? undefined : t('reports.picker.currentYear'),
      onCurrent: () => choose(current),
    },
  };
}

/** The choice that a parameter of the address keeps, by default the first of `names`, and a function that changes it. */
export function useAddressChoice<Name extends string>(parameter: string, names: readonly [Name, ...Name[]]) {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get(parameter);
  const name = names.find((option) => option === inAddress) ?? names[0];
  const choose = (chosen: Name) =>
    setSearch((query) => {
      query.set(parameter, chosen);
      return query;
    }, IN_PLACE);
  return [name, choose] as const;
}
