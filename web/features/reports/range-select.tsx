import { useTranslation } from 'react-i18next';
import type { PeriodName } from '#shared/periods.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';

type Props<Name> = { ranges: readonly [Name, ...Name[]]; value: Name; onChange: (value: Name) => void };

/** The range of a report; the first by default. */
export function RangeSelect<Name extends PeriodName>({ ranges, value, onChange }: Props<Name>) {
  const { t } = useTranslation();
  const nameText = (name: PeriodName) => t(`reports.range.${name}`);
  return (
    <FilterSelect
      label={t('reports.range.label')}
      options={ranges.map((name) => ({ value: name, label: nameText(name) }))}
      value={value}
      onChange={(chosen) => onChange(chosen ?? ranges[0])}
    />
  );
}
