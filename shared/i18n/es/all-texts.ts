import type { allTexts as en } from '../en/all-texts.ts';
import type { Shape } from '../shape.ts';
import { administratorTexts } from './administrator-texts.ts';
import { mail } from './mail.ts';
import { noScript } from './no-script.ts';
import { esPages } from './page-texts.ts';

export const allTexts = { screens: administratorTexts, pages: esPages, mail, noScript } satisfies Shape<
  typeof en
>;
