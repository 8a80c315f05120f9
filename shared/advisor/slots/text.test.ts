import { expect, it } from 'vitest';
import { SHORT, toWords, writeOut } from './text.ts';

it.each(['en', 'es'] as const)('every short form in %s can be typed', (language) => {
  const forms = SHORT[language].flatMap((line) => line.split('|')).map((pair) => pair.split(' ')[0] ?? '');
  expect(forms.filter((form) => toWords(form) !== form)).toEqual([]);
});

it.each([
  ['en', 'coffee w/ wife', 'coffee with wife'],
  ['en', 'spend w/o rent', 'spend without rent'],
  ['en', 'spend w/out rent', 'spend without rent'],
  ['en', 'b/w May and June', 'between may and june'],
  ['en', 'rent vs. food', 'rent vs food'],
  ['es', 'transporte s/ taxi', 'transporte sin taxi'],
  ['es', 'más de S/ 100', 'mas de s 100'],
] as const)('in %s, the short forms of %s are expanded', (language, typed, expected) => {
  expect(writeOut(toWords(typed), language)).toBe(expected);
});
