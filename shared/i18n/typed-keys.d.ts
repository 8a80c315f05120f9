import 'i18next';
import type { history } from './en/history.ts';
import type { en } from './en/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en & { history: typeof history } };
    defaultNS: 'translation';
    enableSelector: false;
  }
}
