import { describe, expect, it } from 'vitest';
import type { Forecast } from '../contract/forecast.ts';
import { errorNote, errorWords } from './error-words.ts';

const side = (off: number | null, naiveOff: number | null) => ({
  off,
  naiveOff,
  relative: null,
  naive: null,
  covered: 10,
});
const error: Forecast['error'] = {
  months: 12,
  expenses: side(64, 220),
  income: side(100, 80),
  balance: side(500, 710),
};
const amount = (each: number) => `€${Math.round(each)}`;
const words = {
  amount,
  count: String,
  nameOf: (name: string) => name,
  list: (names: readonly string[]) => names.join(' & '),
  say: (key: string, values: Record<string, string>) => [key, ...Object.values(values)].join(' '),
};

describe('the sentence about the error of a side', () => {
  it('has its error and the months inside the range', () => {
    expect(errorWords(error, 'expenses', words)).toEqual({
      key: 'own',
      values: { number: '12', off: '€64', covered: '10' },
    });
  });

  it('says so if nothing was measured', () => {
    expect(errorWords({ ...error, income: side(null, null) }, 'income', words).key).toBe('none');
    expect(errorWords({ ...error, months: 0 }, 'expenses', words).key).toBe('none');
  });
});

describe('the note about the errors of all sides', () => {
  it('compares one side with the simple guess, also if that was better', () => {
    expect(errorNote(error, ['expenses'], words)).toEqual(['meaning 12', 'naiveMore €220']);
    expect(errorNote(error, ['income'], words)).toEqual(['meaning 12', 'naiveLess €80']);
    const same = { ...error, income: side(80.1, 79.9) };
    expect(errorNote(same, ['income'], words)).toEqual(['meaning 12', 'naiveSame €80']);
  });

  it('compares several sides by whether the simple guess was better', () => {
    expect(errorNote(error, ['expenses', 'income', 'balance'], words)).toEqual([
      'meaning 12',
      'naiveSeveral ofMore expenses (€220) & balance (€710); ofLess income (€80)',
    ]);
  });

  it('leaves out sides that were not measured', () => {
    const some = { ...error, income: side(null, null), balance: side(500, null) };
    expect(errorNote(some, ['income'], words)).toEqual([]);
    expect(errorNote(some, ['balance'], words)).toEqual(['meaning 12']);
    expect(errorNote(some, ['expenses', 'income', 'balance'], words)).toEqual([
      'meaning 12',
      'naiveSeveral ofMore expenses (€220)',
    ]);
    expect(errorNote({ ...error, months: 0 }, ['expenses'], words)).toEqual([]);
  });
});
