import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { csvFormFor, PLAIN } from './csv-form.ts';
import { writeCsv } from './csv.ts';

it('other requests get turns of the event loop while a long file is written', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [`Merchant ${at}`, { number: '1.50' }]);
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const csv = await text(writeCsv(['name', 'amount'], rows, PLAIN));
  clearImmediate(next);
  expect(csv.split('\r\n')).toHaveLength(5_002);
  expect(turns).toBeGreaterThan(40);
});

it.each([
  ['en', 'EUR', 'Europe/Madrid', ',', '.'],
  ['en', 'USD', 'America/Chicago', ',', '.'],
  ['es', 'EUR', 'Europe/Madrid', ';', ','],
  ['es', 'EUR', 'UTC', ';', ','],
  ['es', 'GBP', 'Europe/London', ';', ','],
  ['es', 'COP', 'America/Bogota', ';', ','],
  // In this region, amounts have a decimal point, and spreadsheets separate cells at commas.
  ['es', 'MXN', 'America/Mexico_City', ',', '.'],
] as const)('a file in %s with %s in %s separates cells by %s and has the decimal mark %s', (...expected) => {
  const [language, currency, timeZone, separator, decimalMark] = expected;
  const person = { language, currency, timeZone, tokenScope: null };
  expect(csvFormFor(person)).toEqual({ separator, decimalMark });
  expect(csvFormFor({ ...person, tokenScope: 'read' })).toEqual(PLAIN);
});

it('writes a decimal comma in numbers only, and quotes cells that contain the separator', async () => {
  const rows = [['1.5; 2', '-2.5', '1,5', { number: '-1234.50' }]];
  const spanish = { separator: ';', decimalMark: ',' } as const;
  const lines = (await text(writeCsv(['a', 'b', 'c', 'd'], rows, spanish))).split('\r\n');
  expect(lines[1]).toBe(`"1.5; 2";'-2.5;1,5;-1234,50`);
});
