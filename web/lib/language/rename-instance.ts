import i18next from 'i18next';
import { LANGUAGES } from '#shared/languages.ts';

/** Shows another name of the installation everywhere. */
export function renameInstance(name: string): void {
  if (i18next.t('app.name') === name) return;
  // The texts of languages that are fetched later get the name from here.
  document.documentElement.dataset['name'] = name;
  for (const language of LANGUAGES) {
    if (i18next.hasResourceBundle(language, 'translation'))
      i18next.addResource(language, 'translation', 'app.name', name);
  }
  // Everything that shows a text renders again.
  i18next.emit('languageChanged', i18next.language);
}
