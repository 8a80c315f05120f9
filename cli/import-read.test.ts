import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const command = join(import.meta.dirname, 'import-read.ts');
const samples = join(import.meta.dirname, '../shared/import/samples');

describe('npm run import:read', () => {
  it('prints one line of JSON for each file, with the same keys whatever the file contains', async () => {
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
      'file format account currency records debits credits period leftOut leftOutSums proof questions warnings error'.split(
        ' ',
      );
    for (const line of lines) expect(Object.keys(line)).toEqual(keys);
  });

  it('leaves out the rows that the review leaves out by default, such as transfers', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'saldo-'));
    const file = join(folder, 'month.csv');
    writeFileSync(
      file,
      'Fecha;Concepto;Importe\n05/09/2026;TRASPASO;-300,00\n06/09/2026;MERCADONA;-12,34\n17/09/2026;NOMINA;1500,00\n',
    );
    try {
      const { stdout } = await run(process.execPath, [command, file]);
      expect(JSON.parse(stdout)).toMatchObject({
        records: 2,
        debits: '-12.34',
        credits: '1500.00',
        period: { from: '2026-09-06', to: '2026-09-17' },
        leftOut: { transfers: 1 },
        leftOutSums: [{ reason: 'transfers', currency: null, debits: '-300.00', credits: '0.00' }],
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('writes sums with the decimals of the currency, and leaves out other currencies', async () => {
    const file = join(samples, 'saldo/three-decimals.csv');
    const { stdout } = await run(process.execPath, [command, '--currency', 'kwd', file]);
    expect(JSON.parse(stdout)).toMatchObject({ records: 2, debits: '-1235.625', credits: '0.000' });
    const { stdout: inYen } = await run(process.execPath, [command, '--currency', 'JPY', file]);
    expect(JSON.parse(inYen)).toMatchObject({ records: 0, debits: '0', leftOut: { otherCurrency: 2 } });
    expect(JSON.parse(inYen)).toMatchObject({
      currency: 'KWD',
      leftOutSums: [{ reason: 'otherCurrency', currency: 'KWD', debits: '-1235.625', credits: '0' }],
    });
  });

  it('prints its usage with --help, and refuses wrong arguments', async () => {
    expect((await run(process.execPath, [command, '--help'])).stdout).toContain('Usage: npm run import:read');
    for (const options of [[], ['--currency', 'XYZ', 'a'], ['--language', 'xx', 'a'], ['--bogus']]) {
      await expect(run(process.execPath, [command, ...options])).rejects.toMatchObject({ code: 64 });
    }
  });
});
