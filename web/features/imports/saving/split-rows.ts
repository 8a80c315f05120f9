import { MAX_IMPORT_BODY_BYTES, MAX_IMPORT_ROWS_AT_ONCE } from '#shared/limits.ts';

/** Room for the rest of the body, outside of the rows. */
const BODY_BYTES = 64;

/** Splits rows into as few requests as their number and their size as JSON in UTF-8 allow. */
export function splitRows<Planned extends { row: unknown }>(
  rows: readonly Planned[],
  { maxRows = MAX_IMPORT_ROWS_AT_ONCE, maxBytes = MAX_IMPORT_BODY_BYTES } = {},
): Planned[][] {
  const encoder = new TextEncoder();
  const requests: Planned[][] = [];
  let current: Planned[] = [];
  let bytes = BODY_BYTES;
  for (const planned of rows) {
    // Includes the comma that follows.
    const size = encoder.encode(JSON.stringify(planned.row)).length + 1;
    if (current.length === maxRows || (current.length > 0 && bytes + size > maxBytes)) {
      requests.push(current);
      current = [];
      bytes = BODY_BYTES;
    }
    current.push(planned);
    bytes += size;
  }
  if (current.length > 0) requests.push(current);
  return requests;
}
