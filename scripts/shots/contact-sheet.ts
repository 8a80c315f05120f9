import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { html } from 'hono/html';
import type { Browser } from 'playwright-core';
import type { Language } from '#shared/languages.ts';
import type { THEMES, WIDTHS } from './screens.ts';

/** One screenshot. */
export interface Shot {
  screen: string;
  language: Language;
  theme: (typeof THEMES)[number];
  width: (typeof WIDTHS)[number];
  /** Its file name. */
  file: string;
}

const STYLE = `
  body { margin: 24px; background: #d3dad4; color: #13211b; font: 14px system-ui, sans-serif; }
  h2 { margin: 28px 0 8px; font-size: 18px; }
  ul { display: flex; gap: 12px; align-items: flex-start; margin: 0; padding: 0; list-style: none; }
  img { display: block; width: 100%; max-height: 360px; object-fit: cover; object-position: top; }
  .w360 { width: 120px; }
  .w1440 { width: 300px; }
  p { margin: 0 0 4px; }
`;

/** Writes one picture that contains all others, one row per screen. */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
): Promise<void> {
  const file = join(folder, 'contact-sheet.html');
  await writeFile(file, String(await toSheet(shots)));
  const page = await browser.newPage({ viewport: { width: 1850, height: 1000 } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true });
  await page.close();
  await rm(file);
}

function toSheet(shots: readonly Shot[]) {
  const rows = [...Map.groupBy(shots, ({ screen }) => screen)];
  return html`<!doctype html>
    <meta charset="utf-8" />
    <style>
      ${STYLE}
    </style>
    ${rows.map(
      ([screen, row]) =>
        html`<h2>${screen}</h2>
          <ul>
            ${row.map(thumbnail)}
          </ul>`,
    )}`;
}

function thumbnail({ language, theme, width, file }: Shot) {
  return html`<li class="w${width}">
    <p>${language} ${theme}</p>
    <img src="${file}" alt="" />
  </li>`;
}
