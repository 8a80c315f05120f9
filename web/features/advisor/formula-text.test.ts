import { expect, it } from 'vitest';
import { formulaText } from './formula-text.ts';

const words = {
  days: (one: string, two: string) => `days from ${one} to ${two}`,
  months: (one: string, two: string) => `months from ${one} to ${two}`,
  later: (one: string, two: string) => `${two} months after ${one}`,
  ceil: (one: string) => `${one}, rounded up`,
  max: (one: string, two: string) => `at least ${one}: ${two}`,
  min: (one: string, two: string) => `at most ${one}: ${two}`,
};

it.each([
  ['f1 - f2', '1,000 € − 2,000 €'],
  ['f1 * days(f2, f3) / 12', '1,000 € × (days from 2,000 € to 3,000 €) / 12'],
  ['max(1, months(f1, f2) - 1)', '(at least 1: (months from 1,000 € to 2,000 €) − 1)'],
  ['ceil(f1 / f2)', '(1,000 € / 2,000 €, rounded up)'],
  ['(f1 + f2) / 2', '(1,000 € + 2,000 €) / 2'],
])('writes %s in words', (formula, text) => {
  expect(
    formulaText(formula, {
      callText: (name, one, two) => words[name](one, two),
      factText: (id) => `${id.slice(1)},000 €`,
    }),
  ).toBe(text);
});
