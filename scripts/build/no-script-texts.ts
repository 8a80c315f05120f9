import type { Plugin } from 'vite';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';

const PLACE = '%NO_SCRIPT%';

/** Says in `index.html`, in every language, what stands there without a script. */
export function noScriptTexts(): Plugin {
  const lines = LANGUAGES.map((language) => `<p lang="${language}">${TEXTS[language].noScript.text}</p>`);
  return {
    name: 'no-script-texts',
    transformIndexHtml: (html) => html.replace(PLACE, () => lines.join('\n      ')),
  };
}
