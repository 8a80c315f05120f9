import type { allTexts as en } from '../en/all-texts.ts';
import type { Shape } from '../shape.ts';
import { texts as screens } from './administrator-texts.ts';
import { advisor } from './advisor.ts';
import { mail } from './mail.ts';
import { noScript } from './no-script.ts';
import { pageTexts } from './page-texts.ts';
import { reportFiles } from './report-files.ts';

export const allTexts = { screens, pages: pageTexts, advisor, mail, noScript, reportFiles } satisfies Shape<
  typeof en
>;
