// `npm run pictures` makes the pictures of the public pages and the icons again. The results are committed.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { signIn } from '#shared/contract/auth.ts';
import { updateProfile } from '#shared/contract/profile-changes.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { paths } from '#shared/paths.ts';
import { DEMO_ACCOUNTS, fillDemoAccount } from '../cli/demo-account.ts';
import { findBrowser } from '../e2e/testing/find-browser.ts';
import { startServer, type RunningServer } from '../e2e/testing/server.ts';
import { openWindow } from './open-window.ts';
import { waitForQuiet } from './stillness.ts';

interface Picture {
  name: string;
  path: string;
  window: { width: number; height: number };
  /** Picture pixels per window pixel. The picture is about twice as wide as the page shows it. */
  scale: number;
  /** The scroll position of the window. */
  scrolledPx?: number;
}

const PICTURES: readonly Picture[] = [
  { name: 'dashboard', path: paths.dashboard, window: { width: 1120, height: 806 }, scale: 1.5 },
  {
    name: 'year',
    path: `${paths.dashboard}?period=this-year`,
    window: { width: 1200, height: 860 },
    scale: 1.2,
  },
  { name: 'dashboard-phone', path: paths.dashboard, window: { width: 360, height: 700 }, scale: 1.5 },
  {
    name: 'year-phone',
    path: `${paths.dashboard}?period=this-year`,
    window: { width: 360, height: 700 },
    scale: 1.5,
    scrolledPx: 900,
  },
  { name: 'add-expense-phone', path: paths.addExpense, window: { width: 360, height: 700 }, scale: 1.5 },
];
const THEMES = ['light', 'dark'] as const;
const WEBP_QUALITY = 0.84;
const QUIET_MS = 300;

const MARK =
  '<path fill="#0a7556" d="M0 0h24v24H0z"/><path fill="#e3a008" d="M0 12h12v12H0z"/><circle cx="12" cy="12" r="4.6" fill="#fff"/>';

const SOCIAL_STYLE = `
  body { margin: 0; overflow: hidden; background: #f5f7f4; color: #13211b; font-family: Inter; letter-spacing: -0.02em }
  .words { position: absolute; left: 72px; top: 96px; width: 440px }
  .mark { width: 64px; height: 64px }
  p { margin: 40px 0 16px; color: #0a7556; font-size: 26px; font-weight: 650 }
  h1 { margin: 0; font-size: 68px; font-weight: 780; letter-spacing: -0.045em; line-height: 1.05; text-wrap: balance }
  .picture { position: absolute; left: 560px; top: 84px; width: 900px; border: 1px solid #e3e8e3; border-radius: 20px;
    box-shadow: 0 24px 60px -16px rgb(19 33 27 / 30%) }
`;

const root = join(import.meta.dirname, '..');
const pictureFolder = join(root, 'web/public-pages/pictures');
const publicFolder = join(root, 'web/public');

const { launchOptions } = await findBrowser();
const browser = await chromium.launch(launchOptions);
try {
  await drawIcons(browser);
  const server = await startServer({ clockAheadMs: 0 });
  try {
    await takePictures(browser, server);
  } finally {
    await server.stop();
  }
  await drawSocialPictures(browser);
} finally {
  await browser.close();
}

async function takePictures(inBrowser: Browser, { url }: RunningServer): Promise<void> {
  await mkdir(pictureFolder, { recursive: true });
  for (const file of await readdir(pictureFolder)) await rm(join(pictureFolder, file));
  for (const language of LANGUAGES) {
    const person = await enterDemo(inBrowser, url, language);
    for (const theme of THEMES) {
      await person.request.patch(updateProfile.path, { headers: { origin: url }, data: { theme } });
      for (const picture of PICTURES) {
        await take(inBrowser, person, picture, { language, theme, url });
      }
    }
    await person.close();
  }
}

/** Signs in the demo account of a language. */
async function enterDemo(inBrowser: Browser, url: string, language: Language): Promise<BrowserContext> {
  await fillDemoAccount(fetch, url, language);
  const person = await inBrowser.newContext({ baseURL: url });
  const { email, password } = DEMO_ACCOUNTS[language];
  await person.request.post(signIn.path, { headers: { origin: url }, data: { email, password } });
  return person;
}

type Look = { language: Language; theme: (typeof THEMES)[number]; url: string };

async function take(
  inBrowser: Browser,
  person: BrowserContext,
  { name, path, window, scale, scrolledPx = 0 }: Picture,
  look: Look,
): Promise<void> {
  const context = await openWindow(inBrowser, person, { ...look, viewport: window, scale });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitForQuiet(page, QUIET_MS);
  await page.evaluate((top) => scrollTo(0, top), scrolledPx);
  await waitForQuiet(page, QUIET_MS);
  const content = await toWebp(inBrowser, await page.screenshot({ animations: 'disabled' }));
  const size = `${window.width * scale}x${window.height * scale}`;
  const file = `${name}-${look.language}-${look.theme}-${size}.webp`;
  await writeFile(join(pictureFolder, file), content);
  console.log(`${file}: ${Math.round(content.length / 1000)} kB`);
  await context.close();
}

/** Converts a picture to WebP in the browser, because Playwright cannot write WebP. */
async function toWebp(inBrowser: Browser, png: Buffer): Promise<Buffer> {
  const page = await inBrowser.newPage();
  const bytes = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [`data:image/png;base64,${png.toString('base64')}`, WEBP_QUALITY] as const,
  );
  await page.close();
  return Buffer.from(bytes);
}

/** Draws the rounded favicon, and the logo on a full square, which systems crop to their own shape. */
async function drawIcons(inBrowser: Browser): Promise<void> {
  const roundLogo = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
  const squareLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${MARK}</svg>`;
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  await drawIcon(inBrowser, roundLogo, 192, 'icon-192.png');
  await drawIcon(inBrowser, roundLogo, 512, 'icon-512.png');
  await drawIcon(inBrowser, squareLogo, 512, 'icon-maskable-512.png');
  await drawIcon(inBrowser, squareLogo, 180, 'apple-touch-icon.png');
}

async function drawIcon(inBrowser: Browser, svg: string, size: number, file: string): Promise<void> {
  const page = await inBrowser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(publicFolder, 'icons', file), omitBackground: true });
  await page.close();
}

/** Draws the card that social networks show: the logo, the slogan and the dashboard. */
async function drawSocialPictures(inBrowser: Browser): Promise<void> {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  );
  for (const language of LANGUAGES) {
    const { title, eyebrow } = TEXTS[language].pages.landing;
    const [picture = ''] = (await readdir(pictureFolder)).filter((name) =>
      name.startsWith(`dashboard-${language}-light-`),
    );
    const page = await inBrowser.newPage({ viewport: { width: 1200, height: 630 } });
    const mark = (await readFile(join(publicFolder, 'favicon.svg'), 'utf8')).replace(
      '<svg',
      '<svg class="mark"',
    );
    await page.setContent(`<!doctype html><style>
      @font-face { font-family: Inter; src: url(${await toDataAddress(font, 'font/woff2')}); font-weight: 100 900 }
      ${SOCIAL_STYLE}
    </style><div class="words">${mark}
    <p>${eyebrow}</p><h1>${title}</h1></div>
    <img class="picture" alt="" src="${await toDataAddress(join(pictureFolder, picture), 'image/webp')}">`);
    await waitForQuiet(page, QUIET_MS);
    await page.screenshot({ path: join(publicFolder, `social-${language}.jpg`), type: 'jpeg', quality: 84 });
    await page.close();
  }
}

async function toDataAddress(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}
