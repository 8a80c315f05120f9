import { describe, expect, it } from 'vitest';
import { NO_TOTALS } from './decisions.ts';
import { sentenceOf } from './sentence.ts';

describe('the sentence above a review', () => {
  it('says what becomes of each row', () => {
    const totals = { ...NO_TOTALS, added: 18, joined: 1, known: 3, leftOut: 1, transfers: 2, stayOut: 1 };
    expect(sentenceOf(totals, 2)).toEqual([
      { what: 'will', count: 18 },
      { what: 'joined', count: 1 },
      { what: 'known', count: 3 },
      { what: 'leftOut', count: 4 },
      { what: 'lost', count: 2 },
    ]);
  });

  it('is not that everything is there while rows cannot be read', () => {
    expect(sentenceOf({ ...NO_TOTALS, known: 2 }, 0)).toEqual([]);
    expect(sentenceOf({ ...NO_TOTALS, known: 2 }, 2)).toEqual([
      { what: 'will', count: 0 },
      { what: 'known', count: 2 },
      { what: 'lost', count: 2 },
    ]);
  });
});
