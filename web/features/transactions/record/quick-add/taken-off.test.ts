import { expect, it } from 'vitest';
import { readLine as readWith } from '#shared/quick-add/read-line.ts';
import type { Writer } from '#shared/quick-add/types.ts';
import { readWithout, toReadWords, type ReadLine, type ReadWords } from './taken-off.ts';

const CATEGORIES = [{ id: 'food', name: 'Food', type: 'expense' }] as const;
const WRITER: Writer = {
  locale: 'en-GB',
  today: '2026-11-23',
  currency: 'EUR',
  categories: CATEGORIES,
  accounts: [{ id: 'c', name: 'Cash', accountEnd: null }],
};
const readLine: ReadLine = (line, ignored) => readWith(line, WRITER, ignored);
const BAR = 'cena bar hoy 20 el 15 @food #ana cada mes pagado';

it('lists the parts of a reading with their words, without the amount', () => {
  expect(toReadWords(BAR, readLine(BAR))).toEqual([
    { what: 'day', words: 'el 15' },
    { what: 'category', words: '@food' },
    { what: 'tag', words: '#ana' },
    { what: 'repeat', words: 'cada mes' },
    { what: 'type', words: 'pagado' },
  ]);
});

it.each<[what: string, line: string, takenOff: ReadWords, wanted: object]>([
  ['a day', 'bar hoy 5', { what: 'day', words: 'hoy' }, { description: 'bar hoy', amountMinor: 500 }],
  [
    'a day, whose number is then no amount',
    'luz 54 el 15',
    { what: 'day', words: 'el 15' },
    { description: 'luz el 15', amountMinor: 5400, day: '2026-11-23' },
  ],
  [
    'a type, whose sign stays a sign',
    '+20 ana',
    { what: 'type', words: '+' },
    { description: '+ ana', amountMinor: 2000, kind: 'expense' },
  ],
  ['a verb', 'paid 9 taxi', { what: 'type', words: 'paid' }, { description: 'paid taxi', kind: 'expense' }],
  ['a tag', 'tea 2 #a1 #b1', { what: 'tag', words: '#a1' }, { description: 'tea #a1', tags: ['b1'] }],
  [
    'a category, which stays in the description',
    'tea 2 @food',
    { what: 'category', words: '@food' },
    { description: 'tea @food', unknown: [] },
  ],
  [
    'an account',
    'tea 2 from cash',
    { what: 'account', words: 'from cash' },
    { description: 'tea from cash', account: null },
  ],
  [
    'a day, whose number is the only one and becomes the amount',
    'rent on june 20',
    { what: 'day', words: 'on june 20' },
    { description: 'rent on june', amountMinor: 2000 },
  ],
  [
    'a repetition that touches the amount',
    'gym 30/month',
    { what: 'repeat', words: '/month' },
    { amountMinor: 3000 },
  ],
  ['a repetition', 'rent 9 monthly', { what: 'repeat', words: 'monthly' }, { description: 'rent monthly' }],
])('leaves in the description the words of %s', (_, line, takenOff, wanted) => {
  const { reading, remaining } = readWithout(readLine, line, [takenOff]);
  expect(reading).toMatchObject(wanted);
  expect([reading.categoryId, reading.mentionedId]).toEqual([undefined, undefined]);
  expect(reading.repeat).toBeUndefined();
  expect(remaining).toEqual([takenOff]);
});

it('keeps a part as words while its words stay in the line', () => {
  const off: ReadWords[] = [{ what: 'day', words: 'hoy' }];
  expect(readWithout(readLine, 'gran bar hoy 5 #ana', off).reading.description).toBe('gran bar hoy');
  const changed = readWithout(readLine, 'bar ayer 5', off);
  expect([changed.remaining, changed.reading.day]).toEqual([[], '2026-11-22']);
});

it('reads the line again after each part that becomes words, such as another day', () => {
  const off: ReadWords[] = [{ what: 'day', words: 'ayer' }];
  expect(readWithout(readLine, 'bar mañana 5 ayer', off).reading.day).toBe('2026-11-24');
  off.push({ what: 'day', words: 'mañana' });
  const { reading } = readWithout(readLine, 'bar mañana 5 ayer', off);
  expect(reading).toMatchObject({ day: '2026-11-23', description: 'bar mañana ayer' });
});
