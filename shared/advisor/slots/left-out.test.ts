import { describe, expect, it } from 'vitest';
import { NO_WORDS } from './known-words.ts';
import { findSlots, prepare } from './find-slots.ts';
import { vocabularyOf } from '../lists/vocabulary.ts';
import type { Language } from '../types.ts';

function find(language: Language, question: string) {
  const vocabulary = vocabularyOf(language);
  return findSlots(prepare(question, vocabulary, NO_WORDS), vocabulary, NO_WORDS);
}

const leftOut = (language: Language, question: string): string[] =>
  [...find(language, question).leftOut].map((each) => each.phrase ?? '');

describe('a question excludes', () => {
  it.each([
    ['en', 'everything but rent in october', 'rent'],
    ['en', 'spending that is not rent', 'rent'],
    ['en', "spend on everything that isn't food", 'food'],
    ['en', 'no rent spending october', 'rent'],
    ['en', 'spend excl. rent last month', 'rent'],
    ['en', 'how much is not spent on rent', 'rent'],
    ['en', "how much didn't I spend on food", 'food'],
    ['en', 'non-food spending', 'food'],
    ['en', 'total less rent', 'rent'],
    ['en', 'rent aside, how much did I spend', 'rent'],
    ['en', 'food and rent aside, how much did I spend', 'food rent'],
    ['en', 'what did I spend if I leave the rent out', 'rent'],
    ['en', 'outside food, what did I spend', 'food'],
    ['en', 'spent besides rent', 'rent'],
    ['en', 'transport spend w/o taxi', 'taxi'],
    ['en', 'transport - taxi this year', 'taxi'],
    ['en', 'food but not coffee', 'coffee'],
    ['en', 'without food and rent', 'food rent'],
    ['es', 'si no cuento el alquiler cuánto gasté', 'alquiler'],
    ['es', 'cuánto gasté restando el alquiler', 'alquiler'],
    ['es', 'además del alquiler, cuánto gasté', 'alquiler'],
    ['es', 'gastos de octubre -alquiler', 'alquiler'],
    ['es', 'cuánto gasté fuera de comida', 'comida'],
    ['es', 'todo lo que no es comida', 'comida'],
    ['es', 'dejando fuera el alquiler, gasto de octubre', 'alquiler'],
    ['es', 'transporte s/ taxi', 'taxi'],
    ['es', 'ingresos que no sean nómina', 'nomina'],
    ['es', 'ingresos distintos de la nómina', 'nomina'],
    ['es', 'gastos de este mes menos los de salud', 'salud'],
    ['es', 'ni comida ni alquiler', 'comida alquiler'],
  ] as const)('%s %s: %s', (language, question, expected) => {
    expect(leftOut(language, question).join(' ')).toBe(expected);
  });

  it.each([
    ['en', 'less on food than last month'],
    ['en', 'did I spend less on taxis'],
    ['en', 'no idea how much I spent on taxis'],
    ['en', 'nothing but rent'],
    ['en', 'No, rent in october'],
    ['en', "isn't my rent going up"],
    ['en', 'food at home - last month'],
    ['en', 'how much did I set aside for rent'],
    ['es', 'gasté menos en comida'],
    ['es', 'no sé cuánto gasté en taxis'],
    ['es', 'no me ha llegado la nómina'],
    ['es', 'No, el alquiler'],
    ['es', 'comer fuera de casa'],
  ] as const)('%s %s: nothing', (language, question) => {
    expect(leftOut(language, question)).toEqual([]);
  });

  it.each([
    ['en', 'spending except in October', true],
    ['en', 'non-essential spending', true],
    ['es', 'gastos no esenciales de octubre', true],
    ['es', 'gastos de octubre', false],
    ['es', 'qué gastos no tienen categoría', false],
  ] as const)('%s %s: something that no filter can exclude: %s', (language, question, isDoubtful) => {
    expect(find(language, question).isDoubtful).toBe(isDoubtful);
  });
});

it.each([
  ['en', 'rent, electricity and gym in October', 'alquiler luz gimnasio'],
  ['en', 'netflix, spotify and uber', 'netflix spotify uber'],
  ['es', 'alquiler luz y gimnasio', 'alquiler luz gimnasio'],
  ['en', '7-Eleven this month', '7 eleven'],
] as const)('%s %s: names %s', (language, question, expected) => {
  const { merchants, counts } = find(language, question);
  expect(merchants.map(({ word }) => word).join(' ')).toBe(expected);
  expect(counts).toEqual([]);
});
