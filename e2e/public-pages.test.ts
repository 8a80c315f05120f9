import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { landing as landingEn } from '#shared/i18n/en/landing.ts';
import { privacy as privacyEs } from '#shared/i18n/es/privacy.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { PAGE_PATHS } from '#shared/paths.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

/** The metadata of a page in a language. */
function metadataIn(spoken: Language) {
  const { app, landing, privacy, terms } = TEXTS[spoken].pages;
  return {
    '/': { title: app.titles.home, heading: landing.title, description: landing.description },
    '/privacy-policy': { ...privacy, heading: privacy.title },
    '/terms-and-conditions': { ...terms, heading: terms.title },
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content');
const language = (page: Page) => page.locator('html').getAttribute('lang');

const EACH = LANGUAGES.flatMap((chosen) => PAGE_PATHS.map((path) => [chosen, path] as const));

describe.each(EACH)('in %s, %s', (chosen, path) => {
  test('has its metadata, one inline style and script, working links, unique ids, and pictures with size and text', async () => {
    const { context, page, faults } = await visit(browser, server.url);
    const response = await page.goto(`${path}?lang=${chosen}`);
    expect(response?.status()).toBe(200);
    const expected = metadataIn(chosen)[path];
    expect(await page.title()).toBe(`${expected.title} · Saldo`);
    expect(await heading(page)).toBe(expected.heading);
    expect(await language(page)).toBe(chosen);
    expect(await meta(page, 'description')).toBe(expected.description);
    expect(await meta(page, 'og:title')).toBe(expected.title);
    const base = server.url.replace('127.0.0.1', 'localhost');
    const href = (selector: string) => page.locator(`head link${selector}`).getAttribute('href');
    const addressIn = (spoken: Language) => `${base}${path}${spoken === 'en' ? '' : `?lang=${spoken}`}`;
    expect(await href('[rel=canonical]')).toBe(addressIn(chosen));
    for (const spoken of LANGUAGES) expect(await href(`[hreflang=${spoken}]`)).toBe(addressIn(spoken));
    expect(await href('[hreflang=x-default]')).toBe(`${base}${path}`);
    expect(await page.content()).not.toMatch(/%[A-Z]+%/);
    expect(await page.locator('[style]').count()).toBe(0);
    const inline = page.locator('script:not([src], [type$=json])');
    expect(await inline.count()).toBe(1);
    expect(await inline.textContent()).toContain('data-has-script');
    expect(await page.locator('style').count()).toBe(1);

    const { ids, anchors, links, pictures } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      anchors: [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? ''),
      links: [...document.querySelectorAll('a[href^="/"], link[href^="/"], source[srcset]')].map(
        (link) => link.getAttribute('href') ?? link.getAttribute('srcset') ?? '',
      ),
      pictures: [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')].map(
        (picture) => ({
          alt: picture instanceof HTMLImageElement ? picture.alt : 'as the picture',
          size: [picture.getAttribute('width'), picture.getAttribute('height')].join('x'),
          src: picture instanceof HTMLImageElement ? picture.src : picture.srcset,
        }),
      ),
    }));
    expect(ids).toEqual([...new Set(ids)]);
    expect(anchors.filter((anchor) => !ids.includes(anchor.slice(1)))).toEqual([]);
    expect(pictures.filter(({ alt }) => !alt)).toEqual([]);
    for (const { src, size } of pictures) {
      expect([src, await readSize(page, src)]).toEqual([src, size]);
    }
    const addresses = new Set([...links, ...pictures.map(({ src }) => src)]);
    for (const address of addresses) {
      const status = (await context.request.get(address)).status();
      expect([address, status]).toEqual([address, 200]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the links between the public pages and the app', () => {
  test('offer the sign-in to a guest, and the dashboard to a signed-in user', async () => {
    const { context, page } = await visit(browser, server.url);
    await page.goto('/');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    await signUpOverHttp(context, server.url);
    await page.reload();
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  });

  test.each(
    inDepth([
      ['es', 360],
      ['en', 360],
      ['en', 1440],
    ] as const),
  )('fit into the header of a signed-in user (%s, %i px)', async (spoken, width) => {
    const { context, page } = await visit(browser, server.url, { viewport: { width, height: 740 } });
    await signUpOverHttp(context, server.url, { language: spoken });
    await context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), spoken);
    for (const path of [`/?lang=${spoken}`, `/privacy-policy?lang=${spoken}`]) {
      await page.goto(path);
      const button = page.getByRole('banner').locator('a[href="/dashboard"]');
      await button.waitFor();
      const { x = 0, width: buttonWidth = 0 } = (await button.boundingBox()) ?? {};
      expect([path, x + buttonWidth <= width]).toEqual([path, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await context.close();
  });

  test.each([
    ['/login', (page: Page) => page.getByRole('link', { name: 'Saldo', exact: true })],
    ['/no/such/page', (page: Page) => page.getByRole('link', { name: 'Go to the home page' })],
  ])('on %s lead to the home page without the app', async (path, link) => {
    const { context, page } = await visit(browser, server.url);
    await page.goto(path);
    await link(page).click();
    await page.waitForURL(`${server.url}/`);
    await page.getByRole('heading', { name: landingEn.title }).waitFor();
    expect(await page.locator('#root').count()).toBe(0);
    await context.close();
  });

  testInDepth('after the sign-in may lead to a public page, which opens without the app', async () => {
    const { context, page } = await visit(browser, server.url);
    await signUpOverHttp(context, server.url);
    await page.goto('/login?next=%2Fprivacy-policy%3Flang%3Des');
    await page.getByRole('heading', { name: privacyEs.title }).waitFor();
    expect(await page.locator('#root').count()).toBe(0);
    await context.close();
  });

  test('an unknown address gets status 404 and a page that says so', async () => {
    const { context, page } = await visit(browser, server.url);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await page.getByText("Oops! The page you're looking for doesn't seem to exist.").waitFor();
    await context.close();
  });
});

describe('the files for other programs', () => {
  testInDepth('a shared link has a picture of the promised size', async () => {
    const { context, page } = await visit(browser, server.url);
    for (const chosen of LANGUAGES) {
      await page.goto(`/?lang=${chosen}`);
      const address = (await meta(page, 'og:image')) ?? '';
      expect(address).toMatch(new RegExp(`^http://localhost:\\d+/social-${chosen}\\.jpg$`));
      const promised = [await meta(page, 'og:image:width'), await meta(page, 'og:image:height')];
      expect(await readSize(page, new URL(address).pathname)).toBe(promised.join('x'));
    }
    await context.close();
  });

  testInDepth('the manifest names icons of the sizes they have', async () => {
    const { context, page } = await visit(browser, server.url);
    await page.goto('/');
    const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    const manifest = (await (await context.request.get(address)).json()) as {
      start_url: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(manifest.start_url).toBe('/dashboard');
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
    for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
      expect([src, await readSize(page, src)]).toEqual([src, sizes]);
      expect((await context.request.get(src)).headers()['content-type']).toBe(type);
    }
    await context.close();
  });

  test('robots.txt keeps robots out of the API only', async () => {
    const { context } = await visit(browser, server.url);
    const response = await context.request.get('/robots.txt');
    expect(response.headers()['content-type']).toContain('text/plain');
    expect(await response.text()).toBe('User-agent: *\nDisallow: /api/\nAllow: /\n');
    await context.close();
  });
});

/** The real size of a picture in pixels. */
function readSize(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);
}
