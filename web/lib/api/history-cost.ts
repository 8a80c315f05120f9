const MAX_PAGES = 2;

/**
 * Whether to fetch a list or sum of the history again when it may be out of date. A long list would take
 * a request for each of its pages, one after the other; it is kept right by the changes made here.
 */
export function isCheaplyRefetched({ state }: { state: { data?: unknown } }): boolean {
  const data = state.data as { pages?: readonly unknown[] } | undefined;
  return (data?.pages?.length ?? 0) <= MAX_PAGES;
}
