import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const FILE = join(import.meta.dirname, '../../web/first-paint.js');
const PLACEHOLDER = '%FIRST_PAINT%';

/** Puts the script that runs before the first paint into a page, because fetching it would delay the paint. */
export function withFirstPaint(html: string): string {
  const { code } = minifySync(FILE, readFileSync(FILE, 'utf8'));
  return html.replace(PLACEHOLDER, () => code.trim());
}

/** A plugin that puts the script into `index.html`, and in development into the public pages. */
export function firstPaint(): Plugin {
  return { name: 'first-paint', transformIndexHtml: withFirstPaint };
}
