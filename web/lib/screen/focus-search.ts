/** The state of a navigation to the history that moves the focus to its search box. */
export const FOCUS_SEARCH = { focus: 'search' } as const;

export function wantsSearchFocus(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'focus' in state && state.focus === FOCUS_SEARCH.focus
  );
}
