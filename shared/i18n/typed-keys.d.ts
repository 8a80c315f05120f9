import 'i18next';
import type { adminTexts } from './en/admin-texts.ts';
import type { pageTexts } from './en/page-texts.ts';
import type { texts } from './en/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof texts & typeof adminTexts; pages: typeof pageTexts };
    defaultNS: 'translation';
    enableSelector: false;
  }
}
