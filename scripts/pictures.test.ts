import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';

const web = join(import.meta.dirname, '../web');
const pictures = readdirSync(join(web, 'public-pages/pictures'));

// The build uses the English pictures if these are missing, because `npm run pictures` needs a build first.
describe.each(LANGUAGES)('the public pages in %s', (language) => {
  it('have every picture that the English pages have', () => {
    const english = pictures.filter((name) => name.includes('-en-'));
    expect(english.length).toBeGreaterThan(0);
    const wanted = english.map((name) => name.replace('-en-', `-${language}-`));
    expect(wanted.filter((name) => !pictures.includes(name))).toEqual([]);
  });

  it('have a social card', () => {
    expect(existsSync(join(web, `public/social-${language}.jpg`))).toBe(true);
  });
});
