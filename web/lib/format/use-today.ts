import { useSyncExternalStore } from 'react';
import type { CalendarDay } from '#shared/calendar.ts';
import { useFormat } from './format.ts';

const CHECK_MS = 60_000;

/** The person's current day. A screen that stays open renders again after midnight, and when somebody returns to it. */
export function useToday(): CalendarDay {
  const { today } = useFormat();
  return useSyncExternalStore(subscribe, today, today);
}

function subscribe(check: () => void): () => void {
  const timer = setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
