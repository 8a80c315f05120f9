import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { isMistakable, mendSlip } from './slips.ts';
import { vocabularyOf } from './testing/questions.ts';
import type { Language, Vocabulary } from './types.ts';

/** Somebody who has none of the words in a description. */
const strange = (language: Language): Vocabulary => ({ ...vocabularyOf(language), words: [] });

describe('a real word is no slip of another', () => {
  it.each(['heating', 'meat', 'bags', 'pills', 'Ford', 'oats'])('%s is looked for', (word) => {
    const read = readQuestion(`how much did I spend on ${word} in May`, strange('en'));
    expect(read).toMatchObject({ intent: 'spend.total', unknownFilter: word.toLowerCase() });
  });

  it.each(['gatos', 'medias', 'pesca', 'guitarra', 'parada', 'cerezas'])(
    '%s is looked for in Spanish, too',
    (word) => {
      const read = readQuestion(`cuánto gasté en ${word} en mayo`, strange('es'));
      expect(read).toMatchObject({ intent: 'spend.total', unknownFilter: word });
    },
  );

  it('the form of a verb is no slip of a noun', () => {
    expect(mendSlip('haciendo', 'es', false)).toBeUndefined();
  });

  it('nor anywhere else in a question', () => {
    const words = { en: 'meat bags heating ford farm drinkers', es: 'gatos medias autos viviendo pesca' };
    const mistaken = (['en', 'es'] as const).flatMap((language) =>
      words[language].split(' ').filter((word) => isMistakable(word, language)),
    );
    expect(mistaken).toEqual([]);
  });
});

it.each([
  ['cuantas beses fui al gimnasio', { intent: 'records.count' }],
  ['tasa de aorro de agosto', { intent: 'savings.rate' }],
])('%s: what sounds like a word is that word', (question, expected) => {
  expect(readQuestion(question, vocabularyOf('es'))).toMatchObject(expected);
});
