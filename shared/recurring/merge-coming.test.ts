import { expect, it } from 'vitest';
import { mergeComing, type ComingItem } from './merge-coming.ts';

const planned = (day: string, key = 'rent'): ComingItem => ({ key, source: 'planned', day });
const recorded = (day: string, key = 'pay'): ComingItem => ({ key, source: 'recorded', day });
const recognised = (day: string, key = 'gym'): ComingItem => ({ key, source: 'recognised', day });

it.each<[string, ComingItem[], number | undefined, string[]]>([
  ['nothing', [], undefined, []],
  [
    'the next payment first, from any source',
    [planned('2026-12-03'), recorded('2026-12-02'), recognised('2026-12-01')],
    undefined,
    ['01 gym', '02 pay', '03 rent'],
  ],
  [
    'on one day planned payments first, then recorded, then recognised ones, by their keys',
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
    'each key once per source',
    [planned('2026-12-01', 'x'), planned('2026-12-01', 'x'), recorded('2026-12-01', 'x')],
    undefined,
    ['01 x', '01 x'],
  ],
  [
    'only the next ones, as many as are asked for',
    [planned('2026-12-31'), recorded('2026-12-05'), recognised('2026-12-06')],
    2,
    ['05 pay', '06 gym'],
  ],
  ['all if there are fewer', [planned('2026-12-31')], 2, ['31 rent']],
])('lists %s', (_, payments, most, expected) => {
  expect(mergeComing(payments, most).map(({ day, key }) => `${day.slice(8)} ${key}`)).toEqual(expected);
});
