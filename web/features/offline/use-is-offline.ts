import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#web/lib/api/call.ts';
import { isReachable } from '#web/lib/browser/reload-if-reachable.ts';

const CHECK_INTERVAL_MS = 5_000;

/** Whether the browser has no network, or the last call did not reach the server. */
export function useIsOffline(): boolean {
  const client = useQueryClient();
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const goOffline = () => setIsOffline(true);
    addEventListener('offline', goOffline);
    const stops = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe((event) => {
        if (event.type !== 'updated') return;
        if (event.action.type === 'success') setIsOffline(!navigator.onLine);
        if (event.action.type === 'error') setIsOffline(isOfflineError(event.action.error));
      }),
    );
    return () => {
      removeEventListener('offline', goOffline);
      for (const stop of stops) stop();
    };
  }, [client]);
  useReconnect(isOffline, () => {
    setIsOffline(false);
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  });
  return isOffline;
}

/** Checks again and again whether the server can be reached, and at once when the browser has a network. */
function useReconnect(isOffline: boolean, onReconnect: () => void): void {
  const check = useEffectEvent(async () => {
    if (navigator.onLine && (await isReachable())) onReconnect();
  });
  useEffect(() => {
    if (!isOffline) return undefined;
    const checkNow = () => void check();
    const timer = setInterval(checkNow, CHECK_INTERVAL_MS);
    addEventListener('online', checkNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', checkNow);
    };
  }, [isOffline]);
}

function isOfflineError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline';
}
