import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#shared/contract/fields.ts';
import { GUEST_PATHS, MAILED_PATHS, paths } from '#shared/paths.ts';

type FirstFiles = Record<string, Record<Language, { scripts: string[]; styles: string[]; fonts: string[] }>>;

/** The links that name the files. A browser waits with the first paint for a font that the head names. */
type Hints = { head: string; body: string };

const NO_HINTS: Hints = { head: '', body: '' };

/**
 * Lists, for the app's page, the files that the screen needs, so that they load together with the app. A
 * guest gets those of the sign-in instead of a private screen; a member gets those of the dashboard instead of the
 * sign-in.
 */
export function createFirstFiles(pagesRoot: string | undefined) {
  const file = join(pagesRoot ?? '', 'first-files.json');
  const known = pagesRoot !== undefined && existsSync(file);
  const firstFiles = known ? (JSON.parse(readFileSync(file, 'utf8')) as FirstFiles) : {};

  return (screen: string | undefined, visitor: 'guest' | 'member', language: Language): Hints => {
    if (screen === undefined) return NO_HINTS;
    if (MAILED_PATHS.includes(screen)) return hints(firstFiles[screen]?.[language]);
    const isForGuests = GUEST_PATHS.includes(screen);
    if (visitor === 'guest') return hints(firstFiles[isForGuests ? screen : paths.login]?.[language]);
    return hints(firstFiles[isForGuests ? paths.dashboard : screen]?.[language]);
  };
}

function hints(files: FirstFiles[string][Language] | undefined): Hints {
  if (files === undefined) return NO_HINTS;
  const scripts = files.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const styles = files.styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`);
  const fonts = files.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  return { head: [...scripts, ...styles].join(''), body: fonts.join('') };
}
