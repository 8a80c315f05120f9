import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#shared/contract/fields.ts';
import { GUEST_PATHS, MAILED_PATHS, paths } from '#shared/paths.ts';

type FirstFiles = Record<string, Record<Language, { scripts: string[]; styles: string[] }>>;

/**
 * Tells the browser, in the head of the app's page, which files the screen will ask for, so that they come
 * together with the app and not after it. A guest will see the sign-in instead of a screen behind it, and
 * who is signed in the dashboard instead of the sign-in.
 */
export function createFirstFiles(pagesRoot: string | undefined) {
  const file = join(pagesRoot ?? '', 'first-files.json');
  const known = pagesRoot !== undefined && existsSync(file);
  const firstFiles = known ? (JSON.parse(readFileSync(file, 'utf8')) as FirstFiles) : {};

  return (screen: string | undefined, visitor: 'guest' | 'member', language: Language): string => {
    if (screen === undefined) return '';
    const isForGuests = GUEST_PATHS.includes(screen);
    const isOpen = isForGuests || MAILED_PATHS.includes(screen);
    if (visitor === 'guest' && !isOpen) return hints(firstFiles[paths.login]?.[language]);
    if (visitor === 'member' && isForGuests) return hints(firstFiles[paths.dashboard]?.[language]);
    return hints(firstFiles[screen]?.[language]);
  };
}

function hints(files: FirstFiles[string][Language] | undefined): string {
  if (files === undefined) return '';
  const scripts = files.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const styles = files.styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`);
  return [...scripts, ...styles].join('');
}
