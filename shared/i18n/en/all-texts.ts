import { administratorTexts } from './administrator-texts.ts';
import { mail } from './mail.ts';
import { noScript } from './no-script.ts';
import { enPages } from './page-texts.ts';

/** Everything that is said in English: on the screens, on the prerendered pages, in mail, and without a script. */
export const allTexts = { screens: administratorTexts, pages: enPages, mail, noScript };
