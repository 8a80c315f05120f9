import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '#shared/contract/audit.ts';

const ROOT = join(import.meta.dirname, '../..');

it('the program records every action of the audit log somewhere', async () => {
  const sources: string[] = [];
  for await (const path of glob('{server,cli}/**/*.ts', { cwd: ROOT })) {
    if (!path.endsWith('.test.ts')) sources.push(await readFile(join(ROOT, path), 'utf8'));
  }
  const isRecorded = (action: string) => sources.some((source) => source.includes(`'${action}'`));
  expect(AUDIT_ACTIONS.filter((action) => !isRecorded(action))).toEqual([]);
});
