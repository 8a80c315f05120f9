import { expect, it } from 'vitest';
import { mergeComing, type Placed } from './merge-coming.ts';

const planned = (day: string, key = 'rent'): Placed => ({ key, source: 'planned', day });
const recorded = (day: string, key = 'pay'): Placed => ({ key, source: 'recorded', day });
const recognised = (day: string, key = 'gym'): Placed => ({ key, source: 'recognised', day });

it.each<[string, Placed[], number | undefined, string[]]>([
  ['nothing', [], undefined, []],
  [
    'the next day first, whatever its source is',
    [planned('2026-12-03'), recorded('2026-12-02'), recognised('2026-12-01')],
    undefined,
    ['01 gym', '02 pay', '03 rent'],
  ],
  [
    'of one day what is planned, then what is recorded, then what was recognised, by their keys',
    [
      recognised('2026-12-01'),
      recorded('2026-12-01', 'b'),
      recorded('2026-12-01', 'a'),
      planned('2026-12-01'),
    ],
    undefined,
    ['01 rent', '01 a', '01 b', '01 gym'],
  ],
  [
    'each payment of a source once, and those of other sources with the same key',
    [planned('2026-12-01', 'x'), planned('2026-12-01', 'x'), recorded('2026-12-01', 'x')],
    undefined,
    ['01 x', '01 x'],
  ],
  [
    'no more than are wanted, the next ones',
    [planned('2026-12-31'), recorded('2026-12-05'), recognised('2026-12-06')],
    2,
    ['05 pay', '06 gym'],
  ],
  ['all if there are fewer', [planned('2026-12-31')], 2, ['31 rent']],
])('lists %s', (_, payments, most, expected) => {
  expect(mergeComing(payments, most).map(({ day, key }) => `${day.slice(8)} ${key}`)).toEqual(expected);
});
