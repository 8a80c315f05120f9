import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskNumbers } from './amounts.ts';
import { markAmounts } from './mark-amounts.ts';

describe('a number that is written as money', () => {
  it.each([
    ['80 mil pesos', '¤80000'],
    ['80 mil', '¤80000'],
    ['1,5 mil euros', '¤1500'],
    ['2k', '¤2000'],
    ['$ 1.5k', '¤1500'],
    ['$ 2m', '¤2000000'],
    ['fifteen hundred dollars', '¤1500'],
    ['cuatrocientos euros', '¤400'],
    ['dos mil quinientos', '¤2500'],
    ['80 mil quinientos pesos', '¤80500'],
    ['9 mil 500 pesos mexicanos', '¤9500'],
    ['un millon y medio', '¤1500000'],
    ['two and a half thousand', '¤2500'],
    ['medio millon de pesos', '¤500000'],
    ['a couple of hundred quid', '¤200'],
    ['50 lucas', '¤50000'],
    ['trescientos pavos', '¤300'],
    ['3 lakh rupees', '¤300000'],
    ['rs 50,000', '¤50000'],
    ['80 000 pesos', '¤80000'],
    ['in december 20 dollars', 'in december ¤20'],
    ['between two hundred and five hundred euros', 'between ¤200 and ¤500'],
    ['between 2 and 5 thousand', 'between ¤2000 and ¤5000'],
    ['entre mil y dos mil pesos', 'entre ¤1000 y ¤2000'],
  ])('%s is %s', (words, marked) => {
    expect(markAmounts(words)).toBe(marked);
  });

  it.each([
    'mil gracias',
    'un millon de gracias',
    'thanks a million',
    '2025 grand total',
    'the last two months',
    'el 5 de mayo',
    'on 5/10/2026',
    'in euros 2025',
  ])('is not found in: %s', (text) => {
    expect(markAmounts(text)).toBe(text);
  });

  it('has the value of its digits times its power of ten', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (value) => {
        expect(markAmounts(`${value} mil pesos`)).toBe(`¤${value}000`);
        expect(markAmounts(`${value} thousand`)).toBe(`¤${value}000`);
        expect(markAmounts(`a ${value} dollar bike`)).toBe(`a ¤${value} bike`);
      }),
    );
  });
});

it.each([
  ['15 %', '%15'],
  ['fifteen percent', '%15'],
  ['un diez por ciento', 'un %10'],
  ['veinticinco por ciento menos', '%25 menos'],
  ['twenty five per cent', '%25'],
  ['que tanto por ciento', 'que tanto por ciento'],
  ['150 percent', '150 percent'],
])('%s is the percentage %s', (words, marked) => {
  expect(markAmounts(words)).toBe(marked);
});

it('amounts, counts and percentages are masked in a text', () => {
  const { text, numbers, percents } = maskNumbers(
    markAmounts('my fifteen payments over 2 mil at 20 percent'),
  );
  expect(text).toBe('my N1 payments over A0 at X0');
  expect(numbers).toEqual([
    { value: 2000, isMoney: true },
    { value: 15, isMoney: false },
  ]);
  expect(percents).toEqual([20]);
});

it('small numbers in words stay, because they may mean something else', () => {
  expect(maskNumbers('more than once in two shops').text).toBe('more than once in two shops');
});
