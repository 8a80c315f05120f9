import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tally } from './static-checks.ts';

/** The shapes of the queries that a test file made, each with an example. */
interface ShapesOfFile {
  database: 'sqlite' | 'postgres';
  file: string;
  shapes: Record<string, string>;
}

/** A shape that no test made on PostgreSQL. */
export interface MissingShape {
  shape: string;
  query: string;
  /** The test files that made the shape on SQLite. */
  files: string[];
}

const HOW_TO_FIX =
  'Add one of its files to server/testing/on-both-databases.ts, or write a short test of the query and add it there.';

/**
 * Checks that PostgreSQL ran each shape of query that SQLite ran. The test files wrote their shapes into `folder`.
 * Prints the missing shapes. A database without any shape is a failure, too. Files with random input do not count on
 * SQLite.
 */
export async function compareQueryShapes(folder: string): Promise<Tally> {
  const logs = await readShapes(folder);
  const databasesWithoutShapes = (['sqlite', 'postgres'] as const).filter(
    (database) => !logs.some((log) => log.database === database && Object.keys(log.shapes).length > 0),
  );
  for (const database of databasesWithoutShapes)
    console.log(`\nNo test file on ${database} wrote down its queries.`);
  const missing = databasesWithoutShapes.length > 0 ? [] : findMissingShapes(await withoutRandom(logs));
  for (const { shape, query, files } of missing) {
    console.log(
      `\nNo test ran this on PostgreSQL: ${shape}\n  query: ${query}\n  files: ${files.join(', ')}`,
    );
  }
  if (missing.length > 0) console.log(`\n${HOW_TO_FIX}`);
  const failed = databasesWithoutShapes.length + missing.length;
  return { passed: failed === 0 ? 1 : 0, failed };
}

/** Omits the shapes of SQLite files with random input, because they differ from run to run. */
async function withoutRandom(logs: readonly ShapesOfFile[]): Promise<ShapesOfFile[]> {
  const root = join(import.meta.dirname, '..');
  const isRandom = await Promise.all(
    logs.map(async ({ database, file }) => {
      if (database !== 'sqlite') return false;
      const source = await readFile(join(root, file), 'utf8').catch(() => '');
      return source.includes("from 'fast-check'");
    }),
  );
  return logs.filter((_, at) => isRandom[at] !== true);
}

/** Finds the shapes of SQLite that PostgreSQL lacks. */
function findMissingShapes(logs: readonly ShapesOfFile[]): MissingShape[] {
  const onPostgres = new Set(
    logs.filter(({ database }) => database === 'postgres').flatMap(({ shapes }) => Object.keys(shapes)),
  );
  const missing = new Map<string, MissingShape>();
  for (const { file, database, shapes } of logs) {
    if (database !== 'sqlite') continue;
    for (const [shape, query] of Object.entries(shapes)) {
      if (onPostgres.has(shape)) continue;
      const { files } = missing.get(shape) ?? { files: [] };
      missing.set(shape, { shape, query, files: [...files, file] });
    }
  }
  return [...missing.values()];
}

async function readShapes(folder: string): Promise<ShapesOfFile[]> {
  const names = await readdir(folder);
  return await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as ShapesOfFile),
  );
}
