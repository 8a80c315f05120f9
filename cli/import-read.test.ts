import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const command = join(import.meta.dirname, 'import-read.ts');
const samples = join(import.meta.dirname, '../shared/import/samples');

describe('npm run import:read', () => {
  it('prints one line of JSON a file, with the same keys for whatever the files hold', async () => {
    const names = [
      'xlsx/es-preamble-balance.xlsx',
      'xls/protected.xls',
      'mint/debits-credits.csv',
      'nowhere.csv',
      'xlsx',
    ];
    const files = names.map((name) => join(samples, name));
    const { stdout } = await run(process.execPath, [command, '--language', 'es', ...files]);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      {
        format: 'xlsx',
        records: 4,
        debits: '-1030.43',
        credits: '1000.33',
        proof: { agrees: 3, of: 3 },
        error: null,
      },
      { format: 'xls', records: 0, debits: '0.00', error: { code: 'encrypted', line: null } },
      { format: 'csv', records: 2, leftOut: { transfers: 2 }, error: null },
      { records: 0, error: { code: 'notFound', line: null } },
      { records: 0, error: { code: 'folder', line: null } },
    ]);
    expect(lines.map(({ file }) => file)).toEqual(files);
    const keys =
      'file format account records debits credits period leftOut proof questions warnings error'.split(' ');
    for (const line of lines) expect(Object.keys(line)).toEqual(keys);
  });

  it('writes sums with the decimals of the currency, and leaves out other currencies', async () => {
    const file = join(samples, 'saldo/three-decimals.csv');
    const { stdout } = await run(process.execPath, [command, '--currency', 'kwd', file]);
    expect(JSON.parse(stdout)).toMatchObject({ records: 2, debits: '-1235.625', credits: '0.000' });
    const { stdout: other } = await run(process.execPath, [command, '--currency', 'JPY', file]);
    expect(JSON.parse(other)).toMatchObject({ records: 0, debits: '0', leftOut: { otherCurrency: 2 } });
  });

  it('explains itself', async () => {
    expect((await run(process.execPath, [command, '--help'])).stdout).toContain('Usage: npm run import:read');
    for (const wrong of [[], ['--currency', 'XYZ', 'a'], ['--language', 'xx', 'a'], ['--bogus']]) {
      await expect(run(process.execPath, [command, ...wrong])).rejects.toMatchObject({ code: 64 });
    }
  });
});
