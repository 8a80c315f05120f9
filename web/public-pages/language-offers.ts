import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';

/** The offers of other languages on a page in this one. */
export function offersOn(shown: Language) {
  return LANGUAGES.flatMap((language) => {
    const { offer } = LANGUAGE_FACTS[language];
    return offer === null || language === shown ? [] : [{ language, ...offer }];
  });
}

/** `first-paint.js` shows an offer if none was chosen and the browser prefers its language. */
export const STYLE_OF_OFFERS = LANGUAGES.map(
  (language) => `:root:not([data-preferred=${language}]) [data-offer=${language}]{display:none}`,
).join('');
