import 'i18next';
import type { linkTexts } from './en/link-texts.ts';
import type { en } from './en/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en & typeof linkTexts };
    defaultNS: 'translation';
    enableSelector: false;
  }
}
