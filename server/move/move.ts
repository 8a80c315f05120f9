import { TABLE_NAMES } from '#server/database/tables.ts';
import { lockTables } from '#server/database/lock-tables.ts';
import { selectColumns } from '#server/database/bulk-load.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectTableNames, UNFINISHED_MOVE } from '#server/database/unfinished-move.ts';
import { discardChanged, verifyMove, type MovedFigures } from './compare.ts';
import { copyTable } from './copy.ts';
import type { Move } from './moved-rows.ts';
import { openSource, openTarget } from './open.ts';
import type { NamedDatabase } from './named-database.ts';
import { insertSteps, selectSteps } from './queries.ts';

type MoveOptions = Pick<Move, 'onProgress' | 'signal'> & { from: NamedDatabase; to: NamedDatabase };

/**
 * Copies a database into an empty one, and compares the two at the end. Nobody can write to the source meanwhile. After
 * a stop, a kill or a lost connection, the same call resumes the move; until it is finished, no other program opens the
 * target. Throws errors with a sentence for the operator, the reason of the signal, and the database's error.
 */
export async function moveDatabase(options: MoveOptions): Promise<MovedFigures> {
  const { from, to } = options;
  if (from.name === to.name) throw new Error(`${from.name} cannot be moved into itself.`);
  const source = await openSource(from);
  try {
    return await moveFrom(source, options);
  } finally {
    await source.close();
  }
}

async function moveFrom(source: Database, { from, to, ...options }: MoveOptions): Promise<MovedFigures> {
  const target = await openTarget(to, from);
  try {
    // A write transaction that writes nothing locks the source: other writers wait or are refused.
    return await source.write(async (trx) => {
      await lockTables(trx, { engine: source.engine, tables: TABLE_NAMES });
      return await copyAndVerify({ ...options, source: trx, target, sourceName: from.name });
    });
  } finally {
    await target.close();
  }
}

type Options = Pick<Move, 'onProgress' | 'signal'> & {
  source: Reader;
  target: Database;
  sourceName: string;
};

async function copyAndVerify({ sourceName, ...options }: Options): Promise<MovedFigures> {
  const { target } = options;
  const columnsByTable = await target.write((trx) => selectColumns(trx, target.engine));
  const move: Move = { ...options, columnsByTable };
  const tables = await selectTableNames(target.read, target.engine);
  if (tables.has(UNFINISHED_MOVE)) await discardChanged(move);
  else await target.write((trx) => insertSteps(trx, target.engine, sourceName));
  for (const step of await selectSteps(target.read)) {
    if (!step.isDone) await copyTable(move, step);
  }
  const figures = await verifyMove(move);
  await target.gatherStatistics().catch(() => undefined);
  return figures;
}
