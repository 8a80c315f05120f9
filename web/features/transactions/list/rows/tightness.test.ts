import { expect, test } from 'vitest';
import { tightness } from './tightness.ts';

test.each([
  ['Café con Marta', '−7,48 €', undefined],
  ['Supermercado y productos', '−103,80 €', 'little'],
  ['Electrodomésticos', '−1.103,80 €', 'some'],
  ['Rent', '−KWD 1,103,000.800', 'most'],
])('a row with %s and %s is tight on phones: %s', (description, amount, expected) => {
  expect(tightness(description, amount)).toBe(expected);
});
