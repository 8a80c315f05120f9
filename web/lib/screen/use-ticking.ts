import { useEffect, useReducer } from 'react';

/** Renders the component again at an interval, for texts such as '3 minutes ago'. */
export function useTicking(everyMs: number): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
