import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const demo = join(import.meta.dirname, 'demo.ts');

it('the demo prints its usage with --help, and starts nothing', async () => {
  const { stdout } = await run(process.execPath, [demo, '--help']);
  expect(stdout).toContain('./demo-data');
});

it('the demo refuses unknown options', async () => {
  await expect(run(process.execPath, [demo, '--port', '1'])).rejects.toMatchObject({ code: 64 });
});
