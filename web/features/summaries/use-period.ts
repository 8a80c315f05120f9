import { useCallback, useMemo } from 'react';
import type { CalendarRange } from '#shared/calendar.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { readPeriod, writePeriod } from '#web/ui/period/period-address.ts';
import { PERIOD_ADDRESS, type NamedPeriod } from './period.ts';

/** The period in the address, and a function that changes it. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const choosePeriod = useCallback(
    (period: NamedPeriod | CalendarRange) =>
      setSearch((current) => writePeriod(current, PERIOD_ADDRESS, period), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  const period = useMemo(() => readPeriod(search, PERIOD_ADDRESS, today), [search, today]);
  return { today, period, choosePeriod };
}
