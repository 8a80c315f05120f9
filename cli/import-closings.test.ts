import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFile } from '#shared/import/read-file.ts';

const OPTIONS = { currency: 'EUR', language: 'es' };

async function readClosings(bytes: Uint8Array) {
  return (await readFile(bytes, OPTIONS)).statements.map(({ closing }) => closing);
}

async function readTable(...lines: string[]) {
  return await readClosings(new TextEncoder().encode(lines.join('\n')));
}

const HEADER = 'Fecha;Concepto;Importe;Saldo';

describe('the closing balance of a file', () => {
  it.each([
    ['norma43/caja-mes.n43', ['2026-09-28 2415.65']],
    ['mt940/abn-dagafschriften.940', ['2026-03-10 3015.25']],
    ['mt940/saldo-stimmt-nicht.sta', [undefined]],
    ['field/c44-camt-credit.xml', ['2025-06-25 140.00']],
    ['xlsx/es-preamble-balance.xlsx', ['2026-02-28 969.90']],
  ])('of %s is %j', async (path, expected) => {
    const closings = await readClosings(
      new Uint8Array(readFileSync(join(import.meta.dirname, '../shared/import/samples', path))),
    );
    expect(closings.map((each) => each && `${each.day} ${each.balance}`)).toEqual(expected);
  });

  it('is that of the newest row, whichever way the table is sorted', async () => {
    const rows = ['01/10/2026;PAN;-2,50;97,50', '05/10/2026;LUZ;-40,00;57,50', '05/10/2026;BUS;-1,40;56,10'];
    const closing = { day: '2026-10-05', balance: '56.10' };
    expect(await readTable(HEADER, ...rows)).toEqual([closing]);
    expect(await readTable(HEADER, ...rows.toReversed())).toEqual([closing]);
  });

  it('is unknown if a balance disagrees, without balances, and for a single row', async () => {
    const first = '01/10/2026;PAN;-2,50;97,50';
    expect(await readTable(HEADER, first, '05/10/2026;LUZ;-40,00;58,50')).toEqual([undefined]);
    expect(await readTable(HEADER, first)).toEqual([undefined]);
    expect(
      await readTable('Fecha;Concepto;Importe', '01/10/2026;PAN;-2,50', '05/10/2026;LUZ;-40,00'),
    ).toEqual([undefined]);
  });

  it('may be negative', async () => {
    const rows = ['01/10/2026;PAN;-2,50;-97,50', '05/10/2026;LUZ;-40,00;-137,50'];
    expect(await readTable(HEADER, ...rows)).toEqual([{ day: '2026-10-05', balance: '-137.50' }]);
  });

  it('is unknown if the file is in another currency', async () => {
    const closings = await readTable(
      'Fecha;Concepto;Importe;Divisa;Saldo',
      '01/10/2026;PAN;-2,50;USD;97,50',
      '02/10/2026;PAN;-2,50;USD;95,00',
      '05/10/2026;LUZ;-40,00;EUR;57,50',
    );
    expect(closings).toEqual([undefined]);
  });
});
