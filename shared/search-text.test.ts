import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSearchText } from './search-text.ts';

describe('the search text', () => {
  it.each([
    ['Café con leche', 'cafe con leche'],
    ['CAFÉ', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['niño', 'nino'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ﬁn', 'fin'],
    ['１２', '12'],
    ['100 % _x_', '100 % _x_'],
  ])('of %s is %s', (text, expected) => {
    expect(toSearchText(text)).toBe(expected);
  });

  it('is the same for every case and every encoding of accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = toSearchText(text);
        for (const form of ['NFC', 'NFD'] as const) expect(toSearchText(text.normalize(form))).toBe(plain);
        expect(toSearchText(text.toUpperCase())).toBe(plain);
        expect(toSearchText(plain)).toBe(plain);
      }),
    );
  });

  it('of a text contains the search text of each part of it', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from('aÁñÑ ßẞσΣςéÉü%_0９')) });
    fc.assert(
      fc.property(letters, letters, letters, (before, part, after) => {
        expect(toSearchText(before + part + after)).toContain(toSearchText(part));
      }),
    );
  });
});
