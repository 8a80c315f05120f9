import 'i18next';
import type { adminTexts } from './en/admin-texts.ts';
import type { enPages } from './en/page-texts.ts';
import type { en } from './en/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en & typeof adminTexts; pages: typeof enPages };
    defaultNS: 'translation';
    enableSelector: false;
  }
}
