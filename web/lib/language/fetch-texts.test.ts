import { describe, expect, it } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { FETCH_TEXTS } from './fetch-texts.ts';

// The types check that each language has its portions, but not that the texts are in that language.
describe.each(LANGUAGES)('the fetched texts in %s', (language) => {
  const { shell, signedIn, all, admin } = FETCH_TEXTS[language];
  const { screens } = TEXTS[language];

  it('are in the language', async () => {
    expect((await admin()).texts).toEqual(screens);
    for (const portion of [shell, signedIn, all])
      expect(screens).toMatchObject((await portion?.())?.texts ?? {});
  });

  it('contain the screens before the sign-in, except English, which the app includes', () => {
    expect(shell === undefined).toBe(language === 'en');
  });
});
