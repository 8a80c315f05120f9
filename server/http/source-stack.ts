import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '#server/program-files.ts';

const PLACE = /file:\/\/\S*\/dist\/server\/([\w-]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap>();

/**
 * Names the source in a stack of the built program; leaves other stacks as they are. A map is read once a stack names
 * its file: Node's `--enable-source-maps` reads all at the start, which takes a third of it and 23 MB.
 */
export function toSourceStack(stack: string): string {
  return stack.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const found = mapOf(file).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found)) return place;
    const { originalSource, originalLine, originalColumn } = found;
    return `${originalSource.replace(/^(?:\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function mapOf(file: string): SourceMap {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const read = JSON.parse(readFileSync(join(ROOT, `dist/server/${file}.map`), 'utf8')) as SourceMapPayload;
  const made = new SourceMap(read);
  maps.set(file, made);
  return made;
}
