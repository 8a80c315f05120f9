import type { texts as en } from '#shared/i18n/en/texts.ts';
import type { Shape } from '#shared/i18n/shape.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';

/** What the screens say, but for those of the administration. */
export type ScreenTexts = Shape<typeof en>;

/** Every language with the texts of its screens, as the cases of a test. */
export const EACH_LANGUAGE = LANGUAGES.map((language) => [language, TEXTS[language].screens] as const);
