import { describe, expect, test } from 'vitest';
import { signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

describe('language and theme', () => {
  test('guests see English and the light theme until they choose others, and the current language is disabled', async () => {
    const { context, page } = await visit(browser, server.url, { locale: 'es-ES' });
    await page.goto('/login');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByText('¿Prefieres español?').waitFor();
    expect(await page.getByRole('button', { name: 'English' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^(ES )?Español/ }).click();
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await expect.poll(() => page.title()).toContain('Iniciar sesión');
    await expect.poll(() => page.getByRole('button', { name: 'Español' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Tema: Oscuro' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await page.getByRole('button', { name: 'Tema: Claro' }).waitFor();
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await context.close();
  });

  test('the profile’s language wins after signing in, and a change is saved to the profile', async () => {
    const { context, page } = await visit(browser, server.url);
    await signUpOverHttp(context, server.url, { language: 'es', name: 'Ana' });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Hola, Ana' }).waitFor();
    await page.getByRole('button', { name: 'Ana' }).click();
    const item = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
    expect(await item('Español').isDisabled()).toBe(true);
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await item('English').click();
    await page.getByRole('heading', { name: 'Hello, Ana' }).waitFor();
    expect((await saved).status()).toBe(200);
    const profile = (await (await context.request.get(`${server.url}/api/v1/me`)).json()) as {
      language: string;
    };
    expect(profile.language).toBe('en');
    await context.close();
  });

  test('the theme follows the system until one is chosen, which then shows from the first paint', async () => {
    const { context, page } = await visit(browser, server.url, { colorScheme: 'dark' });
    await signUpOverHttp(context, server.url, { name: 'Ana' });
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scheme()).toBe('dark');
    await page.getByRole('button', { name: 'Ana' }).click();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect.poll(scheme).toBe('light');
    await saved;
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(scheme).toBe('light');
    await context.close();
  });
});

describe('the system setting for less motion', () => {
  test.each(['reduce', 'no-preference'] as const)('applies when it is %s', async (reducedMotion) => {
    const { context, page } = await visit(browser, server.url, { reducedMotion });
    await context.addInitScript(countMotions);
    await signUpOverHttp(context, server.url, { name: 'Ana' });
    await page.goto('/dashboard');
    const open = async () => {
      await page.getByRole('button', { name: 'Ana' }).click();
      await page.getByRole('menuitem').first().waitFor();
    };
    await open();
    const motions = () => page.evaluate(() => Number(document.documentElement.dataset['motions'] ?? 0));
    if (reducedMotion === 'reduce') expect(await motions()).toBe(0);
    else {
      // If a frame comes late, one opening may be without motion.
      while ((await motions()) === 0) {
        await page.keyboard.press('Escape');
        await page.getByRole('menu').waitFor({ state: 'detached' });
        await open();
      }
    }
    await context.close();
  });
});

/** Counts the elements that begin to move for longer than a millisecond, because a single check may come too late. */
function countMotions(): void {
  let motions = 0;
  const count = ({ target }: Event) => {
    const lasting = (target as Element)
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1);
    motions += lasting.length;
    document.documentElement.dataset['motions'] = String(motions);
  };
  addEventListener('transitionrun', count, true);
  addEventListener('animationstart', count, true);
}
