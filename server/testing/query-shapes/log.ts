import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledQuery } from 'kysely';
import { shapesOf } from './shapes-of.ts';

/** The folder for the shapes of `npm test`; undefined in a run that does not compare them. */
const folder = process.env['QUERY_SHAPES'];
/** The shapes by the text of queries, since reading a query's tree takes longer than running the query. */
const shapesBySql = new Map<string, string[]>();
/** The shapes of the queries of the running test file, each with the text of one such query. */
let fileShapes = new Map<string, string>();

export function noteShapes({ sql, query }: CompiledQuery): void {
  // PostgreSQL has no pragmas.
  if (folder === undefined || /^\s*pragma\b/i.test(sql)) return;
  const shapes = shapesBySql.get(sql) ?? shapesOf(query);
  shapesBySql.set(sql, shapes);
  for (const shape of shapes) if (!fileShapes.has(shape)) fileShapes.set(shape, sql);
}

/** Writes the shapes of a finished test file to a file, and starts anew for the next test file. */
export function writeShapes(database: string, file: string): void {
  if (folder === undefined) return;
  const name = `${database}-${file.replaceAll(/[^\w.-]/g, '_')}.json`;
  writeFileSync(
    join(folder, name),
    JSON.stringify({ database, file, shapes: Object.fromEntries(fileShapes) }),
  );
  fileShapes = new Map();
}
