import { expect, it } from 'vitest';
import { merchantName } from './merchant-said.ts';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';
import type { Previous } from './types.ts';

const saidIn = (language: 'en' | 'es', question: string, previous?: Previous) => {
  const read = readQuestion(question, vocabularyOf(language), previous);
  return read.kind === 'understood' ? (read.merchantSaid ?? read.slots.merchant) : undefined;
};

it.each([
  ['en', 'how much is my rent this year', 'rent'],
  ['en', 'how much did I pay my landlord in May', 'rent'],
  ['en', 'petrol last month', 'petrol'],
  ['en', 'how much for electricity in October', 'electricity'],
  ['en', 'how much at the pharmacy in October', 'pharmacy'],
  ['en', 'how much did I spend on shoes', 'shoes'],
  ['en', 'how much did I spend on sneakers', 'shoes'],
  ['en', 'how much at the petrol station', 'petrol'],
  ['es', 'cuánto gasté en café este mes', 'café'],
  ['es', 'cuánto gasté en la peluquería', 'peluquería'],
  ['es', 'cuánto me costó el dentista', 'dentista'],
  ['es', 'cuánto gasté en gimasio', 'gimnasio'],
  ['es', 'cuánto gasté en nafta', 'nafta'],
  ['es', 'cuánto gasté en el Corte Inglés, en mayo', 'Corte Inglés'],
  ['en', "how much at McDonald's this year", "McDonald's"],
  ['es', 'cuánto gasté en Farolería en mayo', 'Farolería'],
] as const)('%s %s: calls it %s', (language, question, expected) => {
  expect(saidIn(language, question)).toBe(expected);
});

it('is called by its name in the language where a question goes on', () => {
  const last: Previous = { intent: 'spend.total', slots: { merchant: 'gasolina' } };
  expect(saidIn('en', 'and in May?', last)).toBe('fuel');
  expect(saidIn('es', '¿y en mayo?', last)).toBe('gasolina');
});

it('has a name for every thing in both languages, and none for a shop', () => {
  expect([merchantName('coffee', 'es'), merchantName('coffee', 'en')]).toEqual(['café', 'coffee']);
  expect(merchantName('mercadona', 'en')).toBe('mercadona');
});
