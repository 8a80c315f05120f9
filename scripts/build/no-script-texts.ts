import type { Plugin } from 'vite';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';

const PLACEHOLDER = '%NO_SCRIPT%';

/** Puts the texts for browsers without scripts into `index.html`, in every language. */
export function noScriptTexts(): Plugin {
  const lines = LANGUAGES.map((language) => `<p lang="${language}">${TEXTS[language].noScript.text}</p>`);
  return {
    name: 'no-script-texts',
    transformIndexHtml: (html) => html.replace(PLACEHOLDER, () => lines.join('\n      ')),
  };
}
