import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the root element while the component shows, for styles outside the component. A rule with
 * `:root:has()` makes the browser search the whole document whenever the document changes.
 */
export function useRootMark(name: `data-${string}`, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return undefined;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}
