import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REGISTRATIONS } from '#shared/contract/instance.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { PAGE_PATHS, pageFile } from '#shared/paths.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';

describe('the pages show what an administrator has set:', () => {
  const ATTRIBUTES = 'data-registration="%REGISTRATION%" data-notices="%NOTICES%"';
  const NOTICE = '<p lang="%BANNER_LANGUAGE%">%BANNER%</p>';
  const HOSTILE = `"><script src="//evil.example"></script><img src=x onerror='a()'> & %SITE% $& %BANNER%`;
  const ESCAPED =
    "&quot;>&lt;script src=&quot;//evil.example&quot;>&lt;/script>&lt;img src=x onerror='a()'> &amp; %SITE% $&amp; %BANNER%";

  let testApp: TestApp;
  let pagesRoot: string;
  beforeEach(async () => {
    pagesRoot = mkdtempSync(join(tmpdir(), 'saldo-pages-'));
    for (const path of PAGE_PATHS) {
      for (const language of LANGUAGES) {
        writeFileSync(join(pagesRoot, pageFile(path, language)), `<html ${ATTRIBUTES}>${NOTICE}`);
      }
    }
    testApp = await createTestApp({ pagesRoot });
  });
  afterEach(async () => {
    await testApp.close();
    rmSync(pagesRoot, { recursive: true });
  });

  const read = async (path: string, language: string) =>
    await (await testApp.app.request(`${TEST_ORIGIN}${path}?lang=${language}`)).text();
  const page = (notices: string, language: string, banner: string, registration = 'open') =>
    `<html data-registration="${registration}" data-notices="${notices}"><p lang="${language}">${banner}</p>`;

  it.each(PAGE_PATHS)('the banner, escaped, in the language of %s, until it is emptied', async (path) => {
    expect(await read(path, 'en')).toBe(page('', 'en', ''));
    await changeSettings(testApp, { bannerEn: HOSTILE, bannerEs: 'Mudanza el domingo' });
    expect(await read(path, 'en')).toBe(page('banner', 'en', ESCAPED));
    expect(await read(path, 'es')).toBe(page('banner', 'es', 'Mudanza el domingo'));
    await changeSettings(testApp, { bannerEn: null });
    expect(await read(path, 'en')).toBe(page('banner', 'es', 'Mudanza el domingo'));
    await changeSettings(testApp, { bannerEs: null });
    expect(await read(path, 'en')).toBe(page('', 'en', ''));
    expect(await read(path, 'es')).toBe(page('', 'es', ''));
  });

  it('a change, even to a browser with a cached copy', async () => {
    const ask = async (etag = '') =>
      await testApp.app.request(`${TEST_ORIGIN}/`, { headers: { 'if-none-match': etag } });
    const etag = (await ask()).headers.get('etag') ?? '';
    expect((await ask(etag)).status).toBe(304);
    await changeSettings(testApp, { bannerEn: 'Moving on Sunday' });
    expect((await ask(etag)).status).toBe(200);
  });

  it('maintenance, alone and with a banner', async () => {
    await changeSettings(testApp, { isReadOnly: true });
    expect(await read('/', 'en')).toBe(page('maintenance', 'en', ''));
    await changeSettings(testApp, { bannerEn: 'Moving' });
    expect(await read('/', 'en')).toBe(page('maintenance banner', 'en', 'Moving'));
  });

  it.each(REGISTRATIONS)('that registration is %s', async (registration) => {
    await changeSettings(testApp, { registration });
    expect(await read('/', 'en')).toBe(page('', 'en', '', registration));
  });
});
