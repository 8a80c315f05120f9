import { describe, expect, it } from 'vitest';
import { NO_TOTALS } from './decisions.ts';
import { toSentenceParts } from './sentence.ts';

describe('the sentence above a review', () => {
  it('counts the rows that are added, joined and left out', () => {
    const totals = { ...NO_TOTALS, added: 18, joined: 1, known: 3, leftOut: 1, transfers: 2, stayOut: 1 };
    expect(toSentenceParts(totals, 2)).toEqual([
      { result: 'added', count: 18 },
      { result: 'joined', count: 1 },
      { result: 'leftOut', count: 4 },
    ]);
  });

  it('is empty where all rows were imported before, unless some cannot be read', () => {
    expect(toSentenceParts({ ...NO_TOTALS, known: 2 }, 0)).toEqual([]);
    expect(toSentenceParts({ ...NO_TOTALS, known: 2 }, 2)).toEqual([{ result: 'added', count: 0 }]);
  });
});
