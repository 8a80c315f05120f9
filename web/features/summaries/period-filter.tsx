import { isSameRange, namedPeriod } from '#shared/periods.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { PeriodField } from '#web/ui/period/period-field.tsx';
import { NAMED_PERIODS } from './period.ts';

type PeriodFilterProps = {
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
};

const NAMES = ['any', ...NAMED_PERIODS] as const;

/** Chooses the period of a search: all time, a named period or a range of days. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  const today = useFormat().today();
  const isAny = from === undefined && to === undefined;
  const periodName = NAMED_PERIODS.find((name) => isSameRange(namedPeriod(name, today), { from, to }));
  return (
    <PeriodField
      names={NAMES}
      value={isAny ? 'any' : (periodName ?? 'custom')}
      range={{ from: from ?? to ?? namedPeriod('this-month', today).from, to: to ?? from ?? today }}
      onChoose={(period) => {
        if (typeof period === 'object') onChange(period);
        else onChange(period === 'any' ? { from: undefined, to: undefined } : namedPeriod(period, today));
      }}
    />
  );
}
