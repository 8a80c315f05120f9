import { describe, expect, it } from 'vitest';
import { SERVER_TEXTS } from './i18n/server-texts.ts';
import { MAX_DESCRIPTION_LENGTH } from './limits.ts';
import {
  hasWordStart,
  matchesTerms,
  toSearchTerms,
  toTextSearch,
  toWholeWord,
  toSearchedWord,
} from './transaction-search.ts';

const { en, es } = SERVER_TEXTS;
const terms = (typed: string, { decimals = 2, categoryNames = en.categories, accountNames = {} } = {}) =>
  toSearchTerms(typed, { decimals, categoryNames, accountNames });

describe('a search by amount', () => {
  it.each([
    ['42', [{ min: 4200, max: 4299 }]],
    ['42.1', [{ min: 4210, max: 4219 }]],
    ['42.18', [{ min: 4218, max: 4218 }]],
    ['42,18', [{ min: 4218, max: 4218 }]],
    ['€42.18', [{ min: 4218, max: 4218 }]],
    ['−42,18 €', [{ min: 4218, max: 4218 }]],
    ['1,234.50', [{ min: 123_450, max: 123_450 }]],
    ['1.234,5', [{ min: 123_450, max: 123_459 }]],
    ['1 234,50', [{ min: 123_450, max: 123_450 }]],
    ['1.234.567', [{ min: 123_456_700, max: 123_456_799 }]],
    ['1.234', [{ min: 123_400, max: 123_499 }]],
    ['42.185', [{ min: 4_218_500, max: 4_218_599 }]],
    ['42.', [{ min: 4200, max: 4299 }]],
  ])('reads %s', (typed, amounts) => {
    expect(terms(typed).amounts).toEqual(amounts);
  });

  it('reads a group of three digits both ways in a currency with three decimals', () => {
    expect(terms('1.234', { decimals: 3 }).amounts).toEqual([
      { min: 1_234_000, max: 1_234_999 },
      { min: 1234, max: 1234 },
    ]);
  });

  it('reads whole units in a currency without decimals', () => {
    expect(terms('1500', { decimals: 0 }).amounts).toEqual([{ min: 1500, max: 1500 }]);
  });

  it.each(['coffee', '12 coffees', '1.2.3', '1,23,4', '1234567890123', '.5', '%', ''])(
    'finds no amount in %s',
    (typed) => {
      expect(terms(typed).amounts).toEqual([]);
    },
  );
});

describe('a search by category', () => {
  it('finds the start of any word of the name in the language, without accents', () => {
    expect(terms('foo').categories).toEqual(['food']);
    expect(terms('INCOME').categories).toEqual(['other income']);
    expect(terms('inversion', { categoryNames: es.categories }).categories).toEqual(['investment']);
    expect(terms('ood').categories).toEqual([]);
  });
});

it('finds a transaction by a text, a tag, its category, its account or its amount', () => {
  const lunch = {
    texts: ['Menú del día', 'Con Íñigo,\nen la plaza', 'Oficina', 'viaje 2026'],
    category: 'food',
    account: 'a1',
    amountMinor: 1450,
  } as const;
  const find = (typed: string) =>
    matchesTerms(terms(typed, { accountNames: { a1: 'La Visa', a2: 'Efectivo' } }), lunch);
  for (const typed of ['menu', 'inigo', 'PLAZA', 'ofi', '2026', 'food', 'visa', '14.50', '14'])
    expect(find(typed)).toBe(true);
  for (const typed of ['dinner', 'diacon', 'oficinaviaje', 'health', 'efectivo', '14.51', '145'])
    expect(find(typed)).toBe(false);
});

it.each([
  'Bonus >100',
  '10-20',
  '42',
  'Food',
  'the "big" one',
  '"',
  '“x” <5',
  'x'.repeat(MAX_DESCRIPTION_LENGTH),
])('finds only the description %s, even if it reads like an amount', (description) => {
  const search = toTextSearch(description);
  expect(search.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
  const read = terms(search);
  expect(read).toMatchObject({ categories: [], amounts: [], within: undefined });
  const other = { category: 'food', amountMinor: 4200 };
  expect(matchesTerms(read, { ...other, texts: [description] })).toBe(true);
  expect(matchesTerms(read, { ...other, texts: ['Lunch'] })).toBe(false);
});

describe('a search for a word', () => {
  it.each([
    ['rent', 'rental car', true],
    ['gas', 'gastos', false],
    ['gas', 'british gas', true],
    ['"rent"', 'rental car', false],
    ['"rent"', 'flat*rent', true],
    ['"book"', 'books', true],
    ['"hotel"', 'hoteles', true],
    ['"barber"', "the barber's", true],
    ['"pharmacy"', 'pharmacies', true],
    ['"day"', 'dayies', false],
    ['"board game"', 'board games', true],
    ['"board game"', 'game board', false],
    ['"gas" -"gas station"', 'gas natural', true],
    ['"gas" -"gas station"', 'gas stations', false],
    ['"gas" -"gas station" -"gas man"', 'the gas man', false],
    ['"', 'rent', false],
    ['"-"', 'an s es', false],
    ['"mcdonalds"', "mcdonald's", true],
    ['"dominos"', 'domino’s pizza', true],
    ['"levi\'s"', 'levis', true],
    ['lore', "l'oreal", true],
    ['"m&s"', 'the m & s foodhall', true],
    ['"dr martens"', 'dr. martens', true],
    ['"sushi kaito"', 'sushi "kaito"', true],
  ])('%s in "%s": %s', (search, text, isFound) => {
    expect(hasWordStart(text, search)).toBe(isFound);
  });

  it('writes a whole word in quotes, and excluded phrases after it', () => {
    expect(toWholeWord('gas')).toBe('"gas"');
    const search = toWholeWord('a "b', ['a "b c']);
    expect(search).toBe('"a  b" -"a  b c"');
    expect(toSearchedWord('"gas" -"gas station"')).toBe('gas');
    expect(toSearchedWord('gas')).toBe('gas');
  });
});
