import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryName } from './countries.ts';
import { LANGUAGES } from './languages.ts';

describe('countries', () => {
  it('are the 249 of ISO 3166 and Kosovo, in order and each once', () => {
    expect(COUNTRIES).toHaveLength(250);
    expect(COUNTRIES).toEqual([...new Set(COUNTRIES)].toSorted());
  });

  it('all have a name in every language', () => {
    for (const language of LANGUAGES) {
      const unnamed = COUNTRIES.filter((code) => countryName(code, language) === code);
      expect(unnamed).toEqual([]);
    }
  });

  it('are named in the reader’s language, and a typed name stays as it is', () => {
    expect(countryName('ES', 'en')).toBe('Spain');
    expect(countryName('ES', 'es')).toBe('España');
    expect(countryName('Espanha', 'en')).toBe('Espanha');
    expect(countryName('ZZ', 'en')).toBe('ZZ');
  });
});
