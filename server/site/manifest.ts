import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '#server/http/mount.ts';
import type { Site } from './complete-page.ts';

const PATH = '/manifest.webmanifest';

/** Serves the built manifest with the name of the installation, under which phones install it. */
export function mountManifest(app: App, { root, site }: { root: string; site: () => Promise<Site> }): void {
  const file = join(root, PATH);
  if (!existsSync(file)) return;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  app.get(PATH, async (http) => {
    const { name, language } = await site();
    http.header('Cache-Control', 'no-cache');
    http.header('Content-Type', 'application/manifest+json');
    return http.body(JSON.stringify({ ...manifest, name, short_name: name, lang: language }));
  });
}
