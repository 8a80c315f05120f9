import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CalendarDay } from '#shared/calendar.ts';
import { PREFETCH_AFTER_MS } from '#web/lib/browser/prefetch.ts';
import { whenIdleAfter } from '#web/lib/browser/when-idle.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { catchUpAll, recurringQuery, refetchRecurring } from './api.ts';

/**
 * Asks the server to add due occurrences, once per visit and day, if the user has any. An hourly job adds them too, so
 * a failure shows no error, and the next try follows when the page becomes visible again.
 */
export function CatchUp() {
  const client = useQueryClient();
  const { today } = useFormat();
  const doneOn = useRef<CalendarDay>(undefined);
  const run = useEffectEvent(async () => {
    const day = today();
    if (doneOn.current === day || document.visibilityState !== 'visible') return;
    doneOn.current = day;
    try {
      const { items } = await client.fetchQuery({ ...recurringQuery, staleTime: 0, retry: false });
      const isDue = items.some(
        ({ state, nextDay }) => state === 'active' && nextDay !== null && nextDay <= day,
      );
      if (isDue && (await catchUpAll())) await refetchRecurring(client);
    } catch {
      doneOn.current = undefined;
    }
  });
  useEffect(() => {
    const onShown = () => void run();
    document.addEventListener('visibilitychange', onShown);
    const cancel = whenIdleAfter(PREFETCH_AFTER_MS, onShown);
    return () => {
      document.removeEventListener('visibilitychange', onShown);
      cancel();
    };
  }, []);
  return null;
}
