const MAX_PAGES = 2;

/**
 * Whether a query is refetched when it may be out of date. A list of many pages would take a request for each page, one
 * after the other, so it is not refetched; changes in this tab update it anyway.
 */
export function isCheapToRefetch({ state }: { state: { data?: unknown } }): boolean {
  const data = state.data as { pages?: readonly unknown[] } | undefined;
  return (data?.pages?.length ?? 0) <= MAX_PAGES;
}
