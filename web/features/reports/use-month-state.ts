import { useTranslation } from 'react-i18next';
import { useToday } from '#web/lib/format/use-today.ts';

/** Returns a function that adds to the name of a month (`yyyy-MM`) whether it is in progress or to come. */
export function useMonthState(): (month: string, name: string) => string {
  const { t } = useTranslation();
  const current = useToday().slice(0, 7);
  return (month, name) => {
    if (month < current) return name;
    return t(month === current ? 'reports.inProgress' : 'reports.ahead', { period: name });
  };
}
