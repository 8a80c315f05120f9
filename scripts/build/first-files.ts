import type { Manifest } from 'vite';
import { byLanguage, type Language } from '#shared/languages.ts';
import { GUEST_PATHS, MAILED_PATHS, PAGE_PATHS, paths } from '#shared/paths.ts';

const FIRST_SCREENS = new Set<string>([paths.login, paths.signup]);
const DAILY_SCREENS = new Set<string>([paths.dashboard, paths.addExpense, paths.addIncome]);

/** The font that signed-in screens announce, because their largest text would otherwise be painted twice. */
const LATIN_FONT = '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The addresses of the files that the browser fetches first for a screen. */
export type FirstFiles = { scripts: string[]; styles: string[]; fonts: string[] };

/**
 * The files of each screen of the app, by path and language, without those that `index.html` names. The server
 * announces them, so that the browser fetches them in parallel.
 */
export function firstFilesOfScreens(manifest: Manifest): Record<string, Record<Language, FirstFiles>> {
  const own = findFiles(manifest, ['index.html']);
  const isNew = (file: string) => !own.scripts.includes(file) && !own.styles.includes(file);
  const screens = Object.values(paths).filter((path) => !PAGE_PATHS.some((page) => page === path));
  const inLanguage = (path: string, language: Language) => {
    const { scripts, styles } = findFiles(manifest, findModules(path, language));
    const fonts = isInCard(path) ? [] : [`/${manifest[LATIN_FONT]?.file}`];
    return { scripts: scripts.filter(isNew), styles: styles.filter(isNew), fonts };
  };
  return Object.fromEntries(
    screens.map((path) => [path, byLanguage((language) => inLanguage(path, language))]),
  );
}

/** The modules that a screen loads at once. Charts, dialogs and date pickers load later. */
export function findModules(path: string, language: Language): string[] {
  const screen = path === paths.admin ? paths.adminDashboard : path;
  const layout = isAdmin(path) ? 'app/layouts/admin-layout.tsx' : 'app/layouts/signed-in-layout.tsx';
  return [
    'index.html',
    ...(isInCard(path) ? [] : [layout, 'app/page-error.tsx']),
    `pages${screen}.tsx`,
    ...findTexts(path, language),
  ];
}

/** The texts that the router loads: few for the most frequent first screens, all for the others. */
function findTexts(path: string, language: Language): string[] {
  const folder = `../shared/i18n/${language}`;
  // The app itself includes the English texts.
  if (FIRST_SCREENS.has(path)) return language === 'en' ? [] : [`${folder}/shell-texts.ts`];
  if (DAILY_SCREENS.has(path)) return [`${folder}/signed-in-texts.ts`];
  return [isAdmin(path) ? `${folder}/administrator-texts.ts` : `${folder}/texts.ts`];
}

/** Whether a screen is a small card, such as the screens of guests. */
function isInCard(path: string): boolean {
  return GUEST_PATHS.includes(path) || MAILED_PATHS.includes(path);
}

function isAdmin(path: string): boolean {
  return path.startsWith(paths.admin);
}

/** The files of modules and of their static imports. */
export function findFiles(manifest: Manifest, modules: string[]): Omit<FirstFiles, 'fonts'> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const waiting = [...modules];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`The build has no ${module}.`);
    if (scripts.has(`/${chunk.file}`)) continue;
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    waiting.push(...(chunk.imports ?? []));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
