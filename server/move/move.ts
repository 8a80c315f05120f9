import { TABLE_NAMES } from '#server/database/tables.ts';
import { lockTables } from '#server/database/lock-tables.ts';
import { selectColumns } from '#server/database/bulk-load.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectTableNames, UNFINISHED_MOVE } from '#server/database/unfinished-move.ts';
import { discardChanged, verifyMove, type MovedFigures } from './compare.ts';
import { copyTable } from './copy.ts';
import type { MoveProgress, Moving } from './moving.ts';
import { openSource, openTarget } from './open.ts';
import type { Place } from './place.ts';
import { insertSteps, selectSteps } from './queries.ts';

/**
 * Copies everything in one database into another, empty one, and compares the two at the end. Nobody can write
 * to the source meanwhile. Whenever it is stopped, killed or loses a database, the same move again goes on from
 * there; until it has come to its end, nothing else opens the target. Throws what a person can act on, the
 * reason of the signal, and the database's error.
 */
export async function moveDatabase(options: {
  from: Place;
  to: Place;
  onProgress: (progress: MoveProgress) => void;
  signal: AbortSignal;
}): Promise<MovedFigures> {
  const { from, to } = options;
  if (from.name === to.name) throw new Error(`${from.name} cannot be moved into itself.`);
  const source = await openSource(from);
  try {
    const target = await openTarget(to, from);
    try {
      // A transaction that writes nothing is how a source is held: whoever else writes waits, or is refused.
      return await source.write(async (trx) => {
        await lockTables(trx, { engine: source.engine, tables: TABLE_NAMES });
        return await carryOver({ ...options, source: trx, target, sourceName: from.name });
      });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

type Options = Pick<Moving, 'onProgress' | 'signal'> & {
  source: Reader;
  target: Database;
  sourceName: string;
};

async function carryOver({ sourceName, ...options }: Options): Promise<MovedFigures> {
  const { target } = options;
  const columnsOf = await target.write((trx) => selectColumns(trx, target.engine));
  const moving: Moving = { ...options, columnsOf };
  const tables = await selectTableNames(target.read, target.engine);
  if (tables.has(UNFINISHED_MOVE)) await discardChanged(moving);
  else await target.write((trx) => insertSteps(trx, target.engine, sourceName));
  for (const step of await selectSteps(target.read)) {
    if (!step.isDone) await copyTable(moving, step);
  }
  const figures = await verifyMove(moving);
  await target.gatherStatistics().catch(() => undefined);
  return figures;
}
