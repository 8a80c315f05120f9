import { describe, expect, it } from 'vitest';
import { isCurrency } from '#shared/is-currency.ts';
import { guessCurrency } from './currencies.ts';
import { currencyOptions } from './currency-options.ts';

describe('the currency of the browser’s region', () => {
  it('is the currency of the first region in the languages', () => {
    expect(guessCurrency(['es-ES', 'en-US'])).toBe('EUR');
    expect(guessCurrency(['en', 'es-MX'])).toBe('MXN');
    expect(guessCurrency(['en-GB'])).toBe('GBP');
  });

  it('is the currency of the language’s likely region if no language has a region', () => {
    expect(guessCurrency(['ja'])).toBe('JPY');
    expect(guessCurrency(['en'])).toBe('USD');
  });

  it('is the euro if no language can be read', () => {
    expect(guessCurrency([])).toBe('EUR');
    expect(guessCurrency(['not a language', 'ar-001'])).toBe('EUR');
  });
});

describe('the listed currencies', () => {
  it('are all accepted by the server', () => {
    for (const { value } of currencyOptions('en')) expect(isCurrency(value)).toBe(true);
  });

  it('are named in the reader’s language and sorted by name', () => {
    const labels = currencyOptions('es').map(({ label }) => label);
    expect(labels).toContain('Franco suizo (CHF)');
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('es').compare));
  });
});
