import { expect, it } from 'vitest';
import { createFormat } from './format.ts';

it('names the year of both days of a range over a new year, and of none within the running one', () => {
  const format = createFormat({ language: 'es', currency: 'EUR', country: 'ES', timeZone: 'Europe/Madrid' });
  const range = (from: string, to: string) => format.dayRange({ from, to }, '2026-11-24');
  expect(range('2025-11-01', '2026-10-31')).toEqual(['1 de noviembre de 2025', '31 de octubre de 2026']);
  expect(range('2026-02-01', '2026-10-31')).toEqual(['1 de febrero', '31 de octubre']);
  expect(range('2025-02-01', '2025-10-31')).toEqual(['1 de febrero de 2025', '31 de octubre de 2025']);
});
