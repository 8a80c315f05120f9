import { useRef } from 'react';
import { uuidv7 } from 'uuidv7';

/** Returns a function that makes an id for each key, and returns the same id for the same key. */
export function useStableIds(): (key: string) => string {
  const ids = useRef(new Map<string, string>());
  return (key) => {
    const id = ids.current.get(key) ?? uuidv7();
    ids.current.set(key, id);
    return id;
  };
}
