import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';

/** The offers of other languages for a page in a language. */
export function offersOn(pageLanguage: Language) {
  return LANGUAGES.flatMap((language) => {
    const { offer } = LANGUAGE_FACTS[language];
    return offer === null || language === pageLanguage ? [] : [{ language, ...offer }];
  });
}

/** Hides each offer unless `first-paint.js` finds that the browser prefers its language and no language was chosen. */
export const STYLE_OF_OFFERS = LANGUAGES.map(
  (language) => `:root:not([data-preferred=${language}]) [data-offer=${language}]{display:none}`,
).join('');
