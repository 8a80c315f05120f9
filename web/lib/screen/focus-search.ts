/** State of a navigation to the history; its search box takes the focus. */
export const FOCUS_SEARCH = { focus: 'search' } as const;

export function wantsSearchFocus(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'focus' in state && state.focus === FOCUS_SEARCH.focus
  );
}
