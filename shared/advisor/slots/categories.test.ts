import { expect, it } from 'vitest';
import { maskCategories } from './categories.ts';
import { maskMerchants } from './merchants.ts';
import { extractNarrowed } from './narrowed.ts';
import { vocabularyOf } from '../lists/vocabulary.ts';

/** Reads a question and writes the found categories and merchants instead of their masks. */
const read = (language: 'en' | 'es', words: string): string => {
  const vocabulary = { ...vocabularyOf(language), words: [] };
  const narrowed = extractNarrowed(words, language);
  const { text, found: categories } = maskCategories(narrowed.text, vocabulary, language);
  const { text: rest, found } = maskMerchants(text, vocabulary, language, {
    isOther: () => true,
    before: narrowed.found,
  });
  return rest
    .replace(/\bC(\d+)/g, (_, at: string) => `[${categories[Number(at)]?.id ?? ''}]`)
    .replace(/\bM(\d+)/g, (_, at: string) => `<${found[Number(at)]?.word ?? ''}>`);
};

it.each([
  ['en', 'spent on bus tickets', 'spent on [transport]'],
  ['en', 'other sources of income', '[other income]'],
  ['en', 'how much in other this month', 'how much in other this month'],
  ['en', 'how much in other P0', 'how much in [other] P0'],
  ['en', 'what eating out is eating into', 'what [food] is eating into'],
  ['en', 'did i take out cash for takeout', 'did i take out cash for [food]'],
  ['en', 'how much did i get paid', 'how much did i get paid'],
  ['en', 'when do i get paid', 'when do i [salary]'],
  ['en', 'to fill up the car', 'to <gasolina>'],
  ['en', 'my taxi fares and bus fares', 'my <taxi> and [transport]'],
  ['en', 'car insurance and my rent', '<seguro coche> and my <alquiler>'],
  ['en', 'insurance for the car and life', '<seguro coche> and <seguro vida>'],
  ['es', 'cuanto gaste en la compra', 'cuanto gaste en [food]'],
  ['es', 'la compra mas cara', 'la compra mas cara'],
  ['es', 'salidas de dinero y salidas', 'salidas de dinero y [entertainment]'],
  ['es', 'suelen salir caros', 'suelen salir caros'],
  ['es', 'cuanto gasto en salir', 'cuanto gasto en [entertainment]'],
  ['es', 'servicios de streaming', 'servicios de streaming'],
  ['es', 'en la categoria otros ingresos', 'en la [other income]'],
  ['es', 'cuando cae la quincena', 'cuando cae [salary]'],
  ['es', 'lo de la quincena', 'lo de la quincena'],
  ['es', 'renta variable y la renta', '[investment] y la <alquiler>'],
  ['es', 'el seguro del coche y de vida', 'el <seguro coche> y <seguro vida>'],
  ['es', 'el recibo del ibi', 'el <ibi>'],
] as const)('%s %s: is read by its longest phrases', (language, words, expected) => {
  expect(read(language, words)).toBe(expected);
});
