// Copies the packages that the built server does not contain from node_modules into a folder for the image, with their
// dependencies and without files for other platforms.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BINARY_PACKAGES } from '#server/program-files.ts';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Node runs no TypeScript in node_modules. The other files are for debuggers, compilers and readers. */
const NEVER_RUN = /\.([cm]?ts|map|md|c|cc|cpp|h|gyp)$/;
/** A folder with binaries for each platform. */
const PREBUILT = /\/prebuilds\/(?<platform>[^/]+)/;

const root = join(import.meta.dirname, '..');
const target = process.argv[2];
if (target === undefined) {
  console.error('Usage: node scripts/copy-server-packages.ts FOLDER');
  process.exit(64);
}

const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };

const needed = new Set<string>();
for (const name of BINARY_PACKAGES) addNeeded('', name);
for (const path of needed) copy(path);
console.log(`${needed.size} packages copied to ${target}`);

/** Adds a package and its dependencies to `needed`; optional ones only if npm has installed them. */
function addNeeded(from: string, name: string): void {
  const path = findPackage(from, name);
  if (path === undefined || needed.has(path) || !existsSync(join(root, path))) return;
  needed.add(path);
  const { peerDependencies = {}, peerDependenciesMeta: meta, ...locked } = packages[path] ?? {};
  const peers = Object.keys(peerDependencies).filter((peer) => meta?.[peer]?.optional !== true);
  const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies });
  for (const next of [...names, ...peers]) addNeeded(path, next);
}

/** Finds a package as Node does: within the importing package, then in every folder above. */
function findPackage(from: string, name: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[path] !== undefined) return path;
  if (from === '') return undefined;
  const parent = from.lastIndexOf('/node_modules/');
  return findPackage(parent === -1 ? '' : from.slice(0, parent), name);
}

function copy(path: string): void {
  const source = join(root, path);
  cpSync(source, join(target ?? '', relative('node_modules', path)), {
    recursive: true,
    // Nested packages are marked separately.
    filter: (file) => runsHere(file) && !file.startsWith(join(source, 'node_modules')),
  });
}

function runsHere(file: string): boolean {
  const built = PREBUILT.exec(file)?.groups?.['platform'];
  return !NEVER_RUN.test(file) && (built?.startsWith(`${process.platform}-${process.arch}`) ?? true);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
