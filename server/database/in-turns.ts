import { nextTurn } from '#server/errors/while-client-waits.ts';

/** The most rows that are handled in one turn of the event loop. */
export const ROWS_IN_A_TURN = 2_000;

/** Reads rows in batches, one per turn of the event loop. Each batch starts after the last row of the previous one. */
export async function* readInTurns<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
  limit: number = ROWS_IN_A_TURN,
): AsyncGenerator<Row[]> {
  let rows = await read(undefined, limit);
  yield rows;
  while (rows.length === limit) {
    await nextTurn();
    rows = await read(rows.at(-1), limit);
    yield rows;
  }
}
