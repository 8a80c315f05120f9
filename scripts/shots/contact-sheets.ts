import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { html } from 'hono/html';
import type { Browser, Page } from 'playwright-core';
import type { Language } from '#shared/languages.ts';
import { isPhone, type THEMES, type Width } from './screen.ts';

/** The language, the theme and the width of the window. */
export interface Look {
  language: Language;
  theme: (typeof THEMES)[number];
  width: Width;
}

/** One screenshot. */
export interface Shot extends Look {
  screen: string;
  fileName: string;
}

const STYLE = `
  body { margin: 0; background: #d3dad4; color: #13211b; font: 14px system-ui, sans-serif; }
  main { display: inline-block; padding: 16px; }
  h1 { margin: 0 0 8px; font-size: 18px; }
  ul { display: flex; gap: 12px; align-items: flex-start; margin: 0 0 12px; padding: 0; list-style: none; }
  img { display: block; width: 100%; max-height: 860px; object-fit: cover; object-position: top; }
  .phone { width: 270px; }
  .wide { width: 640px; }
  p { margin: 0 0 4px; }
`;
const SHEET_FOLDER = 'sheets';
const PAGES_AT_ONCE = 2;

/** Writes a picture for each screen with all its looks, and a page that lists these pictures. */
export async function writeContactSheets(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
): Promise<void> {
  const sheets = join(folder, SHEET_FOLDER);
  await mkdir(sheets, { recursive: true });
  const screens = [...Map.groupBy(shots, ({ screen }) => screen)];
  const waiting = [...screens];
  async function work(): Promise<void> {
    const page = await browser.newPage({ viewport: { width: 1900, height: 800 } });
    // A page may show files only if it is a file itself.
    await page.goto(pathToFileURL(sheets).href + '/');
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await draw(page, sheets, ...next);
    await page.close();
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  const files = (await readdir(sheets)).filter((name) => name.endsWith('.png')).toSorted();
  await writeFile(join(sheets, 'index.html'), String(await toIndex(files)));
}

async function draw(page: Page, sheets: string, screen: string, shots: readonly Shot[]): Promise<void> {
  await page.setContent(String(await toSheet(screen, shots)));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.locator('main').screenshot({ path: join(sheets, `${screen}.png`) });
}

/** Lays out the pictures of a screen, one row per language. */
function toSheet(screen: string, shots: readonly Shot[]) {
  return html`<!doctype html>
    <meta charset="utf-8" />
    <style>
      ${STYLE}
    </style>
    <main>
      <h1>${screen}</h1>
      ${[...Map.groupBy(shots, ({ language }) => language).values()].map(
        (row) =>
          html`<ul>
            ${row.map(toThumbnail)}
          </ul>`,
      )}
    </main>`;
}

function toThumbnail({ language, theme, width, fileName }: Shot) {
  return html`<li class="${isPhone(width) ? 'phone' : 'wide'}">
    <p>${language} ${theme} ${width}</p>
    <img src="../${fileName}" alt="" />
  </li>`;
}

function toIndex(files: readonly string[]) {
  return html`<!doctype html>
    <meta charset="utf-8" />
    <title>Screens</title>
    ${files.map((file) => html`<p><img src="${file}" alt="${file}" loading="lazy" /></p>`)}`;
}
