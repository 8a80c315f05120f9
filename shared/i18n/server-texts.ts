import type { Language } from '../languages.ts';
import { serverTexts as en } from './en/server-texts.ts';
import { serverTexts as es } from './es/server-texts.ts';
import type { Shape } from './shape.ts';

export type ServerTexts = Shape<typeof en>;

/** The server's texts in every language. */
export const SERVER_TEXTS: Record<Language, ServerTexts> = { en, es };
