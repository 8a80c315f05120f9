import { chromium } from 'playwright-core';
import { findBrowser } from './e2e/find-browser.ts';
import { startServer } from './e2e/server.ts';
import { changeStoredProfile } from './e2e/stored-profile.ts';
const found = await findBrowser();
const server = await startServer({ hasMovingClock: true });
const browser = await chromium.launch(found.launchOptions);
const post = (c: any, path: string, data: object, headers = {}) => c.request.post(server.url + path, { headers: { origin: server.url, ...headers }, data });
try {
  const admin = await browser.newContext();
  await post(admin, '/api/auth/sign-up/email', { email: 'boss@example.org', name: 'Ana Ureña', password: 'plain-horse-battery', termsAccepted: true });
  await post(admin, '/api/v1/me/location/decline', {});
  changeStoredProfile(server, 'boss@example.org', { is_admin: 1 });
  for (const [name, email] of [['Luis Prado', 'luis.prado@ejemplo.es'], ['Marta Gil', 'marta@ejemplo.es'], ['Bartholomew Featherstonehaugh', 'bartholomew.featherstonehaugh.the.third@long-company-name.example.com']]) {
    const c = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1' });
    await post(c, '/api/auth/sign-up/email', { email, name, password: 'plain-horse-battery', termsAccepted: true });
    await server.moveClock(20_000);
  }
  for (const language of ['en', 'es']) for (const width of [360, 1440]) for (const theme of ['light', 'dark']) {
    await admin.request.patch(server.url + '/api/v1/me', { headers: { origin: server.url }, data: { language, theme } });
    const c = await browser.newContext({ storageState: await admin.storageState(), viewport: { width, height: 800 }, colorScheme: theme as 'light', baseURL: server.url });
    await c.addInitScript(([l, t]) => { localStorage.setItem('saldo-language', l!); localStorage.setItem('saldo-theme', t!); localStorage.setItem('saldo-consent', 'declined'); }, [language, theme]);
    const page = await c.newPage();
    page.on('pageerror', (e) => console.log('ERR', e.message)); page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
    for (const path of ['online-users', 'notifications']) {
      await page.goto('/admin/' + path); await page.waitForTimeout(1200);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth); if (wide > width) console.log('WIDE', path, language, width, wide);
      await page.screenshot({ path: `/tmp/look/${path}-${language}-${theme}-${width}.png` });
    }
    await page.getByRole('button', { name: /^Noti/ }).click(); await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/look/bell-${language}-${theme}-${width}.png` });
    await c.close();
  }
} finally { await browser.close(); await server.stop(); }
