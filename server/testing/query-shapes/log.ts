import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledQuery } from 'kysely';
import { shapesOf } from './shapes-of.ts';

/** The folder for the shapes of `npm test`; undefined in a run that does not compare them. */
const folder = process.env['QUERY_SHAPES'];
/** The shapes of each text, since reading a tree takes longer than running it. */
const known = new Map<string, string[]>();
/** The shapes of the file that runs, each with a query that had it. */
let ofFile = new Map<string, string>();

/** Notes the shapes of a query that the product makes. */
export function noteShapes({ sql, query }: CompiledQuery): void {
  if (folder === undefined) return;
  const shapes = known.get(sql) ?? shapesOf(query);
  known.set(sql, shapes);
  for (const shape of shapes) if (!ofFile.has(shape)) ofFile.set(shape, sql);
}

/** Writes down the shapes of a test file that has ended, and begins with the next one. */
export function writeShapes(database: string, file: string): void {
  if (folder === undefined) return;
  const name = `${database}-${file.replaceAll(/[^\w.-]/g, '_')}.json`;
  writeFileSync(join(folder, name), JSON.stringify({ database, file, shapes: Object.fromEntries(ofFile) }));
  ofFile = new Map();
}
