import { useCallback, useMemo } from 'react';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import type { CalendarRange } from '#shared/calendar.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { readPeriod, writePeriod, type NamedPeriod } from './period.ts';

/** The period in the address, and how to change it. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const today = useFormat().today();
  const choosePeriod = useCallback(
    (period: NamedPeriod | CalendarRange) =>
      setSearch((current) => writePeriod(current, period), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const period = useMemo(() => readPeriod(search, today), [search, today]);
  return { today, period, choosePeriod };
}
