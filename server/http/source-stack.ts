import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '#server/program-files.ts';

const SOURCE_POSITION = /file:\/\/\S*\/dist\/server\/([\w-]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap>();

/**
 * Replaces positions in the built program by those in the source; does not change other stacks. A map is read at first
 * use: Node's `--enable-source-maps` reads all, which takes a third of the start and 23 MB.
 */
export function toSourceStack(stack: string): string {
  return stack.replaceAll(SOURCE_POSITION, (place, file: string, line: string, column: string) => {
    const found = readMap(file).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found)) return place;
    const { originalSource, originalLine, originalColumn } = found;
    return `${originalSource.replace(/^(?:\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function readMap(file: string): SourceMap {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const read = JSON.parse(readFileSync(join(ROOT, `dist/server/${file}.map`), 'utf8')) as SourceMapPayload;
  const map = new SourceMap(read);
  maps.set(file, map);
  return map;
}
