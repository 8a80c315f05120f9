import type { Language } from '../languages.ts';
import { allTexts as en } from './en/all-texts.ts';
import { allTexts as es } from './es/all-texts.ts';
import type { Shape } from './shape.ts';

export type Texts = Shape<typeof en>;

/** Every text in every language, for the build and the tests; the server and the browsers read only what they say. */
export const TEXTS: Record<Language, Texts> = { en, es };
