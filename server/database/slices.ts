/** Both databases accept this many rows in one statement; more would not be faster. */
const ROWS_AT_ONCE = 500;

/** Splits rows into lists that one statement may insert. */
export function* toSlices<Row>(rows: readonly Row[]): Generator<Row[], void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}
