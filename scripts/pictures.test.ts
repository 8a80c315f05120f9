import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';

const web = join(import.meta.dirname, '../web');
const pictures = readdirSync(join(web, 'public-pages/pictures'));

// Without them the build takes those in English, since `npm run pictures` begins with a build.
describe.each(LANGUAGES)('the public pages in %s', (language) => {
  it('have each picture that the English ones have', () => {
    const english = pictures.filter((name) => name.includes('-en-'));
    expect(english.length).toBeGreaterThan(0);
    const wanted = english.map((name) => name.replace('-en-', `-${language}-`));
    expect(wanted.filter((name) => !pictures.includes(name))).toEqual([]);
  });

  it('have a card for who shares them', () => {
    expect(existsSync(join(web, `public/social-${language}.jpg`))).toBe(true);
  });
});
