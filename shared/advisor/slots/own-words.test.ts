import { describe, expect, it } from 'vitest';
import { maskCategories } from './categories.ts';
import { merchantAsTyped } from '../merchant-name.ts';
import { maskMerchants, findMerchantWords } from './merchants.ts';
import { extractNarrowed } from './narrowed.ts';
import { vocabularyOf } from '../lists/vocabulary.ts';
import { mendOwnSlip } from './own-words.ts';
import { toWords } from './text.ts';
import type { Language } from '../types.ts';

/** Words that a reader knows as words of questions. */
const LEARNED = new Set(
  'how much did i spend on the times went cuanto gaste en el la de paga extra navidad christmas'.split(' '),
);

const findSubjects = (language: Language, question: string, own: string) => {
  const vocabulary = { ...vocabularyOf(language), words: own === '' ? [] : own.split(' ') };
  const narrowed = extractNarrowed(toWords(question), language);
  const { text, found: categories } = maskCategories(narrowed.text, vocabulary, language);
  const isLearned = (word: string) => LEARNED.has(word);
  const { text: rest, found } = maskMerchants(text, vocabulary, language, {
    isOther: isLearned,
    before: narrowed.found,
  });
  return {
    categories: categories.map(({ id }) => id),
    merchants: found
      .filter((_, at) => rest.split(' ').includes(`M${at}`))
      .map(({ word }) => ({ word, typed: merchantAsTyped(question, word, language, found) })),
  };
};

describe('a word of the descriptions', () => {
  it.each([
    ['es', '¿cuántas veces fui al cine?', 'cine renoir', 'cine', 'cine'],
    ['es', 'cuánto gasté en cines', 'cine', 'cine', 'cines'],
    ['en', 'how many times I went cinema', 'cinema', 'cine', 'cinema'],
    ['en', 'times I went cinema', 'cine renoir', 'cine', 'cinema'],
    ['es', 'cuánto gasté en restaurantes', 'restaurante pepe', 'restaurante', 'restaurantes'],
    ['en', 'how much did I spend on the bus', 'buses', 'buses', 'bus'],
    ['en', 'how many concerts', 'concierto', 'concierto', 'concerts'],
    ['en', 'how much did I spend on gifts', 'regalo', 'regalo', 'gifts'],
    ['es', 'regalos del año', 'birthday gift', 'regalo', 'regalos'],
    ['es', 'cuánto en regalos navidad', 'regalo regalos navidad', 'regalo navidad', 'regalos navidad'],
    ['es', 'cuánto fue la paga extra', 'paga extra', 'paga extra', 'paga extra'],
    ['es', 'cuánto gasté en regalos de Navidad', 'regalos navidad', 'regalos navidad', 'regalos de Navidad'],
    ['en', 'how much did I spend on Christmas gifts', 'gift christmas', 'christmas gift', 'Christmas gifts'],
    ['es', 'cuánto gasté en el bizum de María', 'bizum maria', 'bizum maria', 'bizum de María'],
    ['en', 'how much at the board game café', 'board game cafe', 'board game', 'board game'],
  ] as const)('%s %s: wins over the category that it belongs to', (language, question, own, word, typed) => {
    expect(findSubjects(language, question, own)).toEqual({ categories: [], merchants: [{ word, typed }] });
  });

  it.each([
    ['es', '¿cuántas veces fui al cine?', 'renoir', 'entertainment'],
    ['en', 'times I went cinema', '', 'entertainment'],
    ['es', 'cuánto gasté en comida', 'comida', 'food'],
    ['es', 'cuánto gasté en transporte', 'transporte escolar', 'transport'],
    ['en', 'how much did I spend on food', 'food', 'food'],
    ['es', 'cuánto fue la paga extra', 'paga', 'salary'],
    ['es', 'cuándo llega la nómina', 'nomina', 'salary'],
    ['es', 'cuánto me dieron en regalos de Navidad', 'regalos', 'gift'],
    ['es', 'cuánto gasté en el mercado', 'mercado libre', 'food'],
    ['en', 'how much on groceries', 'weekly groceries', 'food'],
    ['es', 'cuánto en el súper', 'weekly groceries', 'food'],
    ['en', 'how much did I receive in gifts', 'gift', 'gift'],
  ] as const)(
    '%s %s: with %s in descriptions, the category is found',
    (language, question, own, category) => {
      expect(findSubjects(language, question, own)).toEqual({ categories: [category], merchants: [] });
    },
  );

  it('does not win over a category that the user made', () => {
    const vocabulary = vocabularyOf('es', ['cine']);
    const category = { id: 'own:1', type: 'expense', name: 'Cine', isOwn: true } as const;
    const { found } = maskCategories('cuanto gaste en cine', { ...vocabulary, categories: [category] }, 'es');
    expect(found).toEqual([{ id: 'own:1', type: 'expense', phrase: 'cine' }]);
  });

  it('is searched with the links that descriptions may have around it', () => {
    expect(findMerchantWords('regalo navidad')).toEqual(
      expect.arrayContaining(['regalo navidad', 'regalos navidad', 'regalos de navidad']),
    );
    expect(findMerchantWords('renoir')).toEqual(['renoir']);
  });

  it('does not join a word with another meaning', () => {
    expect(findSubjects('es', 'cuánto gasté en comida de mercadona', 'comida mercadona')).toEqual({
      categories: ['food'],
      merchants: [{ word: 'mercadona', typed: 'mercadona' }],
    });
    expect(findSubjects('en', 'how much on uber and amazon', 'uber amazon').merchants).toHaveLength(2);
  });
});

it('a word may be a slip of one of the 2,000 most frequent words', () => {
  const others = Array.from({ length: 2_000 }, (_, at) => `another${at}`);
  expect(mendOwnSlip('mercadoba', ['mercadona', ...others])).toBe('mercadona');
  expect(mendOwnSlip('mercadoba', [...others, 'mercadona'])).toBe(undefined);
});
