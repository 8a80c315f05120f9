import type { MoveProgress } from '#server/move/moved-rows.ts';

type Stream = { isTTY?: boolean; write: (text: string) => unknown };

/** The intervals at which a terminal's line is updated and a file gets another line. */
const REWRITE_EVERY_MS = 100;
const LINE_EVERY_MS = 10_000;
const TO_LINE_START = '\r\u001B[2K';

/**
 * Prints a line for each table with the number of copied rows and the rows per second. Updates it in place on a
 * terminal. Elsewhere prints a line at intervals and at the end of each table. `now` gives milliseconds.
 */
export function createProgressLines(stream: Stream, now: () => number) {
  const isTerminal = stream.isTTY === true;
  let title = '';
  let startedAt = 0;
  let startRows = 0;
  let writtenAt = 0;
  let isLineOpen = false;

  function end(): void {
    if (isLineOpen) stream.write('\n');
    isLineOpen = false;
    title = '';
  }

  return {
    show(progress: MoveProgress): void {
      const { doing, table, rows, total } = progress;
      if (total === 0) return;
      if (title !== `${doing} ${table}`) {
        end();
        title = `${doing} ${table}`;
        [startedAt, startRows, writtenAt] = [now(), rows, isTerminal ? -Infinity : now()];
      }
      const isLast = rows >= total;
      const intervalMs = isTerminal ? REWRITE_EVERY_MS : LINE_EVERY_MS;
      if (!isLast && now() - writtenAt < intervalMs) return;
      writtenAt = now();
      const line = toLine(progress, (rows - startRows) / ((now() - startedAt) / 1_000));
      stream.write(isTerminal ? `${TO_LINE_START}${line}` : `${line}\n`);
      isLineOpen = isTerminal;
    },
    /** Moves the cursor to the beginning of a line. */
    end,
  };
}

function toLine({ doing, table, rows, total }: MoveProgress, perSecond: number): string {
  const [done, all] = [rows.toLocaleString('en'), total.toLocaleString('en')];
  const speed =
    Number.isFinite(perSecond) && perSecond >= 1
      ? `, ${Math.round(perSecond).toLocaleString('en')} a second`
      : '';
  return `${doing.padEnd(9)} ${table.padEnd(19)} ${rows === total ? all : `${done} of ${all}`} rows${speed}`;
}
