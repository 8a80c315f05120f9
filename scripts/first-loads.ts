import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { paths } from '#shared/paths.ts';
import { findFiles, findModules } from './build/first-files.ts';

/** The files of a first visit of a screen, and their largest total size with gzip. */
interface Budget {
  name: string;
  path: string[];
  limit: string;
  gzip: true;
}

/** The first page asks a new visitor for consent. */
const LANDING = ['public-pages/browser.ts', 'features/consent/banner.ts', '../shared/i18n/en/consent.ts'];

const root = join(import.meta.dirname, '..');

/** The budgets of the first screens that people see. */
export function firstLoads(): Budget[] {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8')) as Manifest;
  const landing = findFiles(manifest, LANDING);
  const findScreenFiles = (path: string) => findFiles(manifest, findModules(path, 'en'));
  const script = (name: string, files: string[], limit: string) => budget(`${name}: script`, files, limit);
  return [
    script('landing', landing.scripts, '10 kB'),
    budget('landing: page and style', ['../pages/home.en.html', ...landing.styles], '12 kB'),
    script('login', findScreenFiles(paths.login).scripts, '132 kB'),
    budget('login: style', findScreenFiles(paths.login).styles, '12 kB'),
    script('sign-up', findScreenFiles(paths.signup).scripts, '135 kB'),
    script('dashboard', findScreenFiles(paths.dashboard).scripts, '175 kB'),
  ];
}

function budget(name: string, files: string[], limit: string): Budget {
  return { name, path: files.map((file) => join('dist/web', file)), limit, gzip: true };
}
