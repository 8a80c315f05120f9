import type { Language } from '../languages.ts';
import { allTexts as en } from './en/all-texts.ts';
import { allTexts as es } from './es/all-texts.ts';
import type { Shape } from './shape.ts';

export type Texts = Shape<typeof en>;

/** All texts in all languages, for the build and the tests. The server and browsers load smaller parts. */
export const TEXTS: Record<Language, Texts> = { en, es };
