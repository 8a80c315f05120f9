import { expect } from 'vitest';
import { fetchResponse } from '../testing/fetch-response.ts';
import { leave, moveTo } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';
import { expectAccessible, describeInLooks, visitInLook } from '../testing/looks.ts';

const browser = await openBrowser();
const server = sharedServer();

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { texts } = look;

  it('for guests', async () => {
    const visited = await visitInLook(browser, server, look);
    const { page } = visited;
    for (const path of [
      '/',
      '/login',
      '/login?suspended',
      '/signup',
      '/forgot-password',
      '/reset-password',
      '/confirm-email',
      '/verify-email',
      '/privacy-policy',
      '/terms-and-conditions',
      '/nowhere',
    ]) {
      const before = await page.title();
      await moveTo(page, path);
      // The previous screen has a heading too.
      if (path !== '/login?suspended') await expect.poll(() => page.title()).not.toBe(before);
      await expectAccessible(page, path);
    }
    for (const path of ['/', '/nowhere']) {
      await page.goto(path);
      await page.getByRole('button', { name: texts.app.cookieSettings }).click();
      await page.getByRole('region', { name: texts.consent.title }).getByText(texts.consent.details).click();
      await expectAccessible(page, `${path} with the question of consent`);
    }
    await page.goto('/signup');
    await page.getByRole('button', { name: texts.auth.signUp.submit }).last().click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, '/signup with errors');

    const respond = (path: string, json: object) =>
      page.route(`**${path}`, (route) => route.fulfill({ json }));
    // The data in the page must say that mail is on.
    await page.route('**/forgot-password', async (route) => {
      const asked = await fetchResponse(route);
      await route.fulfill({
        response: asked,
        body: (await asked.text()).replace('"mail":false', '"mail":true'),
      });
    });
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: texts.passwordReset.request.submit }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, '/forgot-password with errors');
    await respond('/api/auth/reset-password/check', { state: 'valid' });
    await page.goto('/reset-password?token=x');
    await page.getByRole('button', { name: texts.passwordReset.choose.submit }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, '/reset-password with errors');
    const link = { state: 'valid', address: 'new', newEmail: 'ana@example.org' };
    await respond('/api/auth/email-change/check', link);
    await page.goto('/confirm-email?token=x');
    await page.getByRole('button', { name: texts.emailChange.link.confirm, exact: true }).waitFor();
    await expectAccessible(page, '/confirm-email');
    await leave(visited);
  });
});
