import { expect, it } from 'vitest';
import { SHOPS, SHOPS_AFTER_AT, MULTI_WORD_SHOPS } from './lexicon/shops.ts';
import { vocabularyOf } from './lists/vocabulary.ts';
import { readQuestion } from './read-question.ts';
import type { Language, Vocabulary } from './types.ts';

it.each(['en', 'es'] as const)('a shop that no description contains is not dropped, in %s', (language) => {
  const vocabulary: Vocabulary = { ...vocabularyOf(language), words: [] };
  const common = language === 'en' ? 'target shell boots gap next subway apple' : 'bodega rodilla';
  const shops = [...`${SHOPS} ${common}`.split(/\s+/), ...`${MULTI_WORD_SHOPS}|${SHOPS_AFTER_AT}`.split('|')];
  const readings = shops.map((shop) => {
    const question = { en: `how much did I spend at ${shop} in May`, es: `cuánto gasté en ${shop} en mayo` };
    return { shop, reading: readQuestion(question[language], vocabulary) };
  });
  const dropped = readings.filter(
    ({ shop, reading }) => reading.kind === 'understood' && reading.unknownFilter !== shop,
  );
  expect(dropped.map(({ shop }) => shop)).toEqual([]);
  expect(readings.filter(({ reading }) => reading.kind === 'unsure').length).toBeLessThan(shops.length / 10);
});

it.each<[Language, string, object, string[]?]>([
  ['en', 'how much at M&S in May', { unknownFilter: 'm and s', merchantAsTyped: 'M&S' }],
  ['es', 'cuánto gasté en el Corte Inglés, en mayo', { merchantAsTyped: 'Corte Inglés' }],
  ['es', 'cuánto gasté en tornillos este mes', { unknownFilter: 'tornillos' }],
  [
    'en',
    'how much did I pay for rent',
    { merchantAsTyped: 'rent', merchantWords: expect.arrayContaining(['alquiler']) },
  ],
  ['en', 'how much did I spend on sneakers', { merchantAsTyped: 'shoes' }],
  ['es', 'cuánto pagué este año de predial', { merchantWords: expect.not.arrayContaining(['tax']) }],
  ['en', 'how much is my car insurance', { unknownFilter: 'seguro coche' }, ['seguro', 'hogar']],
  [
    'en',
    'how much is my car insurance',
    {
      merchantAsTyped: 'car insurance',
      merchantWords: expect.arrayContaining(['seguro del coche', 'car insurance']),
    },
    ['seguro', 'coche'],
  ],
  ['en', 'how much did I spend on groceries', { categoryWord: 'groceries', slots: { category: 'food' } }],
])('in %s, %s names the words that stand for its subject', (language, question, expected, words) => {
  expect(readQuestion(question, vocabularyOf(language, words))).toMatchObject({
    kind: 'understood',
    ...expected,
  });
});

it.each<[Language, string, string[] | undefined, string]>([
  ['en', 'how much did I spend on food', undefined, 'categoryWord'],
  ['en', 'how much did I spend at mercadona', undefined, 'merchantAsTyped'],
  ['en', 'how much is my car insurance', ['seguro', 'coche'], 'unknownFilter'],
])('%s %s (%j): has no %s', (language, question, words, field) => {
  const reading = readQuestion(question, vocabularyOf(language, words));
  expect(reading).toMatchObject({ kind: 'understood' });
  expect(reading).not.toHaveProperty(field);
});
