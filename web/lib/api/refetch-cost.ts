const MAX_PAGES = 2;

/**
 * Whether a query is refetched when it may be out of date. A list of many pages takes one request after another for
 * each page, so it is left as it is; the changes made in this tab keep it right.
 */
export function isCheaplyRefetched({ state }: { state: { data?: unknown } }): boolean {
  const data = state.data as { pages?: readonly unknown[] } | undefined;
  return (data?.pages?.length ?? 0) <= MAX_PAGES;
}
