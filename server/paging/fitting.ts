/** The most bytes that one list of an answer takes; an answer has at most two of them, and has to stay under 1 MB. */
const MAX_LIST_BYTES = 400_000;

/** How many of some items, from the first on, take no more than a list may; at least one. */
export function fittingCount(items: readonly unknown[], maxBytes: number = MAX_LIST_BYTES): number {
  if (Buffer.byteLength(JSON.stringify(items)) <= maxBytes) return items.length;
  let bytes = 0;
  const at = items.findIndex((item) => (bytes += Buffer.byteLength(JSON.stringify(item)) + 1) > maxBytes);
  return at === -1 ? items.length : Math.max(1, at);
}
