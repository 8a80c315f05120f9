import { afterEach, describe, expect, test } from 'vitest';
import { bannerFields, toBanners } from '#shared/banner.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { PAGE_PATHS } from '#shared/paths.ts';
import { inDepth } from '#shared/testing/depth.ts';
import { findViolations } from './testing/axe.ts';
import { visit } from './testing/people.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { changeStoredSettings } from './testing/stored-settings.ts';

const browser = await openBrowser();
const server = await openServer();

describe.each(inDepth(LANGUAGES.toReversed()))('settings of the administrator, in %s', (chosen) => {
  const texts = TEXTS[chosen].pages;
  const banners = bannerFields((spoken) => `Moving <b>on Sunday</b> & back, in ${spoken}`);
  const noBanners = bannerFields(() => null);
  const open = `?lang=${chosen}`;
  afterEach(() => changeStoredSettings(server, { registration: 'open', isReadOnly: false }, noBanners));

  test('the banner shows at the top of each page until it is removed', async () => {
    const { context, page, faults } = await visit(browser, server.url);
    const banner = page.getByRole('complementary', { name: texts.app.serviceNotice });
    await page.goto(`/${open}`);
    expect(await banner.isVisible()).toBe(false);

    await changeStoredSettings(server, { isReadOnly: true }, banners);
    for (const path of PAGE_PATHS) {
      await page.goto(path + open);
      expect(await banner.innerText()).toBe(`${texts.app.readOnly}\n\n${toBanners(banners)[chosen]}`);
      expect(await banner.boundingBox()).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect([colorScheme, await findViolations(page)]).toEqual([colorScheme, []]);
    }

    await changeStoredSettings(server, { isReadOnly: false }, noBanners);
    for (const path of PAGE_PATHS) {
      await page.goto(path + open);
      expect(await banner.isVisible()).toBe(false);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('registration by invitation, or closed: no page offers an account', async () => {
    const { context, page } = await visit(browser, server.url);
    const signUpLinks = page.locator('a[href="/signup"]:visible');
    await page.goto(`/${open}`);
    expect(await signUpLinks.count()).toBe(3);
    for (const [registration, sentence] of [
      ['invitation', texts.landing.invitationOnly],
      ['closed', texts.landing.signUpClosed],
    ] as const) {
      const explanation = page.getByText(sentence).filter({ visible: true });
      expect(await explanation.count()).toBe(0);
      await changeStoredSettings(server, { registration });
      await page.reload();
      expect([await signUpLinks.count(), await explanation.count()]).toEqual([0, 2]);
    }
    await page.goto(`/privacy-policy${open}`);
    expect(await signUpLinks.count()).toBe(0);
    await page.goto('/no/such/page');
    await page.getByRole('banner').locator('a[href="/login"]').waitFor();
    expect(await signUpLinks.count()).toBe(0);
    await page.goto(`/${open}`);
    await page.getByRole('main').locator('a[href="/login"]:visible').first().click();
    await page.getByLabel(texts.app.showPassword).waitFor();
    await page.locator('a[href="/signup"]').waitFor({ state: 'detached' });
    await context.close();
  });
});
