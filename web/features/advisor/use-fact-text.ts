import type { Fact } from '#shared/contract/advisor.ts';
import { useFormat } from '#web/lib/format/format.ts';

/** Returns a function that writes the value of a fact by its unit. */
export function useFactText(): (fact: Fact) => string {
  const format = useFormat();
  return ({ unit, value }) => {
    if (unit === 'money') return format.amount(value);
    if (unit === 'percent') return format.percent(value / 100);
    if (unit === 'date') return format.day(toDay(value));
    return format.count(value);
  };
}

/** Converts the number `yyyyMMdd` to a day. */
function toDay(value: number): string {
  return String(value).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}
