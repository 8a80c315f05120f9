import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import type { Language } from '#shared/languages.ts';
import { paths, QUICK_ADD_QUERY } from '#shared/paths.ts';
import type { App } from '#server/http/mount.ts';
import type { Site } from './complete-page.ts';

const PATH = '/manifest.webmanifest';

/** Serves the built manifest with the name of the installation, which phones show under its icon. */
export function mountManifest(app: App, { root, site }: { root: string; site: () => Promise<Site> }): void {
  const file = join(root, PATH);
  if (!existsSync(file)) return;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  app.get(PATH, async (http) => {
    const { name, language } = await site();
    http.header('Cache-Control', 'no-cache');
    http.header('Content-Type', 'application/manifest+json');
    const shortcuts = toShortcuts(language);
    return http.body(JSON.stringify({ ...manifest, name, short_name: name, lang: language, shortcuts }));
  });
}

/** Returns the shortcuts that a phone offers at the icon of the installed app. */
function toShortcuts(language: Language): { name: string; url: string }[] {
  const { quick, expense, income } = SERVER_TEXTS[language].transactions.add;
  return [
    { name: quick, url: `${paths.dashboard}?${QUICK_ADD_QUERY}` },
    { name: expense.title, url: paths.addExpense },
    { name: income.title, url: paths.addIncome },
  ];
}
