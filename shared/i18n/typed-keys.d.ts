import 'i18next';
import type { en } from './en/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
    defaultNS: 'translation';
    enableSelector: false;
  }
}
