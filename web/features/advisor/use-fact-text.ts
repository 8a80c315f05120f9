import type { Fact } from '#shared/contract/advisor.ts';
import { useFormat } from '#web/lib/format/format.ts';

/** Writes the value of a fact as its unit asks. */
export function useFactText(): (fact: Fact) => string {
  const format = useFormat();
  return ({ unit, value }) => {
    if (unit === 'money') return format.amount(value);
    if (unit === 'percent') return format.percent(value / 100);
    if (unit === 'date') return format.day(toDay(value));
    return format.count(value);
  };
}

/** `yyyyMMdd` as a number, as `yyyy-MM-dd`. */
function toDay(value: number): string {
  return String(value).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}
