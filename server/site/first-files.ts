import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#shared/contract/fields.ts';
import { GUEST_PATHS, MAILED_PATHS, paths } from '#shared/paths.ts';

type FirstFiles = Record<string, Record<Language, { scripts: string[]; styles: string[]; fonts: string[] }>>;

/** The links of files. Fonts are in the body, since a browser delays the first paint for fonts in the head. */
type Hints = { head: string; body: string };

const NO_HINTS: Hints = { head: '', body: '' };

/**
 * Creates the links of the files that a screen needs, so that they load together with the app. A guest gets the files
 * of the sign-in instead of a private screen; a member gets those of the dashboard instead of the sign-in.
 */
export function createFirstFiles(pagesRoot: string | undefined) {
  const file = join(pagesRoot ?? '', 'first-files.json');
  const isBuilt = pagesRoot !== undefined && existsSync(file);
  const firstFiles = isBuilt ? (JSON.parse(readFileSync(file, 'utf8')) as FirstFiles) : {};

  return (screen: string | undefined, visitor: 'guest' | 'member', language: Language): Hints => {
    if (screen === undefined) return NO_HINTS;
    if (MAILED_PATHS.includes(screen)) return toHints(firstFiles[screen]?.[language]);
    const isForGuests = GUEST_PATHS.includes(screen);
    if (visitor === 'guest') return toHints(firstFiles[isForGuests ? screen : paths.login]?.[language]);
    return toHints(firstFiles[isForGuests ? paths.dashboard : screen]?.[language]);
  };
}

function toHints(files: FirstFiles[string][Language] | undefined): Hints {
  if (files === undefined) return NO_HINTS;
  const scripts = files.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const styles = files.styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`);
  const fonts = files.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  return { head: [...scripts, ...styles].join(''), body: fonts.join('') };
}
