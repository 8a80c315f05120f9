import { useEffect, useReducer } from 'react';

/** Draws anew every so many milliseconds what tells how long ago something was. */
export function useTicking(everyMs: number): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
