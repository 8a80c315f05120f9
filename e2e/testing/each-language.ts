import { describe, test } from 'vitest';
import type { texts as en } from '#shared/i18n/en/texts.ts';
import type { Shape } from '#shared/i18n/shape.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';

/** The texts of the screens, without the administration. */
export type ScreenTexts = Shape<typeof en>;

/** Every language with the texts of its screens, as test cases. */
export const EACH_LANGUAGE = LANGUAGES.map((language) => [language, TEXTS[language].screens] as const);

type Cases = (
  language: Language,
  texts: (typeof EACH_LANGUAGE)[number][1],
  it: (title: string, run: () => Promise<void>) => void,
) => void;

/**
 * Tests what screens do, which is the same in every language: the first test runs in the first language, the second in
 * the next. `accessibility/` and `sentences.test.ts` test in every language how screens look and what they say.
 */
export function describeInTurn(title: string, cases: Cases): void {
  for (const [turn, [language, texts]] of EACH_LANGUAGE.entries()) {
    describe(`${title} (${language})`, () => {
      let count = 0;
      cases(language, texts, (name, run) => {
        if (count++ % LANGUAGES.length === turn) test(name, run);
      });
    });
  }
}
