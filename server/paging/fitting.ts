/** The most bytes of one list in a response. A response has at most two lists, and must stay under 1 MB. */
const MAX_LIST_BYTES = 400_000;

/** Returns how many of the first items fit into a list; at least one. */
export function countFitting(items: readonly unknown[], maxBytes: number = MAX_LIST_BYTES): number {
  if (Buffer.byteLength(JSON.stringify(items)) <= maxBytes) return items.length;
  let bytes = 0;
  const at = items.findIndex((item) => (bytes += Buffer.byteLength(JSON.stringify(item)) + 1) > maxBytes);
  return at === -1 ? items.length : Math.max(1, at);
}
