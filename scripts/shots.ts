// `npm run shots` photographs every screen. `npm run shots -- dashboard login` takes those whose name has a word.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { signIn, signUp } from '#shared/contract/auth.ts';
import { updateProfile } from '#shared/contract/profile.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { DEMO_ACCOUNT, fillDemoAccount } from '../cli/demo-account.ts';
import { findBrowser } from '../e2e/testing/find-browser.ts';
import { startServer } from '../e2e/testing/server.ts';
import { writeContactSheet, type Shot } from './shots/contact-sheet.ts';
import { openWindow } from './open-window.ts';
import { settle } from './settle.ts';
import { SCREENS, THEMES, WIDTHS, type Screen } from './shots/screens.ts';

type Person = Screen['who'];
/** The language, the theme and the window of the pictures. */
type Look = Pick<Shot, 'language' | 'theme' | 'width'>;

const FRESH_ACCOUNT = { email: 'nora@example.org', password: 'window-orchard-17', name: 'Nora' };
const HEIGHTS = { 360: 780, 1440: 900 };
const STEP_TIMEOUT_MS = 10_000;
const LONGEST_WINDOW_PX = 6_000;

const folder = join(import.meta.dirname, '../shots');
const words = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const shots: Shot[] = [];
const remarks: string[] = [];
let failures = 0;

if (screens.length === 0) {
  console.error(`No screen is named so. There are: ${SCREENS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
if (words.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const found = await findBrowser();
console.log(`Photographing ${screens.length} screens in ${found.name}`);
const server = await startServer();
const browser = await chromium.launch(found.launchOptions);
try {
  await fillDemoAccount(fetch, server.url);
  const people = await enterEverybody(browser);
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      await prefer(people, { language, theme });
      await Promise.all(WIDTHS.map((width) => photograph(browser, people, { language, theme, width })));
    }
  }
  await writeContactSheet(browser, folder, inOrder(shots));
} finally {
  await browser.close();
  await server.stop();
}
for (const remark of new Set(remarks)) console.log(remark);
console.log(`${shots.length} pictures and contact-sheet.png are in ${folder}`);
process.exitCode = failures === 0 ? 0 : 1;

type People = Record<Person, BrowserContext>;

/** One browser profile per person. The windows of the pictures get its cookies. */
async function enterEverybody(inBrowser: Browser): Promise<People> {
  const [nobody, demo, fresh] = await Promise.all([
    inBrowser.newContext(),
    inBrowser.newContext(),
    inBrowser.newContext(),
  ]);
  const { email, password } = DEMO_ACCOUNT;
  await send(demo, 'POST', signIn.path, { email, password });
  await send(fresh, 'POST', signUp.path, { ...FRESH_ACCOUNT, termsAccepted: true, currency: 'EUR' });
  return { nobody, demo, fresh };
}

/** Writes language and theme to the users' profiles, which win over the browser's choice after signing in. */
async function prefer({ demo, fresh }: People, look: Pick<Look, 'language' | 'theme'>): Promise<void> {
  await Promise.all([demo, fresh].map((context) => send(context, 'PATCH', updateProfile.path, look)));
}

async function send(context: BrowserContext, method: string, path: string, data: object): Promise<void> {
  const headers = { origin: server.url };
  const answer = await context.request.fetch(server.url + path, { method, headers, data });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
}

async function photograph(inBrowser: Browser, people: People, look: Look): Promise<void> {
  const windows: People = {
    nobody: await openShotWindow(inBrowser, people.nobody, look),
    demo: await openShotWindow(inBrowser, people.demo, look),
    fresh: await openShotWindow(inBrowser, people.fresh, look),
  };
  for (const screen of screens) {
    const isShown =
      (screen.width ?? look.width) === look.width && (screen.language ?? look.language) === look.language;
    if (isShown) await photographScreen(windows[screen.who], screen, look);
  }
  for (const context of Object.values(windows)) await context.close();
}

async function photographScreen(context: BrowserContext, screen: Screen, look: Look): Promise<void> {
  const name = [screen.name, look.language, look.theme, look.width].join('-');
  const page = await context.newPage();
  watch(page, name);
  try {
    await compose(page, screen, look);
    if (!screen.isWindowOnly) await growToPage(page, look);
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path, fullPage: !screen.isWindowOnly, animations: 'disabled' });
    shots.push({ ...look, screen: screen.name, file: `${name}.png` });
  } catch (error) {
    failures += 1;
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    await page.screenshot({ path: join(folder, `${name}-failed.png`) }).catch(() => undefined);
  } finally {
    await page.close();
  }
}

async function openShotWindow(
  inBrowser: Browser,
  person: BrowserContext,
  look: Look,
): Promise<BrowserContext> {
  const { url } = server;
  const viewport = { width: look.width, height: HEIGHTS[look.width] };
  // The question about cookies, which these windows have answered, has its own picture.
  const context = await openWindow(inBrowser, person, { ...look, url, viewport });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  await context.addCookies([{ name: 'saldo-language', value: look.language, url }]);
  return context;
}

async function compose(page: Page, screen: Screen, { language, width }: Look): Promise<void> {
  await screen.arrange?.(page);
  await page.goto(screen.path);
  await page.getByRole('heading').first().waitFor();
  await settle(page);
  await screen.act?.(page, TEXTS[language].screens);
  await settle(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) remarks.push(`! ${screen.name} at ${width} px (${language}) is ${wide} px wide.`);
}

/** Makes the window as long as the page, so that a bar at the end of the window is at the end of the page. */
async function growToPage(page: Page, { width }: Look): Promise<void> {
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  if (length > LONGEST_WINDOW_PX) return;
  await page.setViewportSize({ width, height: Math.max(length, HEIGHTS[width]) });
  await settle(page);
}

/** Prints faults of the page without failing the picture. */
function watch(page: Page, name: string): void {
  page.on('pageerror', (error) => remarks.push(`! ${name}: ${error.message}`));
  page.on('console', (message) => {
    // Refused requests, such as a sign-in, are intended.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    remarks.push(`! ${name}: ${message.text().split('\n')[0]}`);
  });
}

function inOrder(taken: readonly Shot[]): Shot[] {
  const rank = ({ screen, language, theme, width }: Shot) =>
    [
      SCREENS.findIndex(({ name }) => name === screen),
      LANGUAGES.indexOf(language),
      THEMES.indexOf(theme),
      WIDTHS.indexOf(width),
    ]
      .map((place) => String(place).padStart(2, '0'))
      .join();
  return taken.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
