import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Calls back after each failed query or mutation. */
export function useFetchErrors(onError: (error: unknown) => void): void {
  const client = useQueryClient();
  const report = useEffectEvent(onError);
  useEffect(() => {
    const stops = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') report(event.action.error);
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [client]);
}
