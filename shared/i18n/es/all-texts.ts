import type { allTexts as en } from '../en/all-texts.ts';
import type { Shape } from '../shape.ts';
import { texts as screens } from './administrator-texts.ts';
import { mail } from './mail.ts';
import { noScript } from './no-script.ts';
import { pageTexts } from './page-texts.ts';

export const allTexts = { screens, pages: pageTexts, mail, noScript } satisfies Shape<typeof en>;
