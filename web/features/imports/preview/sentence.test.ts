import { describe, expect, it } from 'vitest';
import type { PreviewTotals } from './decisions.ts';
import { sentenceOf } from './sentence.ts';

const none: PreviewTotals = {
  added: 0,
  joined: 0,
  leftOut: 0,
  transfers: 0,
  known: 0,
  stayOut: 0,
  inMinor: 0,
  outMinor: 0,
  period: undefined,
};

describe('the sentence above a review', () => {
  it('says what becomes of each row', () => {
    const totals = { ...none, added: 18, joined: 1, known: 3, leftOut: 1, transfers: 2, stayOut: 1 };
    expect(sentenceOf(totals, 2)).toEqual([
      { what: 'will', count: 18 },
      { what: 'joined', count: 1 },
      { what: 'known', count: 3 },
      { what: 'leftOut', count: 4 },
      { what: 'lost', count: 2 },
    ]);
  });

  it('is not that everything is there while rows cannot be read', () => {
    expect(sentenceOf({ ...none, known: 2 }, 0)).toEqual([]);
    expect(sentenceOf({ ...none, known: 2 }, 2)).toEqual([
      { what: 'will', count: 0 },
      { what: 'known', count: 2 },
      { what: 'lost', count: 2 },
    ]);
  });
});
