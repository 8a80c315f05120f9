import { describe, expect, it } from 'vitest';
import type { Forecast } from '../contract/forecast.ts';
import { errorNote, errorWords } from './error-words.ts';

const side = (relative: number | null, naive: number | null) => ({ relative, naive, covered: 10 });
const error: Forecast['error'] = {
  months: 12,
  expenses: side(0.064, 0.22),
  income: side(0.1, 0.08),
  balance: side(0.5, 0.71),
};
const percent = (ratio: number) => `${Math.round(100 * ratio)} %`;
const words = {
  percent,
  count: String,
  nameOf: (name: string) => name,
  list: (names: readonly string[]) => names.join(' & '),
  say: (key: string, values: Record<string, string>) => [key, ...Object.values(values)].join(' '),
};

describe('the sentence of a side', () => {
  it('has its error and the months inside the range', () => {
    expect(errorWords(error, 'expenses', words)).toEqual({
      key: 'own',
      values: { number: '12', relative: '6 %', covered: '10' },
    });
  });

  it('says that nothing was measured', () => {
    expect(errorWords({ ...error, income: side(null, null) }, 'income', words).key).toBe('none');
    expect(errorWords({ ...error, months: 0 }, 'expenses', words).key).toBe('none');
  });
});

describe('what is said once', () => {
  it('compares one side with the simple guess, also where that was better', () => {
    expect(errorNote(error, ['expenses'], words)).toEqual(['meaning 12', 'naiveMore 22 %']);
    expect(errorNote(error, ['income'], words)).toEqual(['meaning 12', 'naiveLess 8 %']);
    const same = { ...error, income: side(0.0801, 0.0799) };
    expect(errorNote(same, ['income'], words)).toEqual(['meaning 12', 'naiveSame 8 %']);
  });

  it('compares several sides by whether the simple guess was better', () => {
    expect(errorNote(error, ['expenses', 'income', 'balance'], words)).toEqual([
      'meaning 12',
      'naiveSeveral ofMore expenses (22 %) & balance (71 %); ofLess income (8 %)',
    ]);
  });

  it('leaves out what was not measured', () => {
    const some = { ...error, income: side(null, null), balance: side(0.5, null) };
    expect(errorNote(some, ['income'], words)).toEqual([]);
    expect(errorNote(some, ['balance'], words)).toEqual(['meaning 12']);
    expect(errorNote(some, ['expenses', 'income', 'balance'], words)).toEqual([
      'meaning 12',
      'naiveSeveral ofMore expenses (22 %)',
    ]);
    expect(errorNote({ ...error, months: 0 }, ['expenses'], words)).toEqual([]);
  });
});
