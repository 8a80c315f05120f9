/** Goes along with a navigation to the history, whose search box then takes the focus once it stands. */
export const TO_SEARCH_BOX = { focus: 'search' } as const;

export function isToSearchBox(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'focus' in state && state.focus === TO_SEARCH_BOX.focus
  );
}
