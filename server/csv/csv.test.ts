import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it('a long file leaves turns of the event loop to other requests while it is written', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [`Merchant ${at}`, { number: '1.50' }]);
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const csv = await text(writeCsv(['name', 'amount'], rows));
  clearImmediate(next);
  expect(csv.split('\r\n')).toHaveLength(5_002);
  expect(turns).toBeGreaterThan(40);
});
