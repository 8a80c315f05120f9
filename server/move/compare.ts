import { hash } from 'node:crypto';
import type { Batch, Value } from '#server/backup/archive-format.ts';
import { createTotalsComparison } from '#server/backup/compare-totals.ts';
import { lockTables } from '#server/database/lock-tables.ts';
import { MOVED_TABLES, type CopiedTable } from '#server/database/table-lists.ts';
import { TABLE_NAMES } from '#server/database/tables.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { readSource, readTarget, type MoveProgress, type Move } from './moved-rows.ts';
import { countRows, dropSteps, emptyTable, selectSteps, updateStep, type Step } from './queries.ts';

/** The number of moved rows of each table, and the sums of all transactions in minor units. */
export type MovedFigures = { rows: Record<string, number>; incomeMinor: bigint; expenseMinor: bigint };

/**
 * Compares the rows that an earlier run has copied with the source. A table that differs, because the source has
 * changed or somebody wrote to the target, is emptied and copied again.
 */
export async function discardChanged(move: Move): Promise<void> {
  const { target } = move;
  for (const step of await selectSteps(target.read)) {
    // A finished table must have every row, an unfinished one only the first.
    const limit = step.isDone ? Infinity : step.rows;
    if (await isSame(move, { doing: 'Checking', table: step.table, limit, db: target.read })) continue;
    await target.write(async (trx) => {
      await updateStep(trx, step, toFirstStep(step));
      await emptyTable(trx, target.engine, step.table);
    });
  }
}

/**
 * Compares both databases row by row, and marks the target as complete if all tables are the same and each user's totals are the
 * sums of their transactions. Nobody can write to the target meanwhile. Throws if anything differs; the move then stays
 * unfinished.
 */
export async function verifyMove(move: Move): Promise<MovedFigures> {
  const { target } = move;
  return await target.write(async (trx) => {
    await lockTables(trx, { engine: target.engine, tables: TABLE_NAMES });
    const figures = await requireSame(move, trx);
    await dropSteps(trx);
    return figures;
  });
}

async function requireSame(move: Move, trx: Writer): Promise<MovedFigures> {
  const totals = createTotalsComparison();
  const sums = createSums();
  const rows: Record<string, number> = Object.fromEntries(MOVED_TABLES.map(({ name }) => [name, 0]));
  const onBatch = (batch: Batch) => {
    rows[batch.table] = (rows[batch.table] ?? 0) + batch.rows.length;
    totals.add(batch);
    sums.add(batch);
  };
  const different: string[] = [];
  for (const table of MOVED_TABLES) {
    const comparison = { doing: 'Verifying', table, limit: Infinity, db: trx, onBatch } as const;
    if (!(await isSame(move, comparison))) different.push(table.name);
  }
  if (different.length > 0) throw differentTables(different);
  if (!totals.areEqual()) throw new Error(WRONG_TOTALS);
  return { rows, ...sums.figures() };
}

function differentTables(names: readonly string[]): Error {
  return new Error(
    `After the copy these tables were not the same in both databases: ${names.join(', ')}. ` +
      'Stop all programs that use the target and run the same command again: it copies them anew.',
  );
}

const WRONG_TOTALS =
  'Everything was copied, but in the source itself the totals of a user are not the sums of their transactions. ' +
  'The move was not finished.';

type Comparison = {
  doing: MoveProgress['doing'];
  table: CopiedTable;
  /** The number of rows of the source to compare with all rows of the target. */
  limit: number;
  db: Reader;
  onBatch?: (batch: Batch) => void;
};

async function isSame(move: Move, comparison: Comparison): Promise<boolean> {
  const { doing, table, limit, db, onBatch = () => undefined } = comparison;
  const total = Math.min(limit, await countRows(move.source, table));
  let read = 0;
  const onRead = ({ rows }: Batch) => {
    read += rows.length;
    // `read` counts each row twice, once in each database.
    move.onProgress({ doing, table: table.name, rows: Math.min(Math.floor(read / 2), total), total });
  };
  const expected = digest(readSource(move, table), (batch) => onRead(batch), limit);
  const actual = digest(readTarget(move, db, table), (batch) => {
    onRead(batch);
    onBatch(batch);
  });
  const [inSource, inTarget] = await Promise.all([expected, actual]);
  return inSource === inTarget;
}

async function digest(
  batches: AsyncIterable<Batch>,
  onBatch: (batch: Batch) => void,
  limit = Infinity,
): Promise<string> {
  const rows = createDigest();
  if (limit === 0) return rows.toText();
  for await (const batch of batches) {
    for (const row of batch.rows.slice(0, limit - rows.count())) rows.add(row);
    onBatch(batch);
    if (rows.count() >= limit) break;
  }
  return rows.toText();
}

function toFirstStep({ table }: Step): Step {
  return { table, rows: 0, last: undefined, isDone: false };
}

/** Sums the transactions of all users as `bigint`, since the sums may exceed exact numbers. */
function createSums() {
  const sums = new Map<unknown, bigint>();
  return {
    add({ table, columns, rows }: Batch): void {
      if (table !== 'transactions') return;
      const [type, amount] = [columns.indexOf('type'), columns.indexOf('amount_minor')];
      for (const row of rows) sums.set(row[type], (sums.get(row[type]) ?? 0n) + BigInt(row[amount] ?? 0));
    },
    figures: () => ({ incomeMinor: sums.get('income') ?? 0n, expenseMinor: sums.get('expense') ?? 0n }),
  };
}

const LANES = 8;
const LANE_BYTES = 4;

/**
 * Computes a digest of rows that does not depend on their order, since the databases sort texts differently: the number
 * of rows and the sum of their hashes.
 */
function createDigest() {
  const lanes = new Uint32Array(LANES);
  let count = 0;
  return {
    add(row: readonly Value[]): void {
      const hashed = hash('sha256', JSON.stringify(row), 'buffer');
      for (let lane = 0; lane < LANES; lane++) {
        lanes[lane] = (lanes[lane] ?? 0) + hashed.readUInt32LE(lane * LANE_BYTES);
      }
      count++;
    },
    count: () => count,
    toText: () => [count, ...lanes].join(' '),
  };
}
