import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledQuery, OperationNode } from 'kysely';
import { shapeOf } from './query-shape.ts';
const known = new Map<string, string>();
let ofFile = new Map<string, { sql: string; tree: string }>();
export function noteShape(query: CompiledQuery): void {
  let key = known.get(query.sql);
  const tree = key === undefined || !ofFile.has(key) ? shapeOf(query.query as OperationNode) : '';
  key ??= createHash('sha256').update(tree).digest('hex').slice(0, 16);
  known.set(query.sql, key);
  if (!ofFile.has(key)) ofFile.set(key, { sql: query.sql, tree });
}
export function writeShapes(project: string, file: string): void {
  const folder = process.env['QUERY_SHAPES'];
  if (folder === undefined) return;
  mkdirSync(join(folder, project), { recursive: true });
  const cpu = process.cpuUsage();
  writeFileSync(join(folder, project, `${file.split('/server/')[1]?.replaceAll('/', '_')}.json`), JSON.stringify({ file: file.split('/server/')[1], shapes: Object.fromEntries(ofFile), cpu: (cpu.user + cpu.system) / 1e6, pid: process.pid }));
  ofFile = new Map();
}
