import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutcome, tallyMutations, repeatToMillions } from '#shared/testing/bank-files/hostile.ts';
import { decimal, writtenMovements, type WrittenMovement } from '#shared/testing/bank-files/written.ts';
import { isSameDecimal } from '../decimal.ts';
import { readTables } from '../html/tables.ts';
import { readHtmlTable } from './table.ts';

const OPTIONS = { currency: 'EUR', language: 'es' };

function write(written: readonly WrittenMovement[]): string {
  const escaped = (text: string) => text.replaceAll('ñ', '&ntilde;').replaceAll('é', '&#233;');
  const rows = written.map(
    ({ day, cents, text }) =>
      `<tr><td>${day}<td>${escaped(text)}<td align="right">${decimal(cents, ',')}&nbsp;&euro;</tr>`,
  );
  return `<html><body><table><tr><td>Cuenta</table><table><tr><th>Fecha<th>Concepto<th>Importe</tr>${rows.join('\n')}</table></html>`;
}

const readRows = (html: string) => readTables(html).map(({ rows }) => rows);

it('a page is read with the amounts, days and texts that were written', () => {
  fc.assert(
    fc.property(writtenMovements('2020-01-01', 3_000), (written) => {
      const reading = readHtmlTable(write(written), { ...OPTIONS, answers: { sign: 'asIs' } });
      const found = reading.statements.flatMap(({ movements }) => movements);
      expect(found.map(({ date, text }) => [date, text])).toEqual(
        written.map(({ day, text }) => [day, text]),
      );
      for (const [at, { amount }] of found.entries()) {
        expect(isSameDecimal(amount, decimal(written[at]?.cents ?? 0, '.'))).toBe(true);
      }
    }),
  );
});

describe('the cells of a page', () => {
  it.each([
    [
      'named and numbered characters',
      '<table><tr><td>&ntilde;&AMP;&#x20AC;&#128;&nbsp;&unknown;',
      [[['ñ&€€ &unknown;']]],
    ],
    ['breaks and nested tags', '<table><tr><td>a<br>b<p><b>c</b>d</p></table>', [[['a b cd']]]],
    [
      'cells of several columns',
      '<table><tr><td colspan="2">a<td>b<tr><td>c<td>d<td>e</table>',
      [
        [
          ['a', '', 'b'],
          ['c', 'd', 'e'],
        ],
      ],
    ],
    [
      'cells of several rows',
      '<table><tr><td rowspan=2>a<td>b<tr><td>c</table>',
      [
        [
          ['a', 'b'],
          ['', 'c'],
        ],
      ],
    ],
    ['a table in a cell', '<table><tr><td>a<table><tr><td>b</table>c<td>d</table>', [[['ac', 'd']], [['b']]]],
    [
      'text that is not shown',
      '<style><td></style><table><tr><td><!-- <td> -->a<script>"<td>"</script></table>',
      [[['a']]],
    ],
    ['a tag in quotes', '<table><tr><td title="<td>b">a</table>', [[['a']]]],
    [
      'text around tables',
      'one<br>two<table><tr><td>a</table>three',
      [[['one'], ['two']], [['a']], [['three']]],
    ],
    ['signs that start no tag', '<table><tr><td>1 < 2 <3</table>', [[['1 < 2 <3']]]],
  ])('%s', (_title, html, rows) => {
    expect(readRows(html)).toEqual(rows);
  });
});

describe('hostile pages', () => {
  it('are read or refused after any of many mutations', () => {
    const awkward = [
      '<table>',
      '</table>',
      '<td colspan=9999>',
      '<td rowspan="100">',
      '<tr',
      '"',
      '<!--',
      '<script>',
      '&#0;',
      '-',
    ];
    const whole = write([
      { day: '2026-01-02', cents: -250, text: 'Café' },
      { day: '2026-01-03', cents: 100_000, text: 'Nómina' },
    ]);
    const tally = tallyMutations((text, options) => readHtmlTable(text, options), whole, awkward);
    expect(tally.get('read')).toBeGreaterThan(100);
  });

  it.each([
    ['tables in tables', '<table><tr><td>', 'tooLarge'],
    ['wide cells', '<table><tr><td colspan=100 rowspan=100>x', 'tooLarge'],
    ['cells of one row', '<td>1', 'noColumns'],
    ['tags that never close', '<a', 'empty'],
    ['quotes that never close', '<a b="', 'noColumns'],
    ['scripts that never close', '<script>', 'empty'],
    ['comments that never close', '<!--', 'empty'],
    ['characters', '&#65;', 'noColumns'],
  ])(
    'with millions of %s are refused',
    (_title, piece, code) => {
      expect(readOutcome((text, options) => readHtmlTable(text, options), repeatToMillions(piece))).toBe(
        code,
      );
    },
    60_000,
  );
});
