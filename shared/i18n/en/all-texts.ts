import { texts as screens } from './administrator-texts.ts';
import { advisor } from './advisor.ts';
import { mail } from './mail.ts';
import { noScript } from './no-script.ts';
import { pageTexts } from './page-texts.ts';
import { reportFiles } from './report-files.ts';

/** All English texts: of screens, prerendered pages, mail, and the page without scripts. */
export const allTexts = { screens, pages: pageTexts, advisor, mail, noScript, reportFiles };
