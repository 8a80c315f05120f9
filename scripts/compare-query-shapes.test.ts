import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareQueryShapes } from './compare-query-shapes.ts';

let folder: string;
let printed: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saldo-shapes-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function log(database: string, file: string, shapes: Record<string, string>): Promise<void> {
  await writeFile(join(folder, `${database}-${file}.json`), JSON.stringify({ database, file, shapes }));
}

describe('the comparison of the queries on both databases', () => {
  it('passes if PostgreSQL ran each shape, in any file', async () => {
    await log('sqlite', 'a.test.ts', { one: 'select 1', two: 'select 2' });
    await log('postgres', 'b.test.ts', { one: 'select 1' });
    await log('postgres', 'c.test.ts', { two: 'select 2', three: 'select 3' });
    expect(await compareQueryShapes(folder)).toEqual({ passed: 1, failed: 0 });
    expect(printed).toEqual([]);
  });

  it('fails for each shape that PostgreSQL never ran, and names the file of the query and what to do', async () => {
    await log('sqlite', 'a.test.ts', { one: 'select 1', two: 'select 2' });
    await log('sqlite', 'b.test.ts', { two: 'select 2' });
    await log('postgres', 'a.test.ts', { one: 'select 1' });
    expect(await compareQueryShapes(folder)).toEqual({ passed: 0, failed: 1 });
    expect(printed[0]).toContain('two\n  query: select 2\n  files: a.test.ts, b.test.ts');
    expect(printed.at(-1)).toContain('on-both-databases.ts');
  });

  it.each(['sqlite', 'postgres'])('fails if no file wrote down queries on %s', async (silent) => {
    await log(silent, 'a.test.ts', {});
    await log(silent === 'sqlite' ? 'postgres' : 'sqlite', 'a.test.ts', { one: 'select 1' });
    expect(await compareQueryShapes(folder)).toEqual({ passed: 0, failed: 1 });
    expect(printed).toEqual([`\nNo test file on ${silent} wrote down its queries.`]);
  });
});
