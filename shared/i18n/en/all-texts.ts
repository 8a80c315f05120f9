import { texts as screens } from './administrator-texts.ts';
import { mail } from './mail.ts';
import { noScript } from './no-script.ts';
import { pageTexts } from './page-texts.ts';

/** All English texts: of screens, prerendered pages, mail, and the page without scripts. */
export const allTexts = { screens, pages: pageTexts, mail, noScript };
