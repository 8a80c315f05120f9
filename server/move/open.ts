import { existsSync } from 'node:fs';
import { findSchema } from '#server/backup/queries.ts';
import { MOVED_TABLES } from '#server/database/table-lists.ts';
import { connectDatabase, sqliteFile, type Database } from '#server/database/connect.ts';
import { knownSchemas } from '#server/database/migrate.ts';
import type { Reader } from '#server/database/schema.ts';
import { requireFinished, UNFINISHED_MOVE } from '#server/database/unfinished-move.ts';
import type { NamedDatabase } from './named-database.ts';
import { findFilledTable, findSource } from './queries.ts';

/**
 * Opens the source and migrates it to the newest schema. Throws, and changes nothing, if it does not exist, is no
 * database of Saldo, or is itself the unfinished target of a move.
 */
export async function openSource({ name, location }: NamedDatabase): Promise<Database> {
  if ('dataDir' in location && !existsSync(sqliteFile(location.dataDir))) {
    throw new Error(`There is no database at ${name}.`);
  }
  return await connectDatabase(location, {
    inspect(db, tables) {
      requireFinished(db, tables);
      if (!tables.has('kysely_migration')) throw new Error(`${name} is not a database of Saldo.`);
    },
  });
}

/**
 * Opens the target, and creates it if it does not exist. Throws, and changes nothing, if it has any rows but those of
 * an unfinished move from the same source.
 */
export async function openTarget(to: NamedDatabase, from: NamedDatabase): Promise<Database> {
  return await connectDatabase(to.location, {
    async inspect(db, tables) {
      if (tables.has(UNFINISHED_MOVE)) return await requireSameMove(db, to, from);
      const existingTables = MOVED_TABLES.filter(({ name }) => tables.has(name));
      const filledTable = await findFilledTable(db, existingTables);
      if (filledTable === undefined) return;
      throw new Error(`${to.name} is not empty: its table ${filledTable} has rows. Name an empty database.`);
    },
  });
}

async function requireSameMove(db: Reader, to: NamedDatabase, from: NamedDatabase): Promise<void> {
  const source = await findSource(db);
  if (source !== from.name) {
    throw new Error(
      `${to.name} is the unfinished target of a move from ${source}. Finish that one, or name an empty database.`,
    );
  }
  // A migration may need the indexes, which an unfinished target lacks. So it must already have this schema.
  if ((await findSchema(db)) === knownSchemas().at(-1)) return;
  throw new Error(
    `The move into ${to.name} was begun by another version of Saldo. Finish it with that version, or name an empty database.`,
  );
}
