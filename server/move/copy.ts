import type { Batch } from '#server/backup/archive-format.ts';
import { createBulkInsert } from '#server/database/bulk-load.ts';
import { readSource, type Move } from './moved-rows.ts';
import { countRows, createIndexes, updateStep, type Step } from './queries.ts';

/**
 * Copies the missing rows of a table. Each batch is stored together with the progress, so that a resumed move neither
 * skips nor repeats a row. Then creates the indexes.
 */
export async function copyTable(move: Move, step: Step): Promise<void> {
  const { source, target, onProgress } = move;
  const { table } = step;
  const total = await countRows(source, table);
  const report = ({ rows }: Step) => onProgress({ doing: 'Copying', table: table.name, rows, total });
  const copyBatch = createCopyBatch(move, table.name);
  let progress = step;
  report(progress);
  for await (const batch of readSource(move, table, step.last)) {
    progress = await copyBatch(progress, batch);
    report(progress);
  }
  const lastStep = progress;
  await target.write(async (trx) => {
    await updateStep(trx, lastStep, { ...lastStep, isDone: true });
    await createIndexes(trx, target.engine, table);
  });
}

/** Returns a function that copies a batch and returns the progress after it. */
function createCopyBatch({ target, columnsByTable }: Move, table: string) {
  const insert = createBulkInsert(target.engine);
  const columns = columnsByTable.get(table) ?? [];
  return async (before: Step, batch: Batch): Promise<Step> => {
    const after = { ...before, rows: before.rows + batch.rows.length, last: lastRow(batch) };
    await target.write(async (trx) => {
      await updateStep(trx, before, after);
      await insert(trx, { table, columns, rows: batch.rows });
    });
    return after;
  };
}

function lastRow({ columns, rows }: Batch): Step['last'] {
  const values = rows.at(-1);
  return values && Object.fromEntries(columns.map((column, at) => [column, values[at] ?? null]));
}
