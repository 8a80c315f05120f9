import { expect, it } from 'vitest';
import { readLine } from '#shared/quick-add/read-line.ts';
import { hasSeparateCadence } from './separate-cadence.ts';

const WRITER = { locale: 'en-GB', today: '2026-11-23', currency: 'EUR', categories: [] };

it.each([
  ['rent 850 monthly', true],
  ['gimnasio 30 cada viernes', true],
  ['Weekly groceries 45', false],
  ['abono semanal 10', false],
  ['coffee 2', false],
])('the line "%s" has a cadence outside its description: %s', (line, isSeparate) => {
  expect(hasSeparateCadence(line, readLine(line, WRITER))).toBe(isSeparate);
});
