import { texts as screens } from './administrator-texts.ts';
import { mail } from './mail.ts';
import { noScript } from './no-script.ts';
import { pageTexts } from './page-texts.ts';

/** Everything that is said in English: on the screens, on the prerendered pages, in mail, and without a script. */
export const allTexts = { screens, pages: pageTexts, mail, noScript };
