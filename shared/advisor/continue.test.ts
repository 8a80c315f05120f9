import { expect, it } from 'vitest';
import { vocabularyOf } from './lists/vocabulary.ts';
import { readQuestion } from './read-question.ts';
import type { Previous } from './types.ts';

it('a follow-up that names another period still compares it with the year before', () => {
  const year = (each: number) => ({ from: `${each}-01-01`, to: `${each}-12-31` });
  const previous: Previous = {
    intent: 'spend.compare',
    slots: { merchant: 'luz', period: year(2026), compareTo: year(2025) },
  };
  expect(readQuestion('what about 2023', vocabularyOf('en'), previous)).toMatchObject({
    slots: { merchant: 'luz', period: year(2023), compareTo: year(2022) },
  });
});
