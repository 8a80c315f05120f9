import { describe, expect, it } from 'vitest';
import { SHOPS, SHOPS_AFTER_AT, SHOPS_OF_SEVERAL } from './lexicon/shops.ts';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';
import type { Language, Vocabulary } from './types.ts';

const strange = (language: Language): Vocabulary => ({ ...vocabularyOf(language), words: [] });
const inMay = {
  en: (shop: string) => `how much did I spend at ${shop} in May`,
  es: (shop: string) => `cuánto gasté en ${shop} en mayo`,
};
const MAY = { from: '2026-05-01', to: '2026-05-31' };
const several = `${SHOPS_OF_SEVERAL}|${SHOPS_AFTER_AT}`.split('|');

describe.each(['en', 'es'] as const)('a shop that nobody has, in %s', (language) => {
  const misread = (shops: readonly string[]) =>
    shops.filter((shop) => {
      const read = readQuestion(inMay[language](shop), strange(language));
      const isRight =
        read.kind === 'understood' &&
        read.intent === 'spend.total' &&
        read.unknownFilter === shop &&
        read.slots.merchant === shop &&
        read.slots.category === undefined &&
        read.slots.period?.from === MAY.from;
      return !isRight;
    });

  it('stays the filter of the question', () => {
    const shops = SHOPS.split(/\s+/);
    expect(shops.length).toBeGreaterThan(120);
    expect(misread(shops)).toEqual([]);
  });

  it('stays whole where its name is several words', () => {
    expect(misread(several)).toEqual([]);
  });
});

it.each(['target', 'shell', 'boots', 'gap', 'next', 'subway', 'apple', 'currys', 'the range'])(
  'reads the common word %s after at as a shop',
  (shop) => {
    const read = readQuestion(inMay.en(shop), strange('en'));
    expect(read).toMatchObject({ intent: 'spend.total', unknownFilter: shop.replace('the ', '') });
  },
);

it.each([
  ['cuánto gasté en el chino', 'chino'],
  ['cuánto gasté en el Éxito', 'exito'],
  ['cuánto gasté en comidalia', 'comidalia'],
  ['cuánto gasté en Supercor', 'supercor'],
])('%s: what follows en may be a shop that is named after what it sells', (question, filter) => {
  expect(readQuestion(question, strange('es'))).toMatchObject({ unknownFilter: filter });
});

it.each([
  ['how much did I spend on fod', 'en', { category: 'food' }],
  ['cuánto gasté en comdia', 'es', { category: 'food' }],
  ['what did I spend in novmber', 'en', { period: { from: '2026-11-01', to: '2026-11-30' } }],
  ['cuánto gasté en otubre', 'es', { period: { from: '2026-10-01', to: '2026-10-31' } }],
] as const)('%s: a slip of what limits a question is still mended', (question, language, slots) => {
  expect(readQuestion(question, strange(language))).toMatchObject({ intent: 'spend.total', slots });
});

it('is searched for with the sign, too', () => {
  expect(readQuestion('how much at M&S in May', strange('en'))).toMatchObject({
    slots: { merchant: 'm and s' },
    merchantWords: ['m and s', 'm&s', 'm & s', 'mands'],
    merchantSaid: 'M&S',
  });
});
