import { expect, it } from 'vitest';
import { findSlots, prepare } from './slots/find-slots.ts';
import { NO_WORDS } from './slots/known-words.ts';
import { vocabularyOf } from './lists/vocabulary.ts';
import { merchantName, merchantAsTyped } from './merchant-name.ts';
import { joinNames } from './lexicon/shops.ts';

it.each([
  ['en', 'how much is my rent this year', 'alquiler', 'rent'],
  ['en', 'how much did I pay my landlord in May', 'alquiler', 'rent'],
  ['en', 'petrol last month', 'gasolina', 'petrol'],
  ['en', 'how much for electricity in October', 'luz', 'electricity'],
  ['en', 'how much at the pharmacy in October', 'farmacia', 'pharmacy'],
  ['en', 'how much did I spend on shoes', 'zapatos', 'shoes'],
  ['en', 'how much did I spend on sneakers', 'zapatos', 'shoes'],
  ['en', 'how much at the petrol station', 'gasolina', 'petrol'],
  ['en', 'is my Car Insurance due', 'seguro coche', 'Car Insurance'],
  ['es', 'cuánto gasté en café este mes', 'coffee', 'café'],
  ['es', 'cuánto gasté en la peluquería', 'peluqueria', 'peluquería'],
  ['es', 'cuánto me costó el dentista', 'dentist', 'dentista'],
  ['es', 'cuánto gasté en gimasio', 'gimnasio', 'gimnasio'],
  ['es', 'cuánto gasté en nafta', 'gasolina', 'nafta'],
  ['es', 'cuánto gasté en el Corte Inglés, en mayo', 'corte ingles', 'Corte Inglés'],
  ['en', 'how much at M&S this year', 'm and s', 'M&S'],
  ['es', 'cuánto gasté en Farolerías en mayo', 'faroleria', 'Farolerías'],
  ['es', 'cuánto gasté en farol en mayo', 'faroleria', 'faroleria'],
  ['es', 'el bizum de María', 'bizum maria', 'bizum de María'],
] as const)('in %s, the merchant of %s is %s, and is called %s', (language, question, merchant, name) => {
  const vocabulary = vocabularyOf(language, ['faroleria', 'bizum', 'maria']);
  const { merchants } = findSlots(prepare(question, vocabulary, NO_WORDS), vocabulary, NO_WORDS);
  expect(merchants.map(({ word }) => word)).toContain(merchant);
  expect(merchantAsTyped(question, merchant, language, merchants)).toBe(name);
});

it('calls a merchant as it was typed if no description contains it', () => {
  expect(merchantAsTyped("how much at McDonald's this year", 'mcdonalds', 'en', [])).toBe("McDonald's");
});

it('calls a thing by its name in the language if the question does not name it', () => {
  expect(merchantAsTyped('and in May?', 'gasolina', 'en', [])).toBe('fuel');
  expect(merchantAsTyped('¿y en mayo?', 'gasolina', 'es', [])).toBe('gasolina');
});

it('every thing has a name in both languages, and a shop has none', () => {
  expect([merchantName('coffee', 'es'), merchantName('coffee', 'en')]).toEqual(['café', 'coffee']);
  expect(merchantName('mercadona', 'en')).toBe('mercadona');
});

it('common words name a shop only after a word such as “at”', () => {
  expect(joinNames('my best buy at best buy or big bazaar')).toBe('my best buy at bestbuy or bigbazaar');
});
