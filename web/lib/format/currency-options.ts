import { currencyName, isKnownCurrency, regionsByCurrency } from './currencies.ts';

/** Every current currency that the browser knows, with its name in a language, sorted by name. */
export function currencyOptions(language: string): { value: string; label: string }[] {
  const collator = new Intl.Collator(language);
  return [...regionsByCurrency.keys()]
    .filter(isKnownCurrency)
    .map((code) => ({ value: code, label: currencyName(code, language) }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}
