import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';

/** What a page in this language may ask who prefers another one. */
export function offersOn(shown: Language) {
  return LANGUAGES.flatMap((language) => {
    const { offer } = LANGUAGE_FACTS[language];
    return offer === null || language === shown ? [] : [{ language, ...offer }];
  });
}

/** An offer shows where `first-paint.js` has found that none is chosen and the browser prefers its language. */
export const STYLE_OF_OFFERS = LANGUAGES.map(
  (language) => `:root:not([data-preferred=${language}]) [data-offer=${language}]{display:none}`,
).join('');
