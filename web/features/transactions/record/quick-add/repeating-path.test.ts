import { expect, it } from 'vitest';
import { readLine } from '#shared/quick-add/read-line.ts';
import { hasSeparateCadence } from './repeating-path.ts';

const WRITER = { locale: 'en-GB', today: '2026-11-23', currency: 'EUR', categories: [] };

it.each([
  ['rent 850 monthly', true],
  ['gimnasio 30 cada viernes', true],
  ['Weekly groceries 45', false],
  ['abono semanal 10', false],
  ['coffee 2', false],
])('%s: the main button makes it recurring: %s', (line, isMain) => {
  expect(hasSeparateCadence(line, readLine(line, WRITER))).toBe(isMain);
});
